import { Args, ArgsType, Ctx, Field, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { defineEnum } from '../../graphql/define-enum.ts';
import { directionSql, PageArgs, SortOrder, SortOrderField } from '../../graphql/page.args.ts';
import { all, page, ReadQuery, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { SearchField } from '../../graphql/search-field.ts';
import { prefixQuery } from '../../platform/db/index.ts';
import { Course, CoursePage, CourseStatus, isTaughtBy } from '../courses/index.ts';

export const TeacherCourseSort = defineEnum(
  'TeacherCourseSort',
  'Field by which a teacher’s own courses are sorted.',
  {
    UPDATED_AT: 'Time of the last edit.',
    TITLE: 'Title in Vietnamese alphabetical order.',
    STUDENTS: 'Number of students who ever enrolled.',
    RATING: 'Average rating. 0 without ratings.',
    PRICE: 'List price, regardless of sales.',
  },
);
export type TeacherCourseSort = keyof typeof TeacherCourseSort;

@ArgsType()
class TaughtCourseArgs extends PageArgs {
  @Field(() => [CourseStatus], { nullable: true, description: 'Only courses in these states.' })
  status?: CourseStatus[] | null;
  @Field({
    defaultValue: false,
    description: 'True to list the drafts in the bin instead of the other courses.',
  })
  inBin!: boolean;
  @SearchField('Words of the title, at most 100 characters. Accents and case are ignored.')
  search?: string | null;
  @Field(() => TeacherCourseSort, {
    defaultValue: TeacherCourseSort.UPDATED_AT,
    description: 'Field by which the rows are sorted.',
  })
  sortBy!: TeacherCourseSort;
  @SortOrderField('Sort direction of the rows.')
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
    description: 'The viewer’s own courses in any state, and courses that the viewer co-teaches.',
  })
  myTaughtCourses(@Args() args: TaughtCourseArgs, @Ctx() context: Context) {
    const viewer = signedIn(context);
    const words = prefixQuery(args.search ?? '');
    return page(Course, (c) => ({
      where: all([
        isTaughtBy(viewer, c),
        sql`(${c.deletedAt} is not null) = ${args.inBin}`,
        !!args.status?.length && sql`${c.status} = any(${args.status})`,
        !!words && sql`${c.search} @@ to_tsquery('simple', plain(${words}))`,
      ]),
      orderBy: sql`${sortBy[args.sortBy](c)} ${directionSql(args.sortOrder)}, ${c.id}`,
      page: args.page,
      limit: args.limit,
    }));
  }
}
