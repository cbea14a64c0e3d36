import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  raw,
  resultRow,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { isTaughtCourse } from '../courses/index.ts';
import { Assignment, AssignmentBrief, MAX_RUBRIC_ROWS } from './assignment.entity.ts';
import { AssignmentStanding, SubmissionStatus } from './assignment.enums.ts';
import { AssignmentExtension, ExtensionRequest, RubricRow } from './assignment.types.ts';
import { SaveAssignmentInput, saveAssignment } from './save-assignment.ts';
import { AssignmentSubmission, MAX_SUBMISSIONS } from './submission.entity.ts';
import { rubricRows } from './submission.reads.ts';

const MINE = 'The statement reads only rows of the viewer.';

/** A column of the view of deadlines for the viewer. */
const mine = ({ id }: Row<Assignment>, { viewer }: Context, column: string): Sql =>
  sql`(select d.${raw(column)} from assignment_deadline d
    where d.assignment_id = ${id} and d.student_id = ${viewer?.id ?? null}::uuid)`;

@Resolver(() => Assignment)
export class AssignmentResolver {
  @Public('study:read', 'course:read-own', 'course:read-any')
  @ReadQuery(() => Assignment, {
    nullable: true,
    description: 'Assignment by ID. Null if its course is not visible to the viewer.',
  })
  assignment(
    @Arg('id', () => ID, { description: 'ID of the assignment, as returned by its lesson.' }) id: string,
  ) {
    return rows(Assignment, (each) => ({ where: sql`${each.id} = ${uuid(id)}` }));
  }

  @Public('study:read', 'course:read-own', 'course:read-any')
  @ReadQuery(() => Assignment, {
    nullable: true,
    description: 'Assignment of a lesson. Null if it was never saved, or is not visible to the viewer.',
  })
  assignmentOfLesson(
    @Arg('lessonId', () => ID, { description: 'ID of a lesson of kind ASSIGNMENT.' }) lessonId: string,
  ) {
    return rows(Assignment, (each) => ({ where: sql`${each.lesson} = ${uuid(lessonId)}` }));
  }

  @Allow('course:update')
  @ReadMutation(() => Assignment, {
    description:
      'Creates or replaces the assignment of a lesson. Work that has already started keeps its rubric and terms. BAD_INPUT: times, points or levels are inconsistent. NOT_FOUND, FORBIDDEN: no lesson that the viewer may edit. CONFLICT: the assignment was edited since, the lesson is of another kind, or its course cannot be edited.',
  })
  async saveAssignment(@Arg('input') input: SaveAssignmentInput, @Ctx() context: Context) {
    return resultRow(Assignment, await saveAssignment(context, input));
  }

  @ReadField(() => AssignmentBrief, {
    nullable: true,
    description: 'Instructions and rubric. Null if the viewer has no access to the lesson.',
  })
  brief(@Root() { id }: Row<Assignment>) {
    return rows(AssignmentBrief, (each) => ({ where: sql`${each.id} = ${id}` }));
  }

  @ReadField(() => DateTime, { description: 'Server time of this response, for countdowns.' })
  serverTime(@Root() _: Row<Assignment>) {
    return sql`clock_timestamp()`;
  }

  @ReadField(() => AssignmentStanding, { description: 'Relation of the viewer to the assignment.' })
  myStanding(@Root() { course, lesson }: Row<Assignment>, @Ctx() { viewer }: Context) {
    if (!viewer) return sql`'OUTSIDE'::text`;
    return sql`coalesce((select case when e.access <> 'ACTIVE' then 'ENDED' when exists (
          select 1 from opened_lesson o where o.lesson_id = ${lesson} and o.student_id = ${viewer.id}) then 'STUDYING'
        else 'LOCKED' end from study_standing e where e.course_id = ${course} and e.student_id = ${viewer.id}),
      case when ${isTaughtCourse(viewer, course)} then 'TEACHING' else 'OUTSIDE' end)`;
  }

  @ReadField(() => SubmissionStatus, { description: 'Status of the viewer’s work.' })
  myStatus(@Root() assignment: Row<Assignment>, @Ctx() context: Context) {
    return sql`coalesce(${mine(assignment, context, 'status')}, 'NOT_SUBMITTED')`;
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'Due time for the viewer, including an extension or a returned submission. Null if there is none.',
  })
  myDueAt(@Root() assignment: Row<Assignment>, @Ctx() context: Context) {
    return mine(assignment, context, 'due_at');
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'Time after which no work is accepted from the viewer, late submissions included. Null if there is none.',
  })
  myClosesAt(@Root() assignment: Row<Assignment>, @Ctx() context: Context) {
    return mine(assignment, context, 'closes_at');
  }

  @ReadField(() => Boolean, {
    description: 'True if the viewer may start or continue a submission, regardless of deadlines.',
  })
  hasAttempt(@Root() assignment: Row<Assignment>, @Ctx() context: Context) {
    return sql`coalesce(${mine(assignment, context, 'has_attempt')}, false)`;
  }

  @ReadField(() => AssignmentExtension, {
    nullable: true,
    description: 'Extension granted to the viewer. Null if there is none.',
  })
  myExtension(@Root() { id }: Row<Assignment>, @Ctx() { viewer }: Context) {
    return derived(
      AssignmentExtension,
      sql`select x.due_at as "dueAt", x.cut_off_at as "cutOffAt", x.reason from assignment_extension x
        where x.assignment_id = ${id} and x.student_id = ${viewer?.id ?? null}::uuid`,
      MINE,
    );
  }

  @ReadField(() => ExtensionRequest, {
    nullable: true,
    description: 'Newest extension request of the viewer. Null if there is none.',
  })
  myRequest(@Root() { id }: Row<Assignment>, @Ctx() { viewer }: Context) {
    return derived(
      ExtensionRequest,
      sql`select r.student_id as "studentId", p.full_name as "studentName", r.reason, r.status,
          r.requested_at as "requestedAt", r.answer
        from extension_request r join person p on p.id = r.student_id
        where r.assignment_id = ${id} and r.student_id = ${viewer?.id ?? null}::uuid
        order by r.requested_at desc limit 1`,
      MINE,
    );
  }

  @MaxRows(MAX_SUBMISSIONS)
  @ReadField(() => [AssignmentSubmission], { description: 'Submissions of the viewer, newest first.' })
  mySubmissions(@Root() { id }: Row<Assignment>) {
    return rows(AssignmentSubmission, (each) => ({
      where: sql`${each.assignment} = ${id}`,
      orderBy: sql`${each.number} desc`,
      limit: MAX_SUBMISSIONS,
    }));
  }
}

@Resolver(() => AssignmentBrief)
export class AssignmentBriefResolver {
  @MaxRows(MAX_RUBRIC_ROWS)
  @ReadField(() => [RubricRow], { description: 'Current rows of the rubric, in order.' })
  rubric(@Root() { rubric }: Row<AssignmentBrief>) {
    return rubricRows(rubric);
  }
}
