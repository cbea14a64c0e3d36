import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql, TODAY } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';

/**
 * Days for which a visit stays a single row: today and yesterday, because midnight may pass while visits are summed.
 */
const VISIT_DAYS = 2;

/**
 * Recomputes the course days and lessons that are marked as changed, from the tables of other features. A figure
 * depends on its sources alone, not on its former value or on the time of the run. The statement that sums also
 * deletes the marks. The writer of a mark that it sees has committed the change with it; a mark that is committed
 * later belongs to the next run. Only one run is active at a time: of two that overlap, the one with the older
 * snapshot could write last.
 */
export async function sumFigures(em: EntityManager): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('analytics.sum'))`);
  await sumVisits(em);
  await runSql(
    em,
    sql`with note as (delete from course_day_note returning course_id, day),
      cell as materialized (
        select k.course_id, k.day, k.day::timestamp at time zone 'Asia/Ho_Chi_Minh' as since,
          (k.day + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' as until
        from (select distinct course_id, day from note) k join course c on c.id = k.course_id),
      -- All cells in one query: most are of today, and a new course has many days when it is summed for the first time
      line as (
        select l.course_id, (l.ordered_at at time zone 'Asia/Ho_Chi_Minh')::date as day, count(*)::int as ordered,
          count(*) filter (where l.is_paid)::int as paid
        from ordered_line l where l.course_id = any(array(select distinct course_id from cell))
          and l.ordered_at >= (select min(since) from cell) and l.ordered_at < (select max(until) from cell) group by 1, 2),
      place as (
        select e.course_id, (e.enrolled_at at time zone 'Asia/Ho_Chi_Minh')::date as day, count(*)::int as enrolments,
          count(e.last_studied_at)::int as begun, count(e.completed_at)::int as finished
        from course_enrolment e where e.course_id = any(array(select distinct course_id from cell))
          and e.enrolled_at >= (select min(since) from cell) and e.enrolled_at < (select max(until) from cell) group by 1, 2),
      study as (
        select t.course_id, t.day, count(*) filter (where t.seconds > 0)::int as learners, sum(t.seconds)::int as seconds
        from study_time t where t.course_id = any(array(select distinct course_id from cell))
          and t.day = any(array(select distinct day from cell)) group by 1, 2)
      insert into course_day as d (course_id, day, ordered, paid, enrolments, begun, finished, learners, seconds)
      select k.course_id, k.day, coalesce(l.ordered, 0), coalesce(l.paid, 0), coalesce(p.enrolments, 0), coalesce(p.begun, 0),
        coalesce(p.finished, 0), coalesce(s.learners, 0), coalesce(s.seconds, 0)
      from cell k left join line l using (course_id, day) left join place p using (course_id, day)
      left join study s using (course_id, day)
      on conflict (course_id, day) do update set ordered = excluded.ordered, paid = excluded.paid,
        enrolments = excluded.enrolments, begun = excluded.begun, finished = excluded.finished,
        learners = excluded.learners, seconds = excluded.seconds`,
    'analytics.sum-days',
  );
  await runSql(
    em,
    sql`with note as (delete from lesson_figure_note returning lesson_id),
      cell as materialized (select distinct n.lesson_id from note n join lesson l on l.id = n.lesson_id)
      insert into lesson_figure as f (lesson_id, opened, completed, marked, score_sum, timed, hours_sum)
      select k.lesson_id, s.opened, s.completed, s.marked, s.score_sum, s.timed, s.hours_sum from cell k
      cross join lateral (
        select count(p.reached_at)::int as opened, count(p.completed_at)::int as completed,
          count(p.best_score)::int as marked, coalesce(sum(p.best_score), 0)::int as score_sum,
          count(*) filter (where p.completed_at >= p.reached_at)::int as timed,
          coalesce(sum(floor(extract(epoch from p.completed_at - p.reached_at) / 3600))
            filter (where p.completed_at >= p.reached_at), 0)::bigint as hours_sum
        from lesson_study p where p.lesson_id = k.lesson_id) s
      on conflict (lesson_id) do update set opened = excluded.opened, completed = excluded.completed,
        marked = excluded.marked, score_sum = excluded.score_sum, timed = excluded.timed, hours_sum = excluded.hours_sum`,
    'analytics.sum-lessons',
  );
}

/** Visits are deleted after two days. Their sums stay. */
async function sumVisits(em: EntityManager): Promise<void> {
  await runSql(
    em,
    sql`insert into course_visit_day as d (course_id, day, views, previews)
      select course_id, day, count(*) filter (where kind = 'VIEW')::int, count(*) filter (where kind = 'PREVIEW')::int
      from course_visit group by course_id, day
      on conflict (course_id, day) do update set views = excluded.views, previews = excluded.previews
        where (d.views, d.previews) is distinct from (excluded.views, excluded.previews)`,
    'analytics.sum-visits',
  );
  await runSql(
    em,
    sql`insert into course_words_day as d (course_id, day, words, visits)
      select v.course_id, v.day, v.words, count(*)::int from course_visit v
      where v.kind = 'VIEW' and v.words is not null group by v.course_id, v.day, v.words
      on conflict (course_id, day, words) do update set visits = excluded.visits where d.visits <> excluded.visits`,
    'analytics.sum-words',
  );
}

/** Sums what has changed. Then deletes the visits of past days and their salts. */
export const sumAndSweepFigures = defineJob({
  name: 'analytics.sum',
  schedule: '*/10 * * * *',
  handle: ({ orm }) =>
    orm.em.fork().transactional(async (em) => {
      await sumFigures(em);
      await runSql(
        em,
        sql`delete from course_visit where day <= ${TODAY} - ${VISIT_DAYS}::int`,
        'analytics.sweep',
      );
      await runSql(em, sql`delete from visit_salt where day < ${TODAY}`, 'analytics.forget-salts');
      // Search words are stored only while at least three people use them (docs/adr/0023)
      await runSql(
        em,
        sql`delete from course_words_day w where not exists (select 1 from common_search s where s.words = w.words)`,
        'analytics.forget-words',
      );
    }),
});
