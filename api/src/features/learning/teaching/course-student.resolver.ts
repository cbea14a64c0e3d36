import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { PageArgs } from '../../../graphql/page.args.ts';
import {
  COMMAND_DECIDED,
  createPageType,
  MaxRows,
  page,
  ReadMutation,
  ReadQuery,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../../graphql/read/index.ts';
import { SearchField } from '../../../graphql/search-field.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { isTaughtCourse, MAX_LESSONS } from '../../courses/index.ts';
import { ACCESS, PERCENTAGE } from '../enrolment.reads.ts';
import { CourseStudent, StudentLesson } from './course-student.types.ts';
import { OverrideProgressInput, overrideProgress } from './override-progress.ts';

export const CourseStudentPage = createPageType('CourseStudentPage', () => CourseStudent);

@ArgsType()
class CourseStudentArgs extends PageArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer teaches.' })
  courseId!: string;
  @SearchField('Part of the name, at most 100 characters. Case and accents are ignored.')
  search?: string | null;
}

const TAUGHT = 'The query reads only students of courses that the viewer teaches.';

const studentsSql = (where: Sql): Sql => sql`
  select e.id, p.full_name as "fullName", p.avatar_url as "avatarUrl", ${ACCESS} as access, e.completed_lessons as "completedLessons",
    c.lesson_count as "totalLessons", e.completed_required as "completedRequiredLessons", c.required_lessons as "requiredLessons",
    e.completed_lessons - e.completed_required as "completedOptionalLessons", ${PERCENTAGE} as percentage,
    e.enrolled_at as "enrolledAt", e.last_studied_at as "lastStudiedAt", e.completed_at as "completedAt"
  from enrolment e join course c on c.id = e.course_id join person p on p.id = e.student_id where ${where}`;

const lessonsSql = (enrolmentId: string | null, viewer: Viewer): Sql => sql`
  select l.id, l.title, s.title as "sectionTitle", l.kind, l.is_required as "isRequired",
    case when p.completed_at is not null then 'COMPLETED' when p.id is not null then 'STARTED' else 'NOT_STARTED' end as state,
    p.completed_at as "completedAt", p.completed_why as "completedWhy", p.best_score as "bestScore",
    s.position as section, l.position, e.student_id as "studentId"
  from enrolment e join lesson l on l.course_id = e.course_id and l.removed_at is null join section s on s.id = l.section_id
  left join lesson_progress p on p.enrolment_id = e.id and p.lesson_id = l.id
  where e.id = ${enrolmentId} and ${isTaughtCourse(viewer, sql`e.course_id`)}`;

@Resolver()
export class CourseStudentResolver {
  @Allow('course:read-own')
  @ReadQuery(() => CourseStudentPage, {
    description:
      'Students of a course, the most recently active first. Empty if the viewer does not teach the course.',
  })
  courseStudents(
    @Args() { courseId, search, page: number, limit }: CourseStudentArgs,
    @Ctx() context: Context,
  ) {
    const words = search?.trim() ?? '';
    const named = words ? sql` and position(plain(${words}) in plain(p.full_name)) > 0` : sql``;
    const taught = isTaughtCourse(signedIn(context), sql`e.course_id`);
    return page(
      CourseStudent,
      (each) => ({
        orderBy: sql`${each.lastStudiedAt} desc nulls last, ${each.enrolledAt} desc, ${each.id}`,
        page: number,
        limit,
      }),
      {
        from: studentsSql(sql`e.course_id = ${uuid(courseId)} and ${taught}${named}`),
        skipVisibility: TAUGHT,
      },
    );
  }

  @Allow('course:read-own')
  @MaxRows(MAX_LESSONS)
  @ReadQuery(() => [StudentLesson], {
    description: 'Progress of a student in each lesson. Empty if the viewer does not teach the course.',
  })
  studentLessons(
    @Arg('enrolmentId', () => ID, { description: 'ID of a student’s enrolment in the course.' })
    enrolmentId: string,
    @Ctx() context: Context,
  ) {
    return rows<StudentLesson, { section: unknown; position: unknown }>(
      StudentLesson,
      (each) => ({ orderBy: sql`${each.section}, ${each.position}`, limit: MAX_LESSONS }),
      { from: lessonsSql(uuid(enrolmentId), signedIn(context)), skipVisibility: TAUGHT },
    );
  }

  @Allow('enrolment:override')
  @ReadMutation(() => CourseStudent, {
    description:
      'Marks a lesson as complete for a student, or resets it, and notifies the student of the reason. Never revokes a completed course or a certificate. BAD_INPUT: the reason is invalid. NOT_FOUND, FORBIDDEN: no course whose work the viewer may grade. CONFLICT: the student’s access has ended. POLICY: the progress is the viewer’s own.',
  })
  async overrideProgress(@Arg('input') input: OverrideProgressInput, @Ctx() context: Context) {
    const id = await overrideProgress(context, input);
    return rows(CourseStudent, () => ({}), {
      from: studentsSql(sql`e.id = ${id}`),
      skipVisibility: COMMAND_DECIDED,
    });
  }
}
