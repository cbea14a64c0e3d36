import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../../platform/errors.ts';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';

/** A request that makes something, and the key by which it may be sent again. */
interface Keyed {
  readonly personId: string;
  readonly key: string;
  readonly hash: string;
}

/**
 * Does something once for each idempotency key of a person: the same key gives the same result again, with
 * another request it is a CONFLICT. Part of the caller's transaction, so a failed attempt uses up no key; a
 * second request with the same key waits for the first one to end.
 * @param key left out: done every time
 * @param work its result is kept as JSON
 */
export async function idempotent<R>(
  em: EntityManager,
  personId: string,
  key: string | null | undefined,
  request: unknown,
  work: () => Promise<R>,
): Promise<R> {
  if (!key) return work();
  const keyed = { personId, key, hash: hashOf(request) };
  const claimed = await runSql(em, claim(keyed), 'idempotent.claim');
  return claimed.length ? keep(em, keyed, await work()) : recall(em, keyed);
}

const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

const claim = ({ personId, key, hash }: Keyed) =>
  sql`insert into idempotent_request (person_id, key, request_hash) values (${personId}, ${key}, ${hash}) on conflict do nothing returning key`;

/** @throws CONFLICT, KEY_REUSED where it came with another request */
async function recall<R>(em: EntityManager, { personId, key, hash }: Keyed): Promise<R> {
  const [known] = await runSql<{ request_hash: string; result: R }>(
    em,
    sql`select request_hash, result from idempotent_request where person_id = ${personId} and key = ${key}`,
  );
  if (known!.request_hash !== hash) throw conflict('KEY_REUSED');
  return known!.result;
}

async function keep<R>(em: EntityManager, { personId, key }: Keyed, result: R): Promise<R> {
  await runSql(
    em,
    sql`update idempotent_request set result = ${JSON.stringify(result)}::jsonb where person_id = ${personId} and key = ${key}`,
    'idempotent.keep',
  );
  return result;
}
