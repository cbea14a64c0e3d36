import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../../platform/errors.ts';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';

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
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const [fresh] = await runSql(
    em,
    sql`insert into idempotent_request (person_id, key, request_hash) values (${personId}, ${key}, ${hash}) on conflict do nothing returning key`,
    'idempotent.claim',
  );
  if (!fresh) {
    const [known] = await runSql<{ request_hash: string; result: R }>(
      em,
      sql`select request_hash, result from idempotent_request where person_id = ${personId} and key = ${key}`,
    );
    if (known!.request_hash !== hash) throw conflict('KEY_REUSED');
    return known!.result;
  }
  const result = await work();
  await runSql(
    em,
    sql`update idempotent_request set result = ${JSON.stringify(result)}::jsonb where person_id = ${personId} and key = ${key}`,
    'idempotent.keep',
    { later: true },
  );
  return result;
}
