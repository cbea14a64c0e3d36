import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Length } from 'class-validator';
import { Field } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { conflict } from '../../platform/errors/errors.ts';

interface Keyed {
  readonly personId: string;
  readonly key: string;
  readonly hash: string;
}

/**
 * Runs a command once for each idempotency key of a person. It is part of the caller's transaction, so a command that fails
 * uses up no key. A second request with the same key waits until the first one ends.
 * @param key Optional. Without a key the command runs each time.
 * @param work the command; its result is stored as JSON
 * @returns the stored result if the key was used before
 * @throws CONFLICT (KEY_REUSED) if the key was used with another request
 */
export async function idempotent<R>(
  em: EntityManager,
  personId: string,
  key: string | null | undefined,
  request: unknown,
  work: () => Promise<R>,
): Promise<R> {
  if (!key) return work();
  const keyed = { personId, key, hash: toHash(request) };
  const claimed = await runSql(em, claim(keyed), 'idempotent.claim');
  return claimed.length ? storeResult(em, keyed, await work()) : findResult(em, keyed);
}

/** Runs a command of the viewer in a transaction, once for each key. The request is what {@link idempotent} compares. */
export function runOnce<R>(
  context: Context,
  key: string | null | undefined,
  request: unknown,
  work: (em: EntityManager, viewer: Viewer) => Promise<R>,
): Promise<R> {
  const viewer = signedIn(context);
  return context.em.transactional((em) => idempotent(em, viewer.id, key, request, () => work(em, viewer)));
}

/** {@link runOnce} for an input with a key. The rest of the input is the request. */
export const commandOnce = <I extends { idempotencyKey?: string | null }, R>(
  context: Context,
  name: string,
  { idempotencyKey, ...request }: I,
  work: (em: EntityManager, viewer: Viewer) => Promise<R>,
): Promise<R> => runOnce(context, idempotencyKey, { [name]: request }, work);

const toHash = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

const claim = ({ personId, key, hash }: Keyed) =>
  sql`insert into idempotent_request (person_id, key, request_hash) values (${personId}, ${key}, ${hash}) on conflict do nothing returning key`;

async function findResult<R>(em: EntityManager, { personId, key, hash }: Keyed): Promise<R> {
  const [known] = await runSql<{ request_hash: string; result: R }>(
    em,
    sql`select request_hash, result from idempotent_request where person_id = ${personId} and key = ${key}`,
  );
  if (known!.request_hash !== hash) throw conflict('KEY_REUSED');
  return known!.result;
}

async function storeResult<R>(em: EntityManager, { personId, key }: Keyed, result: R): Promise<R> {
  await runSql(
    em,
    sql`update idempotent_request set result = ${JSON.stringify(result)}::jsonb where person_id = ${personId} and key = ${key}`,
    'idempotent.keep',
  );
  return result;
}

/** Declares the key that makes the retry of a creating request safe ({@link idempotent}). */
export const IdempotencyKey = (): PropertyDecorator => (target, name) => {
  Field(() => String, {
    nullable: true,
    description:
      'Key made by the client; a repeated request with the same key returns the first result and creates nothing. 8 to 100 characters. CONFLICT: the key was used with another input. NOT_FOUND: the created object was deleted.',
  })(target, name);
  validateKey(target, name);
};

/** {@link IdempotencyKey} of a request that must have one, because a repetition would cost money. */
export const RequiredIdempotencyKey = (): PropertyDecorator => (target, name) => {
  Field(() => String, {
    description:
      'Key made by the client; a repeated request with the same key returns the first result. 8 to 100 characters.',
  })(target, name);
  validateKey(target, name);
};

const validateKey = Length(8, 100, { message: 'operations.idempotencyKey' }) as PropertyDecorator;
