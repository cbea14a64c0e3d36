import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql, TODAY } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Retention of single searches in days. After that only their sums remain (docs/adr/0019). */
export const SEARCH_DAYS = 90;

/**
 * Minimum number of people who searched words within the retention. Words of fewer people are deleted, because they
 * may identify a person.
 */
export const MIN_PEOPLE = 3;

/** Less frequent or older terms are not representative of current demand. */
const POPULAR = { count: 3, days: 60 };

/**
 * Maximum number of words per day with their own sums, the most searched ones. Bounds the table if a client floods it
 * with random words.
 */
export const MAX_WORDS_PER_DAY = 300;

/** First day whose searches are still stored individually. */
const FIRST_DAY = sql`(${TODAY} - ${SEARCH_DAYS}::int)`;
const DAY = sql`(e.at at time zone 'Asia/Ho_Chi_Minh')::date`;
/** Sums of earlier days are final. The last summed day and the day before may have new searches. */
const SINCE = sql`coalesce(((select max(day) from search_day) - 1)::timestamp at time zone 'Asia/Ho_Chi_Minh', '-infinity')`;

/** Number of people by words. Searches that were recorded without a searcher count as one person each. */
const PEOPLE = sql`select e.words, e.language, count(distinct coalesce(e.searcher, e.person_id::text, e.id::text))::int as n
  from search_event e group by 1, 2`;

/**
 * Sums searches by day in Vietnam time, each time from their rows, so that repeated and late runs give the same
 * result. Runs one at a time: of two simultaneous runs the one that read fewer rows could write last. Words are
 * summed before totals, which determine the days to sum.
 */
export async function sumSearches(em: EntityManager): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('searches.sum'))`);
  // Searches that were continued meanwhile no longer count for the words of the last run
  await runSql(
    em,
    sql`delete from search_day_words where day >= (select max(day) from search_day) - 1 and day >= ${FIRST_DAY}`,
  );
  await runSql(
    em,
    sql`with counted as (
        select ${DAY} as day, e.language, e.words, count(*)::int as searches, count(*) filter (where e.is_missed)::int as missed
        from search_event e where e.at >= ${SINCE} group by 1, 2, 3),
      ranked as (
        select *, row_number() over (partition by day order by searches desc, words, language) as place from counted)
      insert into search_day_words (day, language, words, searches, missed)
      select day, language, words, searches, missed from ranked where place <= ${MAX_WORDS_PER_DAY}::int
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
  await runSql(
    em,
    sql`update search_term t set people = n.people, popularity = n.popularity
      from search_term k left join (${PEOPLE}) p on p.words = k.words and p.language = k.language
      cross join lateral (
        select coalesce(p.n, 0) as people, case when p.n >= ${MIN_PEOPLE}::int and k.count >= ${POPULAR.count}::int
          and k.last_at > now() - ${POPULAR.days}::int * interval '1 day' then k.count end as popularity) n
      where k.id = t.id and (t.people, t.popularity) is distinct from (n.people, n.popularity)`,
    'searches.count-people',
  );
}

/**
 * Deletes words that too few people searched: sums of days whose searches are about to be deleted, and terms of the
 * same age.
 */
async function deleteRareWords(em: EntityManager): Promise<void> {
  await runSql(
    em,
    // Only after searches have been recorded for that long
    sql`delete from search_term where people < ${MIN_PEOPLE}::int and (first_at at time zone 'Asia/Ho_Chi_Minh')::date < ${FIRST_DAY}
      and (select min(day) from search_day) <= ${FIRST_DAY}`,
    'searches.forget-terms',
  );
  await runSql(
    em,
    sql`with people as (${PEOPLE})
      delete from search_day_words w using people p where p.words = w.words and p.language = w.language
        and p.n < ${MIN_PEOPLE}::int and w.day < ${FIRST_DAY}
        and exists (select 1 from search_event e where e.words = w.words and e.language = w.language and ${DAY} = w.day)`,
    'searches.forget-words',
  );
}

/** Sums the searches of the last days, and then deletes the searches of whole days beyond the retention. */
export const sumAndSweepSearches = defineJob({
  name: 'searches.sum',
  payload: z.object({}),
  schedule: '13 * * * *',
  handle: ({ orm }) =>
    orm.em.fork().transactional(async (em) => {
      await sumSearches(em);
      await deleteRareWords(em);
      await runSql(
        em,
        sql`delete from search_event where at < ${FIRST_DAY}::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
      );
    }),
});
