import { Arg, Args, Ctx, Int, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  connection,
  createConnectionType,
  derived,
  MaxRows,
  ReadQuery,
  sql,
} from '../../graphql/read/index.ts';
import { TODAY } from '../../platform/db/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { ACCESS } from './enrolment.reads.ts';
import { DEFAULT_GOAL } from './set-study-goal.ts';
import { activitySql, daysSql, MINUTES, metricsSql, streaksSql } from './study-summary.reads.ts';
import { Achievement, Activity, StudyDay, StudyStatistics } from './study-summary.types.ts';

const ActivityConnection = createConnectionType('ActivityConnection', () => Activity);
const OWN = 'The query reads only the viewer’s own rows.';
const MAX_DAYS = 366;

@Resolver()
export class StudySummaryResolver {
  @Allow('study:read')
  @ReadQuery(() => StudyStatistics, { description: 'Study statistics of the viewer.' })
  studyStatistics(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return derived(
      StudyStatistics,
      sql`with metrics as ${metricsSql(id)}, streaks as ${streaksSql(id)},
          courses as (
            select count(*) filter (where ${ACCESS} = 'ACTIVE' and e.completed_at is null)::int as open,
              count(e.completed_at)::int as completed
            from enrolment e where e.student_id = ${id})
        select
        (select value from metrics m where m.metric = 'MINUTES') as "studyMinutes",
        coalesce((select s.days from streaks s where s.last >= ${TODAY} - 1 order by s.last desc limit 1), 0) as "streakDays",
        coalesce((select max(s.days) from streaks s), 0) as "longestStreakDays",
        courses.open as "coursesInProgress", courses.completed as "coursesCompleted",
        (select value from metrics m where m.metric = 'LESSONS') as "lessonsCompleted",
        (select count(*)::int from certificate c join enrolment e on e.id = c.enrolment_id
          where e.student_id = ${id} and c.status = 'ISSUED') as certificates,
        (select count(*)::int from earned_achievement a where a.person_id = ${id}) as achievements,
        coalesce(goal.minutes_per_day, ${DEFAULT_GOAL.minutesPerDay}::int) as "goalMinutesPerDay",
        coalesce(goal.days_per_week, ${DEFAULT_GOAL.daysPerWeek}::int) as "goalDaysPerWeek"
        from courses left join study_goal goal on goal.person_id = ${id}`,
      OWN,
    );
  }

  @Allow('study:read')
  @MaxRows(MAX_DAYS)
  @ReadQuery(() => [StudyDay], { description: 'Days on which the viewer studied, oldest first.' })
  studyDays(
    @Arg('days', () => Int, { defaultValue: 90, description: 'Number of days to look back, 1 to 366.' })
    days: number,
    @Ctx() context: Context,
  ) {
    if (days < 1 || days > MAX_DAYS) throw badInput('days', 'learning.seconds');
    return derived(
      StudyDay,
      sql`select to_char(d.day, 'YYYY-MM-DD') as day, ${MINUTES} as minutes from ${daysSql(signedIn(context).id)} d
        where d.day > ${TODAY} - ${days}::int order by d.day`,
      OWN,
    );
  }

  @Allow('study:read')
  @ReadQuery(() => ActivityConnection, { description: 'Study activity of the viewer, newest first.' })
  myActivity(@Args() { first, after }: FeedArgs, @Ctx() context: Context) {
    return connection(
      Activity,
      (a) => ({
        orderBy: [
          { by: a.at, dir: 'desc' },
          { by: a.id, dir: 'desc' },
        ],
        first,
        after,
      }),
      { from: activitySql(signedIn(context).id), skipVisibility: OWN },
    );
  }

  @Allow('study:read')
  @MaxRows(50)
  @ReadQuery(() => [Achievement], { description: 'All achievements in their defined order, earned or not.' })
  myAchievements(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return derived(
      Achievement,
      sql`select a.code, a.metric, a.threshold, e.earned_at as "earnedAt",
          case when e.earned_at is null then least(m.value, a.threshold) else a.threshold end as progress
        from achievement a join ${metricsSql(id)} m on m.metric = a.metric
        left join earned_achievement e on e.code = a.code and e.person_id = ${id}
        order by a.sort_order`,
      OWN,
    );
  }
}
