import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { VIEWING_MINUTES, VIEWING_PARTS } from './record-viewing.ts';

/** Days for which a viewing is stored as a row with its person. Afterwards only sums remain (docs/adr/0019). */
export const VIEWING_DAYS = 90;

/**
 * Share of the video after which only credits and goodbyes follow. A student who stops there has finished the lesson.
 */
const WATCHED_TO_THE_END = 0.95;

/**
 * Sums ended viewings by the day on which they began, in Vietnam time. Days are recomputed from their rows, so
 * that repeated or late runs have the same result. Only one run is active at a time: of two that overlap, the one
 * with the older snapshot could write last.
 * @param now optional. Defaults to the clock of the database
 */
export async function sumViewings(em: EntityManager, now?: Date): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('viewings.sum'))`);
  await runSql(
    em,
    sql`with closed as (
        select p.lesson_id, v.media_id, (v.began_at at time zone 'Asia/Ho_Chi_Minh')::date as day, v.played, v.replayed,
          case when v.stopped_sec < v.length_sec * ${WATCHED_TO_THE_END}::float8
            then least(v.stopped_sec * ${VIEWING_PARTS}::int / v.length_sec, ${VIEWING_PARTS}::int - 1) end as dropped
        from lesson_viewing v join lesson_progress p on p.id = v.progress_id
        where v.last_at < coalesce(${now ?? null}::timestamptz, now()) - make_interval(mins => ${VIEWING_MINUTES}::int)
          and v.began_at >= coalesce(((select max(day) from lesson_viewing_day) - 2)::timestamp at time zone 'Asia/Ho_Chi_Minh',
            '-infinity')),
      part as (
        select c.lesson_id, c.media_id, c.day, n, count(*)::int as viewings,
          count(*) filter (where c.dropped is null)::int as finished,
          count(*) filter (where c.played >> n & 1 = 1)::int as plays,
          count(*) filter (where c.replayed >> n & 1 = 1)::int as replays,
          count(*) filter (where c.dropped = n)::int as drops
        from closed c cross join generate_series(0, ${VIEWING_PARTS}::int - 1) n group by c.lesson_id, c.media_id, c.day, n)
      insert into lesson_viewing_day as d (lesson_id, media_id, day, viewings, finished, plays, replays, drops)
      select lesson_id, media_id, day, max(viewings), max(finished), array_agg(plays order by n),
        array_agg(replays order by n), array_agg(drops order by n)
      from part group by lesson_id, media_id, day
      on conflict (lesson_id, media_id, day) do update set viewings = excluded.viewings, finished = excluded.finished,
        plays = excluded.plays, replays = excluded.replays, drops = excluded.drops`,
    'viewings.sum',
  );
}

/**
 * Sums viewings that have ended since the last run, then deletes old viewings. It deletes whole days only, never a
 * part of one.
 */
export const sumAndSweepViewings = defineJob({
  name: 'viewings.sum',
  payload: z.object({}),
  schedule: '23 * * * *',
  handle: ({ orm }) =>
    orm.em.fork().transactional(async (em) => {
      await sumViewings(em);
      await runSql(
        em,
        sql`delete from lesson_viewing where began_at < ((now() at time zone 'Asia/Ho_Chi_Minh')::date
          - ${VIEWING_DAYS}::int)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
      );
    }),
});
