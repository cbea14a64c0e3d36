import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Language } from '../../../graphql/language.ts';
import type { Locale } from '../../../platform/messages/index.ts';
import { validationMessage } from '../../../platform/messages/validation-message.ts';
import { runSql } from '../../../platform/run-sql.ts';
import { sql } from '../../../platform/sql.ts';
import { MAX_SEARCH_TERMS } from './search-term.entity.ts';
import { searchesCounted } from './searches-counted.ts';

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

/**
 * Counts what is looked for, so that an administrator sees what is missing. Sent by the web beside the read, which stays
 * a read: a search neither waits for this nor fails by it. Whether there are hits is found out here and not believed.
 * What was corrected is no gap in the catalogue. What nobody has searched for half a year is forgotten.
 */
export async function recordSearch(
  { em, request, viewer }: Context,
  { search, language }: RecordSearchInput,
): Promise<RecordedSearch> {
  if (namesPerson(search)) return { isCounted: false };
  if (!searchesCounted.isNew({ address: request.address, viewerId: viewer?.id }, search))
    return { isCounted: false };
  return em.transactional(async (inside) => {
    const counted = await runSql(
      inside,
      sql`insert into search_term as t (words, language, has_hits)
       select n.words, ${language}, search_finds((p.plan).query)
       from (select search_normal(${search}::text) as words) n, (select search_plan(${search}::text) as plan offset 0) p
       where length(n.words) between 2 and 60 and (p.plan).corrected is null
       on conflict (words, language) do update set count = t.count + 1, last_at = now(), has_hits = excluded.has_hits
       returning id`,
      'search.record',
    );
    await runSql(
      inside,
      sql`delete from search_term where last_at < now() - interval '180 days' or id in (select id from search_term
         order by last_at > now() - interval '1 day' desc, count desc, last_at desc offset ${MAX_SEARCH_TERMS}::int)`,
      'search.bound',
    );
    return { isCounted: counted.length > 0 };
  });
}

/**
 * Numbers and addresses of people are no words of a course: what holds an @ or a long number, in digits of whatever
 * script and however they are parted, is not kept.
 */
const namesPerson = (search: string): boolean =>
  /@|\p{Nd}{6,}/u.test(search.normalize('NFKC').replace(/[^@\p{L}\p{Nd}]/gu, ''));
