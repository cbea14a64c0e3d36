import { Arg, Ctx, ID, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { derived, MaxRows, ReadQuery, sql, uuid } from '../../graphql/read/index.ts';
import { TODAY } from '../../platform/db/index.ts';
import { MAX_LESSONS } from '../courses/index.ts';
import { mayAnalyse, VISIBILITY_REASON } from './analytics.policy.ts';
import { LessonFigures } from './lesson-figures.types.ts';

/** Days of video sessions that the figures cover. */
const VIEWING_DAYS = 90;
/** Minimum of video sessions. With fewer, the habit of one student would look like a pattern. */
const MIN_SITTINGS = 10;
/** Minimum of students for an average. With fewer, it would reveal individual results. */
const MIN_STUDENTS = 5;
/** Minimum of lost students. Fewer are chance. */
const MIN_LOST = 3;
/** A loss is unusual from this many standard deviations above the mean. */
const UNUSUAL = 2;
const REPLAY_PERCENT = 15;
const LOW_SCORE = 60;
const SLOW_DAYS = 7;
const MANY_QUESTIONS = 3;

@Resolver()
export class LessonFiguresResolver {
  @Allow('analytics:read')
  @MaxRows(MAX_LESSONS)
  @ReadQuery(() => [LessonFigures], {
    description:
      'Lessons of a course in order, with statistics of where students stop. Empty if the viewer may not see the figures of the course.',
  })
  lessonFigures(
    @Arg('courseId', () => ID, { description: 'ID of a course that the viewer teaches or may analyse.' })
    courseId: string,
    @Ctx() context: Context,
  ) {
    const course = uuid(courseId);
    return derived(
      LessonFigures,
      sql`with lessons as (
          select l.id, l.title, l.kind, l.media_id, l.duration_sec, l.is_required, c.student_count,
            row_number() over (order by s.position, l.position)::int as number,
            dense_rank() over (order by s.position)::int as "sectionNumber",
            coalesce(f.opened, 0) as opened, coalesce(f.completed, 0) as completed,
            case when f.marked >= ${MIN_STUDENTS}::int then f.score_sum / f.marked end as "averageScore",
            case when f.timed >= ${MIN_STUDENTS}::int then round(f.hours_sum / 24.0 / f.timed, 1)::float8 end as "averageDays"
          from lesson l join section s on s.id = l.section_id join course c on c.id = l.course_id
          left join lesson_figure f on f.lesson_id = l.id
          where l.course_id = ${course} and l.removed_at is null and ${mayAnalyse(signedIn(context), sql`l.course_id`)}),
        -- Skipping an optional lesson does not count as a loss
        required as (
          select id, greatest(0, coalesce(lag(completed) over (order by number), completed) - completed) as lost
          from lessons where is_required),
        usual as (select avg(lost) + ${UNUSUAL}::int * coalesce(stddev_pop(lost), 0) as most from required),
        part as (
          select d.lesson_id, n, sum(d.replays[n + 1])::int as replays, sum(d.viewings)::int as viewings
          from lessons l join lesson_viewing_day d on d.lesson_id = l.id and d.media_id = l.media_id
            and d.day > ${TODAY} - ${VIEWING_DAYS}::int cross join generate_series(0, 39) n
          group by d.lesson_id, n),
        peak as (
          select distinct on (lesson_id) lesson_id, n, 100 * replays / viewings as percent from part
          where viewings >= ${MIN_SITTINGS}::int order by lesson_id, replays desc, n),
        asked as (
          select q.lesson_id, count(*)::int as open from open_question q where q.lesson_id in (select id from lessons) group by 1),
        found as (
          select l.*, coalesce(r.lost, 0) as lost, k.n, k.percent, coalesce(q.open, 0) as open,
            array_remove(array[
              case when r.lost >= ${MIN_LOST}::int and r.lost > u.most then 'DROP' end,
              case when k.percent >= ${REPLAY_PERCENT}::int then 'REPLAY' end,
              case when l."averageScore" < ${LOW_SCORE}::int then 'LOW_SCORE' end,
              case when l."averageDays" >= ${SLOW_DAYS}::int then 'SLOW' end,
              case when q.open >= ${MANY_QUESTIONS}::int then 'QUESTIONS' end], null) as reasons
          from lessons l cross join usual u left join required r on r.id = l.id
          left join peak k on k.lesson_id = l.id left join asked q on q.lesson_id = l.id),
        kept as (
          select *, case when cardinality(reasons) = 0 then 0
            else greatest(lost, opened - completed, 0) end as keeps from found)
        select id, title, kind, number, "sectionNumber", opened, completed,
          least(100, 100 * completed / greatest(student_count, 1)) as percentage, lost,
          n * duration_sec / 40 as "replayFromSec", (n + 1) * duration_sec / 40 as "replayToSec", percent as "replayPercent",
          "averageScore", "averageDays", open as "openQuestions", reasons, keeps,
          case when cardinality(reasons) > 0 then row_number() over (
            order by cardinality(reasons) = 0, keeps desc, cardinality(reasons) desc, number)::int end as "repairRank"
        from kept order by number`,
      VISIBILITY_REASON,
    );
  }
}
