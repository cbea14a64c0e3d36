import { Args, Ctx, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { derived, MaxRows, ReadQuery, sql } from '../../graphql/read/index.ts';
import { TODAY } from '../../platform/db/index.ts';
import { analysedCourses, VISIBILITY_REASON } from './analytics.policy.ts';
import { checkDays, FiguresArgs, MAX_DAYS, startOfDay } from './period.ts';
import { TeachingDay, TeachingFigures } from './teaching-figures.types.ts';

@Resolver()
export class TeachingFiguresResolver {
  @Allow('analytics:read')
  @ReadQuery(() => TeachingFigures, {
    description:
      'Statistics of the viewer’s courses, or of one course that the viewer teaches or may analyse. All figures are 0 for other courses.',
  })
  teachingFigures(@Args() { days, courseId }: FiguresArgs, @Ctx() context: Context) {
    checkDays(days);
    const courses = analysedCourses(signedIn(context), courseId);
    return derived(
      TeachingFigures,
      sql`select v.views, v."viewsBefore", v.previews, d.ordered, d.paid, d.enrolments, d."enrolmentsBefore", d.begun, d.finished,
          d.minutes, d."minutesBefore", (select count(distinct e.student_id)::int from course_enrolment e
            where e.course_id in ${courses} and e.last_studied_at >= ${startOfDay(sql`${TODAY} - ${days}::int + 1`)}) as learners
        from (select coalesce(sum(x.views) filter (where x.day > ${TODAY} - ${days}::int), 0)::int as views,
            coalesce(sum(x.views) filter (where x.day <= ${TODAY} - ${days}::int), 0)::int as "viewsBefore",
            coalesce(sum(x.previews) filter (where x.day > ${TODAY} - ${days}::int), 0)::int as previews
          from course_visit_day x where x.course_id in ${courses} and x.day > ${TODAY} - 2 * ${days}::int) v
        cross join (select coalesce(sum(x.ordered) filter (where x.day > ${TODAY} - ${days}::int), 0)::int as ordered,
            coalesce(sum(x.paid) filter (where x.day > ${TODAY} - ${days}::int), 0)::int as paid,
            coalesce(sum(x.enrolments) filter (where x.day > ${TODAY} - ${days}::int), 0)::int as enrolments,
            coalesce(sum(x.enrolments) filter (where x.day <= ${TODAY} - ${days}::int), 0)::int as "enrolmentsBefore",
            coalesce(sum(x.begun) filter (where x.day > ${TODAY} - ${days}::int), 0)::int as begun,
            coalesce(sum(x.finished) filter (where x.day > ${TODAY} - ${days}::int), 0)::int as finished,
            (coalesce(sum(x.seconds) filter (where x.day > ${TODAY} - ${days}::int), 0) / 60)::int as minutes,
            (coalesce(sum(x.seconds) filter (where x.day <= ${TODAY} - ${days}::int), 0) / 60)::int as "minutesBefore"
          from course_day x where x.course_id in ${courses} and x.day > ${TODAY} - 2 * ${days}::int) d`,
      VISIBILITY_REASON,
      { genericPlan: true },
    );
  }

  @Allow('analytics:read')
  @MaxRows(MAX_DAYS)
  @ReadQuery(() => [TeachingDay], {
    description: 'Statistics by day, oldest first, including days without any activity.',
  })
  teachingDays(@Args() { days, courseId }: FiguresArgs, @Ctx() context: Context) {
    checkDays(days);
    const courses = analysedCourses(signedIn(context), courseId);
    return derived(
      TeachingDay,
      sql`select to_char(g.day, 'YYYY-MM-DD') as day, coalesce(v.views, 0)::int as views, coalesce(d.enrolments, 0)::int as enrolments,
          coalesce(d.learners, 0)::int as learners, (coalesce(d.seconds, 0) / 60)::int as minutes
        from (select ${TODAY} - n as day from generate_series(0, ${days}::int - 1) n) g
        left join (select x.day, sum(x.views) as views from course_visit_day x
          where x.course_id in ${courses} and x.day > ${TODAY} - ${days}::int group by 1) v on v.day = g.day
        left join (select x.day, sum(x.enrolments) as enrolments, sum(x.learners) as learners, sum(x.seconds) as seconds
          from course_day x where x.course_id in ${courses} and x.day > ${TODAY} - ${days}::int group by 1) d on d.day = g.day
        order by g.day`,
      VISIBILITY_REASON,
      { genericPlan: true },
    );
  }
}
