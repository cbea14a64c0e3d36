import { IsOptional, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Resolver, registerEnumType } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { PageArgs, SortOrder } from '../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  page,
  ReadMutation,
  ReadQuery,
  type Row,
  raw,
  rows,
  type Sql,
  sql,
} from '../../graphql/read/index.ts';
import { validationMessage } from '../../platform/messages/validation-message.ts';
import { prefixQuery } from '../../platform/prefix-query.ts';
import { Course } from './course.entity.ts';
import { CourseStatus } from './course.enums.ts';
import { CoursePage } from './course.resolver.ts';
import {
  archiveCourse,
  publishCourse,
  submitCourse,
  unpublishCourse,
  withdrawCourse,
} from './course-transitions.ts';
import { CreateCourseInput, createCourse } from './create-course.ts';
import { DeletedFromCourse } from './deleted-from-course.resolver.ts';
import {
  CreateLessonInput,
  createLesson,
  deleteLesson,
  UpdateLessonInput,
  updateLesson,
} from './lesson-commands.ts';
import {
  ApproveCourseInput,
  approveCourse,
  RejectCourseInput,
  rejectCourse,
  SendBackCourseInput,
  sendBackCourse,
} from './review-course.ts';
import { LessonContent, Section } from './section.entity.ts';
import { SetCourseCoverInput, setCourseCover } from './set-course-cover.ts';
import {
  CreateSectionInput,
  createSection,
  deleteSection,
  MoveLessonInput,
  MoveSectionInput,
  moveLesson,
  moveSection,
  UpdateSectionInput,
  updateSection,
} from './structure.ts';
import { UpdateCourseInput, updateCourse } from './update-course.ts';

export enum TeacherCourseSort {
  UPDATED_AT = 'UPDATED_AT',
  TITLE = 'TITLE',
  STUDENTS = 'STUDENTS',
  RATING = 'RATING',
  PRICE = 'PRICE',
}
registerEnumType(TeacherCourseSort, {
  name: 'TeacherCourseSort',
  description: 'Order of a teacher’s own courses.',
  valuesConfig: {
    UPDATED_AT: { description: 'When it was last edited.' },
    TITLE: { description: 'In Vietnamese alphabetical order.' },
    STUDENTS: { description: 'How many ever enrolled.' },
    RATING: { description: 'The average rating; 0 without any.' },
    PRICE: { description: 'The list price, whatever sale runs.' },
  },
});

@ArgsType()
class TaughtCourseArgs extends PageArgs {
  @Field(() => [CourseStatus], { nullable: true, description: 'In one of these states.' })
  status?: CourseStatus[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'Words of the title, at most 100 characters; accents and case do not matter.',
  })
  @IsOptional()
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search?: string | null;
  @Field(() => TeacherCourseSort, {
    defaultValue: TeacherCourseSort.UPDATED_AT,
    description: 'By what the rows are sorted.',
  })
  sortBy!: TeacherCourseSort;
  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'In which direction they are sorted.',
  })
  sortOrder!: SortOrder;
}

const sortBy: Record<TeacherCourseSort, (c: Row<Course>) => Sql> = {
  [TeacherCourseSort.UPDATED_AT]: (c) => c.updatedAt,
  [TeacherCourseSort.TITLE]: (c) => sql`${c.title} collate vietnamese`,
  [TeacherCourseSort.STUDENTS]: (c) => c.studentCount,
  [TeacherCourseSort.RATING]: (c) => c.ratingAverage,
  [TeacherCourseSort.PRICE]: (c) => c.price,
};

/** Read after the commit, as the answer of a mutation that has decided who may have it. */
const course = (id: string) =>
  rows(Course, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
const lesson = (id: string) =>
  rows(LessonContent, (l) => ({ where: sql`${l.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });

@Resolver()
export class StudioResolver {
  @Allow('course:read-own')
  @ReadQuery(() => CoursePage, { description: 'The viewer’s own courses in any state.' })
  myTaughtCourses(@Args() args: TaughtCourseArgs, @Ctx() context: Context) {
    const viewer = signedIn(context);
    const words = prefixQuery(args.search ?? '');
    return page(Course, (c) => ({
      where: all([
        sql`${c.teacher} = ${viewer.id}`,
        !!args.status?.length && sql`${c.status} = any(${args.status})`,
        !!words && sql`${c.search} @@ to_tsquery('simple', plain(${words}))`,
      ]),
      orderBy: sql`${sortBy[args.sortBy](c)} ${raw(args.sortOrder === SortOrder.ASC ? 'asc' : 'desc')}, ${c.id}`,
      page: args.page,
      limit: args.limit,
    }));
  }

  @Allow('course:create')
  @ReadMutation(() => Course, { description: 'Makes a draft. BAD_INPUT: a field at fault.' })
  async createCourse(@Arg('input') input: CreateCourseInput, @Ctx() context: Context) {
    return course(await createCourse(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Edits a course. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: someone was faster, or its state forbids it.',
  })
  async updateCourse(@Arg('input') input: UpdateCourseInput, @Ctx() context: Context) {
    return course(await updateCourse(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Sets the picture, or goes back to the generated one. BAD_INPUT: no such upload of the viewer, or no picture. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async setCourseCover(@Arg('input') input: SetCourseCoverInput, @Ctx() context: Context) {
    return course(await setCourseCover(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Adds a section at the end. BAD_INPUT: the title. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: it has as many as a course may have.',
  })
  async createSection(@Arg('input') input: CreateSectionInput, @Ctx() context: Context) {
    return course(await createSection(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Section, {
    description:
      'Renames a section. BAD_INPUT: the title. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async updateSection(@Arg('input') input: UpdateSectionInput, @Ctx() context: Context) {
    const id = await updateSection(context, input);
    return rows(Section, (s) => ({ where: sql`${s.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
  }

  @Allow('course:update')
  @Mutation(() => DeletedFromCourse, {
    description:
      'Removes an empty section. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: it has lessons, or the state of its course forbids it.',
  })
  deleteSection(
    @Arg('sectionId', () => ID, { description: 'Of an own section.' }) sectionId: string,
    @Ctx() context: Context,
  ): Promise<DeletedFromCourse> {
    return deleteSection(context, sectionId);
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Moves a section within its course. BAD_INPUT: the place. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async moveSection(@Arg('input') input: MoveSectionInput, @Ctx() context: Context) {
    return course(await moveSection(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Adds a lesson at the end of a section. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section or the course has as many as it may have.',
  })
  async createLesson(@Arg('input') input: CreateLessonInput, @Ctx() context: Context) {
    return lesson(await createLesson(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => LessonContent, {
    description:
      'Edits a lesson, its video and captions included. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: someone was faster, or the state of its course forbids it.',
  })
  async updateLesson(@Arg('input') input: UpdateLessonInput, @Ctx() context: Context) {
    return lesson(await updateLesson(context, input));
  }

  @Allow('course:update')
  @Mutation(() => DeletedFromCourse, {
    description:
      'Removes a lesson. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: students have studied it, or the state of its course forbids it.',
  })
  deleteLesson(
    @Arg('lessonId', () => ID, { description: 'Of an own lesson.' }) lessonId: string,
    @Ctx() context: Context,
  ): Promise<DeletedFromCourse> {
    return deleteLesson(context, lessonId);
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Moves a lesson within its course. BAD_INPUT: the place, or a section of another course. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it. POLICY: the section has as many as it may have.',
  })
  async moveLesson(@Arg('input') input: MoveLessonInput, @Ctx() context: Context) {
    return course(await moveLesson(context, input));
  }

  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Sends a course into review. POLICY: the submit gate; details name what is missing. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async submitCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return course(await submitCourse(context, courseId));
  }

  @Allow('course:submit')
  @ReadMutation(() => Course, {
    description:
      'Takes a submission back. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async withdrawCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return course(await withdrawCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Puts an approved course on sale. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async publishCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return course(await publishCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Takes a course off sale; its students keep it. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async unpublishCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return course(await unpublishCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Puts a course away; its students keep it. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async archiveCourse(
    @Arg('courseId', () => ID, { description: 'Of an own course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return course(await archiveCourse(context, courseId));
  }

  @Allow('course:review')
  @ReadMutation(() => Course, {
    description:
      'Lets a submitted course be published. BAD_INPUT: the checklist. POLICY: an item of it needs fixing, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review.',
  })
  async approveCourse(@Arg('input') input: ApproveCourseInput, @Ctx() context: Context) {
    return course(await approveCourse(context, input));
  }

  @Allow('course:review')
  @ReadMutation(() => Course, {
    description:
      'Sends a submitted course back with notes. BAD_INPUT: the checklist. POLICY: every item of it passes, or it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review.',
  })
  async sendBackCourse(@Arg('input') input: SendBackCourseInput, @Ctx() context: Context) {
    return course(await sendBackCourse(context, input));
  }

  @Allow('course:review')
  @ReadMutation(() => Course, {
    description:
      'Rejects a submitted course for a reason of policy. BAD_INPUT: the reason. POLICY: it is the viewer’s own course. NOT_FOUND. CONFLICT: it is not in review.',
  })
  async rejectCourse(@Arg('input') input: RejectCourseInput, @Ctx() context: Context) {
    return course(await rejectCourse(context, input));
  }
}
