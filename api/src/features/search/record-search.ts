import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { Language } from '../../graphql/language.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { isListedAs } from '../courses/index.ts';
import { hasPersonalData } from './has-personal-data.ts';
import { MAX_SEARCH_TERMS } from './search-term.entity.ts';
import { type RememberedSearch, searchesCounted, toKey } from './searches-counted.ts';

@InputType({ description: 'A submitted search. Intermediate input while typing is not recorded.' })
export class RecordSearchInput {
  @Field({ description: 'Search words, at most 100 characters.' })
  @AtMost(100)
  search!: string;

  @Field(() => Language, { description: 'Language of the user interface.' })
  language!: Locale;
}

@ObjectType({ description: 'Result of recording a search.' })
export class RecordedSearch {
  @Field({ description: 'False if the search was already counted, was corrected, or is not meaningful.' })
  isCounted!: boolean;
}

/**
 * Purpose of the keyed hash that shows whether two searches for the same words came from the same caller, and nothing
 * else.
 */
const PURPOSE = 'searcher';

/** User agents of crawlers and link previews. Their searches are not counted. */
const CRAWLER = /bot\b|crawl|spider|slurp|preview|facebookexternalhit/i;

/**
 * Records a search, so that administrators see what the catalogue lacks. The web sends it separately from the query,
 * so that a search neither waits for it nor fails because of it. The number of hits is computed here and not taken
 * from the client. A corrected search does not count as a gap of the catalogue. Words that fewer than three people
 * searched within 90 days are deleted. A search that is continued within two minutes replaces its beginning, so that
 * words typed letter by letter count once. The person is not stored: the keyed hash is enough to count people. Searches of administrators who maintain the terms, and of crawlers, are
 * not recorded.
 */
export async function recordSearch(
  { em, request, viewer, services }: Context,
  { search, language }: RecordSearchInput,
): Promise<RecordedSearch> {
  if (hasPersonalData(search) || CRAWLER.test(request.device ?? '') || viewer?.may('search:update'))
    return { isCounted: false };
  const caller = { address: request.address, viewerId: viewer?.id };
  if (!searchesCounted.isNew(caller, search)) return { isCounted: false };
  const callerHash = services.keys.sign(PURPOSE, toKey(caller));
  const beginning = searchesCounted.findContinued(caller, search);
  const recorded = await em.transactional(async (inside) => {
    if (beginning) await removeBeginning(inside, beginning);
    const [event] = await runSql<{ id: string; counted: string | null }>(
      inside,
      sql`with planned as (
          select n.words, p.plan from (select search_normal(${search}::text) as words) n,
            (select search_plan(${search}::text) as plan offset 0) p),
        found as (
          select words, (plan).corrected as corrected, search_finds((plan).query) and not search_is_partial(plan) as has_hits,
            (select count(*)::int from course_document d join course c on c.id = d.course_id
              where d.words @@ (plan).query and ${isListedAs('c')}) as results
          from planned where length(words) between 2 and 60),
        term as (
          insert into search_term as t (words, language, has_hits)
          select words, ${language}, has_hits from found where corrected is null
          on conflict (words, language) do update set count = t.count + 1, last_at = now(), has_hits = excluded.has_hits
          returning words)
        insert into search_event (words, language, results, is_missed, searcher)
        select f.kept, ${language}, results, not has_hits,
          encode(sha256(convert_to(${callerHash} || f.kept, 'UTF8')), 'hex')
        from (select *, left(coalesce(corrected, words), 60) as kept from found) f
        returning id, (select words from term) as counted`,
      'search.record',
    );
    await runSql(
      inside,
      sql`delete from search_term where id in (select id from search_term
         order by last_at > now() - interval '1 day' desc, count desc, last_at desc offset ${MAX_SEARCH_TERMS}::int)`,
      'search.bound',
    );
    return event;
  });
  const words = recorded?.counted;
  if (recorded)
    searchesCounted.remember(caller, {
      search,
      eventId: recorded.id,
      term: words == null ? undefined : { words, language },
    });
  return { isCounted: words != null };
}

/** Removes the recorded beginning of a continued search. Earlier searches for the same words remain counted. */
async function removeBeginning(em: EntityManager, { eventId, term }: RememberedSearch): Promise<void> {
  const removed = await runSql(
    em,
    sql`delete from search_event where id = ${eventId} returning id`,
    'search.take-back',
  );
  // If several requests continue the same search, only one of them removes it
  if (!term || removed.length === 0) return;
  await runSql(
    em,
    sql`with left_over as (
        update search_term set count = count - 1 where words = ${term.words} and language = ${term.language} and count > 1
        returning id)
      delete from search_term where words = ${term.words} and language = ${term.language} and count <= 1
        and not exists (select 1 from left_over)`,
    'search.take-back-term',
  );
}
