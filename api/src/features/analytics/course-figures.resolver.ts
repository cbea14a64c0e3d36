import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { directionSql, PageArgs, SortOrder } from '../../graphql/page.args.ts';
import { derived, MaxRows, page, ReadQuery, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { TODAY } from '../../platform/db/index.ts';
import { analysedCourses, VISIBILITY_REASON } from './analytics.policy.ts';
import { CourseFigures, CourseFiguresPage, CourseFiguresSort, LeadingWords } from './course-figures.types.ts';
import { checkDays, DaysArgs, startOfDay } from './period.ts';

const MAX_WORDS = 20;

@ArgsType()
class CourseFiguresArgs extends PageArgs {
  @Field(() => Int, {
    defaultValue: 30,
    description: 'Number of days to look back, including today, 1 to 366.',
  })
  days!: number;
  @Field(() => CourseFiguresSort, {
    defaultValue: CourseFiguresSort.ENROLMENTS,
    description: 'Figure by which the courses are sorted.',
  })
  sortBy!: CourseFiguresSort;
  @Field(() => SortOrder, {
    defaultValue: SortOrder.DESC,
    description: 'Direction in which the courses are sorted.',
  })
  sortOrder!: SortOrder;
}

@ArgsType()
class LeadingWordsArgs extends DaysArgs {
  @Field(() => ID, { description: 'ID of a course that the viewer teaches or may analyse.' })
  courseId!: string;
}

const SORTED: Record<CourseFiguresSort, (c: Row<CourseFigures>) => Sql> = {
  [CourseFiguresSort.VIEWS]: ({ views }) => views,
  [CourseFiguresSort.ENROLMENTS]: ({ enrolments }) => enrolments,
  [CourseFiguresSort.NET]: ({ net }) => net,
  [CourseFiguresSort.COMPLETION]: ({ completion }) => completion,
  [CourseFiguresSort.RATING]: ({ rating }) => rating,
};

/** The money comes from the ledger, and only the owner of a course sees it. Co-teachers see none. */
const figuresSql = (viewer: Viewer, courses: Sql, days: number): Sql => sql`
  select c.id, c.title, c.slug, coalesce(v.views, 0)::int as views, coalesce(d.enrolments, 0)::int as enrolments,
    case when c.teacher_id = ${viewer.id} then coalesce(m.net, 0)::bigint end as net, c.student_count as "studentCount",
    case when a.enrolments > 0 then (100 * a.finished / a.enrolments)::int end as completion,
    case when c.rating_count > 0 then c.rating_average::float8 end as rating, c.rating_count as "ratingCount"
  from course c
  left join (select x.course_id, sum(x.views) as views from course_visit_day x
    where x.course_id in ${courses} and x.day > ${TODAY} - ${days}::int group by 1) v on v.course_id = c.id
  left join (select x.course_id, sum(x.enrolments) as enrolments from course_day x
    where x.course_id in ${courses} and x.day > ${TODAY} - ${days}::int group by 1) d on d.course_id = c.id
  left join (select x.course_id, sum(x.enrolments) as enrolments, sum(x.finished) as finished from course_day x
    where x.course_id in ${courses} group by 1) a on a.course_id = c.id
  left join (select s.course_id, sum(e.share_left) as net from earning e join sold_line s on s.line_id = e.line_id
    where e.teacher_id = ${viewer.id} and e.earned_at >= ${startOfDay(sql`${TODAY} - ${days}::int + 1`)} group by 1) m
    on m.course_id = c.id
  where c.id in ${courses}`;

@Resolver()
export class CourseFiguresResolver {
  @Allow('analytics:read')
  @ReadQuery(() => CourseFiguresPage, {
    description: 'Statistics of each course that the viewer owns or co-teaches.',
  })
  courseFigures(
    @Args() { days, sortBy, sortOrder, page: number, limit }: CourseFiguresArgs,
    @Ctx() context: Context,
  ) {
    checkDays(days);
    const viewer = signedIn(context);
    return page(
      CourseFigures,
      (c) => ({
        orderBy: sql`${SORTED[sortBy](c)} ${directionSql(sortOrder)} nulls last, ${c.title}, ${c.id}`,
        page: number,
        limit,
      }),
      { from: figuresSql(viewer, analysedCourses(viewer), days), skipVisibility: VISIBILITY_REASON },
    );
  }

  @Allow('analytics:read')
  @ReadQuery(() => CourseFigures, {
    nullable: true,
    description:
      'Statistics of one course. Null if the viewer neither teaches the course nor may analyse all courses.',
  })
  figuresOfCourse(
    @Arg('id', () => ID, { description: 'ID of the course to analyse.' }) id: string,
    @Args() { days }: DaysArgs,
    @Ctx() context: Context,
  ) {
    checkDays(days);
    const viewer = signedIn(context);
    return derived(CourseFigures, figuresSql(viewer, analysedCourses(viewer, id), days), VISIBILITY_REASON);
  }

  @Allow('analytics:read')
  @MaxRows(MAX_WORDS)
  @ReadQuery(() => [LeadingWords], {
    description:
      'Search phrases through which visitors found a course, the most frequent first. Rare phrases are not stored.',
  })
  leadingWords(@Args() { courseId, days }: LeadingWordsArgs, @Ctx() context: Context) {
    checkDays(days);
    return derived(
      LeadingWords,
      sql`select w.words, sum(w.visits)::int as visits from course_words_day w
        where w.course_id in ${analysedCourses(signedIn(context), courseId)} and w.day > ${TODAY} - ${days}::int
          and exists (select 1 from common_search s where s.words = w.words)
        group by w.words order by visits desc, w.words limit ${MAX_WORDS}::int`,
      VISIBILITY_REASON,
    );
  }
}
