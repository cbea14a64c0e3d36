import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { Semaphore } from './semaphore.ts';
import { numbered } from './sql.ts';
import { commentOf } from './statement-comment.ts';

/** A statement in pieces, as the `sql` tag of graphql/read makes them. */
interface Pieces {
  readonly chunks: readonly string[];
  readonly values: readonly unknown[];
}

/**
 * A list as one value for a statement: the entity manager would spell a JavaScript array out as several.
 * Goes with a cast, for instance `any(${ids}::uuid[])`.
 */
export const arrayText = (list: readonly string[]): string =>
  `{${list.map((each) => `"${each.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

const asLists = (values: readonly unknown[]): unknown[] =>
  values.map((each) => (Array.isArray(each) ? arrayText(each as string[]) : each));

/**
 * Runs a statement inside the entity manager's transaction, if it has one. Values are bound: what their type is,
 * PostgreSQL takes from the statement, so a bare one wants a cast.
 * @param name keeps the statement prepared under this name on each connection, for what runs all the time; a named
 *   statement has one text
 */
export async function runSql<R extends object>(
  em: EntityManager,
  { chunks, values }: Pieces,
  name?: string,
): Promise<R[]> {
  const comment = name ? commentOf(name) : '';
  const statement = CompiledQuery.raw(comment + numbered({ chunks }), asLists(values));
  const { rows } = await em.getKysely().executeQuery(statement);
  return rows as R[];
}

/** Rows read at once. */
const PORTION = 500;

/** Long answers at once: each keeps a connection for as long as its reader takes, and others need some too. */
const streams = new Semaphore(3, 20);

/**
 * The rows of a statement as they are read, a portion at a time: a long answer never lies in memory as a whole.
 * Takes a connection until it is read to its end or given up. @throws UNAVAILABLE when too many wait
 * @param onCount told before the first row how many there are, in the same snapshot
 */
export async function* streamSql<R extends object>(
  em: EntityManager,
  { chunks, values }: Pieces,
  onCount?: (rows: number) => void,
): AsyncGenerator<R> {
  const release = await streams.acquire();
  try {
    await em.begin({
      readOnly: true,
      ...(onCount && { isolationLevel: IsolationLevel.REPEATABLE_READ }),
    });
    if (onCount) {
      const [counted] = await em.execute<{ count: number }[]>(
        `select count(*)::int as count from (${chunks.join('?')}) counted`,
        asLists(values),
      );
      onCount(counted!.count);
    }
    await em.execute(`declare portion no scroll cursor for ${chunks.join('?')}`, asLists(values));
    for (;;) {
      const rows = await em.execute<R[]>(`fetch ${PORTION} from portion`);
      yield* rows;
      if (rows.length < PORTION) return;
    }
  } finally {
    if (em.isInTransaction()) await em.rollback();
    release();
  }
}
