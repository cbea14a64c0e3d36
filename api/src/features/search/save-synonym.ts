import type { EntityManager } from '@mikro-orm/postgresql';
import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { lockById, runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { audit, type Deleted, IdempotencyKey, idempotent } from '../operations/index.ts';
import { MAX_SYNONYMS, SearchSynonym } from './search-synonym.entity.ts';

const MAX_TERM_LENGTH = 40;

@InputType()
abstract class SynonymInput {
  @Field(() => [String], {
    description:
      'Two to eight words or phrases of 1 to 40 characters with the same meaning. Each may be in one group only.',
  })
  @ArrayMinSize(2, { message: 'search.terms' })
  @ArrayMaxSize(8, { message: 'search.terms' })
  @TrimmedLength(1, 40, { each: true, message: 'search.terms' })
  terms!: string[];
}

@InputType({ description: 'Input to create a synonym group.' })
export class CreateSearchSynonymInput extends SynonymInput {
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input to update a synonym group.' })
export class UpdateSearchSynonymInput extends SynonymInput {
  @Field(() => ID, { description: 'ID of the synonym group to update.' })
  synonymId!: string;

  @Field(() => Int, { description: 'Version on which the edit is based.' })
  expectedVersion!: number;
}

/** Creates a group of synonyms. It applies to all later searches. @returns its ID */
export async function createSearchSynonym(
  context: Context,
  { terms: entered, idempotencyKey }: CreateSearchSynonymInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    await lockSynonyms(em);
    const terms = normalizeTerms(entered);
    return idempotent(em, viewer.id, idempotencyKey, { createSearchSynonym: { terms } }, async () => {
      await assertTermsFree(em, terms);
      if ((await em.count(SearchSynonym)) >= MAX_SYNONYMS)
        throw policy('TOO_MANY_SYNONYMS', { limit: MAX_SYNONYMS });
      const synonym = em.create(SearchSynonym, { terms });
      await em.flush();
      audit(em, context, { action: 'search-synonym.create', targetId: synonym.id, after: { terms } });
      return synonym.id;
    });
  });
}

/** @throws CONFLICT if the group was edited meanwhile */
export async function updateSearchSynonym(
  context: Context,
  { synonymId, expectedVersion, terms: entered }: UpdateSearchSynonymInput,
): Promise<string> {
  return context.em.transactional(async (em) => {
    await lockSynonyms(em);
    const terms = normalizeTerms(entered);
    const synonym = await lockById(em, SearchSynonym, synonymId);
    if (synonym.version !== expectedVersion)
      throw conflict('STALE_VERSION', { version: synonym.version }, 'search.version');
    await assertTermsFree(em, terms, synonym.id);
    const before = { terms: synonym.terms };
    Object.assign(synonym, { terms, version: synonym.version + 1 });
    audit(em, context, { action: 'search-synonym.update', targetId: synonym.id, before, after: { terms } });
    return synonym.id;
  });
}

export async function deleteSearchSynonym(context: Context, synonymId: string): Promise<Deleted> {
  return context.em.transactional(async (em) => {
    const synonym = await lockById(em, SearchSynonym, synonymId);
    audit(em, context, {
      action: 'search-synonym.delete',
      targetId: synonym.id,
      before: { terms: synonym.terms },
    });
    em.remove(synonym);
    return { id: synonymId };
  });
}

/** Serialises writers of synonyms. Otherwise two of them could add the same term simultaneously. */
const lockSynonyms = (em: EntityManager) =>
  runSql(em, sql`select pg_advisory_xact_lock(hashtext('search synonyms'))`);

function normalizeTerms(entered: readonly string[]): string[] {
  const terms = entered.map((term) => term.normalize('NFC').trim().replace(/\s+/g, ' '));
  if (terms.some((term) => term.length > MAX_TERM_LENGTH || !/[\p{L}\p{N}]/u.test(term)))
    throw badInput('terms', 'search.term', { max: MAX_TERM_LENGTH });
  return terms;
}

/**
 * Asserts that no term is in another group, which would make all of their terms synonyms. Terms are normalised as in
 * a search.
 */
async function assertTermsFree(em: EntityManager, terms: readonly string[], self?: string): Promise<void> {
  const [row] = await runSql<{ distinct: number; taken: string | null }>(
    em,
    sql`with wanted as (select distinct search_normal(t) as term from unnest(${[...terms]}::text[]) t)
     select (select count(*)::int from wanted) as distinct, (select w.term from wanted w
       join search_synonym s on w.term = any(s.normal) and s.id is distinct from ${self ?? null}::uuid limit 1) as taken`,
  );
  if (row!.distinct < terms.length) throw badInput('terms', 'search.repeated');
  if (row!.taken) throw badInput('terms', 'search.taken', { term: row!.taken });
}
