import type { Sql } from './sql.ts';
import { commentOf } from './statement-comment.ts';

/**
 * Executes one statement that answers one row with one text column, and gives that text.
 * @param name prepares the statement under this name on first use of each connection; undefined: not kept
 * @param isGeneric one plan for all values of a prepared statement; else PostgreSQL decides
 */
export type Run = (
  name: string | undefined,
  text: string,
  values: readonly unknown[],
  isGeneric?: boolean,
) => Promise<string | null>;

/**
 * Reads the row by which a command decides what to write, outside of any transaction: on a connection of the reads, which
 * many share, so that it waits for no one's transaction. What it says may have changed by the time the command writes, so
 * the statement that writes has to check what must still hold.
 * @returns the first row, undefined where there is none; moments come as ISO 8601 text, numbers as JSON has them
 */
export async function lookUp<R extends object>(
  { runRead }: { readonly runRead: Run },
  { chunks, values }: Sql,
  /** Keeps the statement prepared under this name; a name has one text. */
  name: string,
): Promise<R | undefined> {
  const text = chunks.reduce((before, chunk, i) => `${before}$${i}${chunk}`);
  const found = await runRead(
    name,
    `${commentOf(name)}select to_json(x)::text from (${text} limit 1) x`,
    values,
  );
  return found === null ? undefined : (JSON.parse(found) as R);
}
