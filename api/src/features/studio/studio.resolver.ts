import { IsOptional, MaxLength } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Resolver, registerEnumType } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { directionOf, PageArgs, SortOrder } from '../../graphql/page.args.ts';
import { all, page, ReadQuery, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { prefixQuery } from '../../platform/db/prefix-query.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { Course, CoursePage, CourseStatus, isTaughtBy } from '../courses/index.ts';

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
}
