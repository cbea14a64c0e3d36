import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { runSql } from '../../../platform/run-sql.ts';
import { sql } from '../../../platform/sql.ts';

/** Days for which a search stays a row of its own; after that there are sums alone (docs/adr/0019). */
export const SEARCH_DAYS = 90;

/** Words of a day that are summed one by one, those that were searched most: a flood of nonsense fills no table. */
export const MOST_WORDS_OF_DAY = 300;

const DAY = sql`(e.at at time zone 'Asia/Ho_Chi_Minh')::date`;
/** Days before the last summed one are over; it and the one before may have had searches since. */
const SINCE = sql`coalesce(((select max(day) from search_day) - 1)::timestamp at time zone 'Asia/Ho_Chi_Minh', '-infinity')`;

/**
 * Sums searches by day of Vietnam, anew from their rows, so that running twice, or late, comes to the same; one runs at a
 * time, since of two that overlap the one that saw less could write last. Words go before totals, which say what is due.
 */
export async function sumSearches(em: EntityManager): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('searches.sum'))`);
  // Words that were typed on since are not those of the sum before
  await runSql(em, sql`delete from search_day_words where day >= (select max(day) from search_day) - 1`);
  await runSql(
    em,
    sql`with counted as (
        select ${DAY} as day, e.language, e.words, count(*)::int as searches, count(*) filter (where e.is_missed)::int as missed
        from search_event e where e.at >= ${SINCE} group by 1, 2, 3),
      ranked as (
        select *, row_number() over (partition by day order by searches desc, words, language) as place from counted)
      insert into search_day_words (day, language, words, searches, missed)
      select day, language, words, searches, missed from ranked where place <= ${MOST_WORDS_OF_DAY}::int
      on conflict (day, language, words) do update set searches = excluded.searches, missed = excluded.missed`,
    'searches.sum-words',
  );
  await runSql(
    em,
    sql`insert into search_day (day, language, searches, missed)
      select ${DAY}, e.language, count(*)::int, count(*) filter (where e.is_missed)::int
      from search_event e where e.at >= ${SINCE} group by 1, 2
      on conflict (day, language) do update set searches = excluded.searches, missed = excluded.missed`,
    'searches.sum',
  );
}

/** Sums the searches of the last days, and then forgets those of days that are long summed: whole days, never a part. */
export const sumAndSweepSearches = defineJob({
  name: 'searches.sum',
  payload: z.object({}),
  schedule: '13 * * * *',
  handle: ({ orm }) =>
    orm.em.fork().transactional(async (em) => {
      await sumSearches(em);
      await runSql(
        em,
        sql`delete from search_event where at < ((now() at time zone 'Asia/Ho_Chi_Minh')::date
          - ${SEARCH_DAYS}::int)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
      );
    }),
});
