import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../../platform/errors.ts';

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
  const [fresh] = await em.execute(
    'insert into idempotent_request (person_id, key, request_hash) values (?, ?, ?) on conflict do nothing returning key',
    [personId, key, hash],
  );
  if (!fresh) {
    const [known] = await em.execute<{ request_hash: string; result: R }[]>(
      'select request_hash, result from idempotent_request where person_id = ? and key = ?',
      [personId, key],
    );
    if (known!.request_hash !== hash) throw conflict('KEY_REUSED');
    return known!.result;
  }
  const result = await work();
  await em.execute('update idempotent_request set result = ?::jsonb where person_id = ? and key = ?', [
    JSON.stringify(result),
    personId,
    key,
  ]);
  return result;
}
