import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { Semaphore } from '../process/semaphore.ts';
import { type Sql, toNumbered } from './sql.ts';
import { toComment } from './statement-comment.ts';

/**
 * Formats a list as an array literal of PostgreSQL, which is one bound value. It needs a cast, for instance
 * `any(${ids}::uuid[])`.
 */
export const arrayText = (list: readonly string[]): string =>
  `{${list.map((each) => `"${each.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

const bindArrays = (values: readonly unknown[]): unknown[] =>
  values.map((each) => (Array.isArray(each) ? arrayText(each as string[]) : each));

/**
 * Runs a statement, in the entity manager's transaction if it has one. PostgreSQL infers the type of each bound value
 * from the statement, so a value without context needs a cast.
 * @param name Optional. Prepares the statement once for each connection, and names it in measurements and logs. All
 * calls with one name have the same text.
 */
export async function runSql<R extends object>(
  em: EntityManager,
  { chunks, values }: Sql,
  name?: string,
): Promise<R[]> {
  const comment = name ? toComment(name) : '';
  const statement = CompiledQuery.raw(comment + toNumbered({ chunks }), bindArrays(values));
  const { rows } = await em.getKysely().executeQuery(statement);
  return rows as R[];
}

/** @returns the first column of the first row; undefined if there is no row */
export async function findValue<T>(em: EntityManager, statement: Sql, name?: string): Promise<T | undefined> {
  const [row] = await runSql<Record<string, T>>(em, statement, name);
  return row && Object.values(row)[0];
}

/** @returns the first column of the first row of a statement that always finds one */
export async function getValue<T>(em: EntityManager, statement: Sql, name?: string): Promise<T> {
  const [row] = await runSql<Record<string, T>>(em, statement, name);
  if (!row) throw new Error(`no row: ${name ?? toNumbered(statement)}`);
  return Object.values(row)[0]!;
}

/** Rows per FETCH. */
const BATCH_SIZE = 500;

/** Three streams run and twenty wait at most, because a slow reader occupies a connection. */
const streamSlots = new Semaphore(3, 20);

/**
 * Streams the rows of a statement through a cursor, so that a large result does not fill the memory. Occupies a
 * connection until the reader has read all rows or stops.
 * @param onCount Optional. Receives the number of rows before the first one, counted in the same snapshot.
 * @throws UNAVAILABLE if too many streams wait
 */
export async function* streamSql<R extends object>(
  em: EntityManager,
  { chunks, values }: Sql,
  onCount?: (rows: number) => void,
): AsyncGenerator<R> {
  const release = await streamSlots.acquire();
  try {
    await em.begin({
      readOnly: true,
      ...(onCount && { isolationLevel: IsolationLevel.REPEATABLE_READ }),
    });
    if (onCount) {
      const [counted] = await em.execute<{ count: number }[]>(
        `select count(*)::int as count from (${chunks.join('?')}) counted`,
        bindArrays(values),
      );
      onCount(counted!.count);
    }
    await em.execute(`declare batch no scroll cursor for ${chunks.join('?')}`, bindArrays(values));
    for (;;) {
      const rows = await em.execute<R[]>(`fetch ${BATCH_SIZE} from batch`);
      yield* rows;
      if (rows.length < BATCH_SIZE) return;
    }
  } finally {
    if (em.isInTransaction()) await em.rollback();
    release();
  }
}
