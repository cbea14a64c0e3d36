import type { Run } from '../process/run.ts';
import { type Sql, toNumbered } from './sql.ts';
import { toComment } from './statement-comment.ts';

/**
 * Reads the row by which a command decides what to write. It runs on a connection of the read pool, outside of any
 * transaction, and so occupies a connection for one statement only. The row may have changed before the command writes,
 * so the statement that writes checks again what the decision depends on.
 * @param name prepares the statement once for each connection; all calls with one name have the same text
 * @returns the first row, or undefined if there is none. Timestamps are ISO 8601 strings, numbers are JSON numbers.
 */
export async function queryFirst<R extends object>(
  { runRead }: { readonly runRead: Run },
  statement: Sql,
  name: string,
): Promise<R | undefined> {
  const text = `${toComment(name)}select to_json(x)::text from (${toNumbered(statement)} limit 1) x`;
  const found = await runRead(name, text, statement.values);
  return found === null ? undefined : (JSON.parse(found) as R);
}
