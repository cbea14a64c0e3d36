import { IsOptional, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Resolver, registerEnumType } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { directionOf, PageArgs, SortOrder } from '../../graphql/page.args.ts';
import { all, page, ReadMutation, ReadQuery, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { prefixQuery } from '../../platform/db/prefix-query.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { AskToRestoreCourseInput, askToRestoreCourse } from './ask-to-restore.ts';
import { isTaughtBy } from './co-teachers/course-right.ts';
import { Course } from './course.entity.ts';
import { CourseStatus } from './course.enums.ts';
import { courseAfter } from './course.reads.ts';
import { CoursePage } from './course.resolver.ts';
import {
  archiveCourse,
  publishCourse,
  submitCourse,
  unpublishCourse,
  withdrawCourse,
} from './course-transitions.ts';
import { CreateCourseInput, createCourse } from './create-course.ts';
import { SetCourseCoverInput, setCourseCover } from './set-course-cover.ts';
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

/** A teacher’s courses: made, edited, and sent on their way. */
@Resolver()
export class StudioResolver {
  @Allow('course:read-own')
  @ReadQuery(() => CoursePage, {
    description: 'The viewer’s own courses in any state, and those that they co-teach.',
  })
  myTaughtCourses(@Args() args: TaughtCourseArgs, @Ctx() context: Context) {
    const viewer = signedIn(context);
    const words = prefixQuery(args.search ?? '');
    return page(Course, (c) => ({
      where: all([
        isTaughtBy(viewer, c),
        !!args.status?.length && sql`${c.status} = any(${args.status})`,
        !!words && sql`${c.search} @@ to_tsquery('simple', plain(${words}))`,
      ]),
      orderBy: sql`${sortBy[args.sortBy](c)} ${directionOf(args.sortOrder)}, ${c.id}`,
      page: args.page,
      limit: args.limit,
    }));
  }

  @Allow('course:create')
  @ReadMutation(() => Course, { description: 'Makes a draft. BAD_INPUT: a field at fault.' })
  async createCourse(@Arg('input') input: CreateCourseInput, @Ctx() context: Context) {
    return courseAfter(await createCourse(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Edits a course. BAD_INPUT: a field at fault. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: another edit was faster, or its state forbids it.',
  })
  async updateCourse(@Arg('input') input: UpdateCourseInput, @Ctx() context: Context) {
    return courseAfter(await updateCourse(context, input));
  }

  @Allow('course:update')
  @ReadMutation(() => Course, {
    description:
      'Sets the picture, or goes back to the generated one. BAD_INPUT: no such upload of the viewer, or no picture. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: its state forbids it.',
  })
  async setCourseCover(@Arg('input') input: SetCourseCoverInput, @Ctx() context: Context) {
    return courseAfter(await setCourseCover(context, input));
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
    return courseAfter(await submitCourse(context, courseId));
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
    return courseAfter(await withdrawCourse(context, courseId));
  }

  @Allow('course:publish')
  @ReadMutation(() => Course, {
    description:
      'Asks administrators to put a course back on sale that one of them suspended. NOT_FOUND, FORBIDDEN: no course of the viewer. CONFLICT: none suspended it, or a request waits. BAD_INPUT: the message.',
  })
  async askToRestoreCourse(@Arg('input') input: AskToRestoreCourseInput, @Ctx() context: Context) {
    return courseAfter(await askToRestoreCourse(context, input));
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
    return courseAfter(await publishCourse(context, courseId));
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
    return courseAfter(await unpublishCourse(context, courseId));
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
    return courseAfter(await archiveCourse(context, courseId));
  }
}
