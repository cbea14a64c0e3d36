import type { EntityManager } from '@mikro-orm/postgresql';
import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { Language } from '../../graphql/language.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Locale } from '../../platform/i18n/messages/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { isListedAs } from '../courses/index.ts';
import { MAX_SEARCH_TERMS } from './search-term.entity.ts';
import { type KeptSearch, nameOf, searchesCounted } from './searches-counted.ts';

@InputType({ description: 'A search that a person has sent off, not what they typed on the way there.' })
export class RecordSearchInput {
  @Field({ description: 'The words, at most 100 characters.' })
  @MaxLength(100, { message: validationMessage('validation.maxLength', { max: 100 }) })
  search!: string;

  @Field(() => Language, { description: 'Language of the screen.' })
  language!: Locale;
}

@ObjectType({ description: 'Whether a search was counted.' })
export class RecordedSearch {
  @Field({ description: 'False where it was counted before, was corrected, or says too little.' })
  isCounted!: boolean;
}

/** Of the mark that tells whether two searches of the same words came from the same caller, and nothing else. */
const PURPOSE = 'searcher';

/** Who reads pages for others and says so; nobody looks for anything there. */
const PROGRAM = /bot\b|crawl|spider|slurp|preview|facebookexternalhit/i;

/**
 * Counts what is looked for, so that an administrator sees what is missing. Sent by the web beside the read, which stays
 * a read: a search neither waits for this nor fails by it. Whether there are hits is found out here and not believed.
 * What was corrected is no gap in the catalogue. What fewer than three people searched within 90 days is forgotten.
 *
 * A search that is typed on within two minutes takes the place of its beginning, so that words typed letter by letter
 * count once. Those who tend the words, and programs that read pages, leave nothing.
 */
export async function recordSearch(
  { em, request, viewer, services }: Context,
  { search, language }: RecordSearchInput,
): Promise<RecordedSearch> {
  if (namesPerson(search) || PROGRAM.test(request.device ?? '') || viewer?.may('search:update'))
    return { isCounted: false };
  const caller = { address: request.address, viewerId: viewer?.id };
  if (!searchesCounted.isNew(caller, search)) return { isCounted: false };
  const mark = services.keys.sign(PURPOSE, nameOf(caller));
  const begun = searchesCounted.begunWith(caller, search);
  const kept = await em.transactional(async (inside) => {
    if (begun) await takeBack(inside, begun);
    const [event] = await runSql<{ id: string; counted: string | null }>(
      inside,
      sql`with planned as (
          select n.words, p.plan from (select search_normal(${search}::text) as words) n,
            (select search_plan(${search}::text) as plan offset 0) p),
        found as (
          select words, (plan).corrected as corrected, search_finds((plan).query) as has_hits,
            (select count(*)::int from course_document d join course c on c.id = d.course_id
              where d.words @@ (plan).query and ${isListedAs('c')}) as results
          from planned where length(words) between 2 and 60),
        term as (
          insert into search_term as t (words, language, has_hits)
          select words, ${language}, has_hits from found where corrected is null
          on conflict (words, language) do update set count = t.count + 1, last_at = now(), has_hits = excluded.has_hits
          returning words)
        insert into search_event (words, language, results, is_missed, person_id, searcher)
        select f.kept, ${language}, results, not has_hits, ${viewer?.id ?? null}::uuid,
          encode(sha256(convert_to(${mark} || f.kept, 'UTF8')), 'hex')
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
  if (kept)
    searchesCounted.keep(caller, {
      search,
      eventId: kept.id,
      term: kept.counted == null ? undefined : { words: kept.counted, language },
    });
  return { isCounted: kept?.counted != null };
}

/** As if the beginning had not been searched. What was counted before it on the list stays there. */
async function takeBack(em: EntityManager, { eventId, term }: KeptSearch): Promise<void> {
  const taken = await runSql(
    em,
    sql`delete from search_event where id = ${eventId} returning id`,
    'search.take-back',
  );
  // Of several that go on with it at once, one takes it back
  if (!term || taken.length === 0) return;
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

/**
 * Numbers and addresses of people are no words of a course: what holds an @ or a long number, in digits of whatever
 * script and however they are parted, is not kept.
 */
const namesPerson = (search: string): boolean =>
  /@|\p{Nd}{6,}/u.test(search.normalize('NFKC').replace(/[^@\p{L}\p{Nd}]/gu, ''));
