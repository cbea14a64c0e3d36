import type { Run } from './run.ts';
import { numbered, type Sql } from './sql.ts';
import { commentOf } from './statement-comment.ts';

/**
 * Reads the row by which a command decides what to write, outside of any transaction: on a connection of the reads, which
 * many share, so that it waits for no one's transaction. What it says may have changed by the time the command writes, so
 * the statement that writes has to check what must still hold.
 * @param name keeps the statement prepared, on each connection; a named statement has one text
 * @returns the first row, undefined where there is none; moments come as ISO 8601 text, numbers as JSON has them
 */
export async function lookUp<R extends object>(
  { runRead }: { readonly runRead: Run },
  statement: Sql,
  name: string,
): Promise<R | undefined> {
  const text = `${commentOf(name)}select to_json(x)::text from (${numbered(statement)} limit 1) x`;
  const found = await runRead(name, text, statement.values);
  return found === null ? undefined : (JSON.parse(found) as R);
}
