import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ANALYZE_TABLES } from '../../../platform/db/analyze-tables.ts';
import { runSql } from '../../../platform/db/index.ts';

/** An ID that is the same at every seeding, so that links to demo data stay valid. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(`sen demo ${name}`).digest('hex');
  // The format of UUID version 8, which is for application-defined IDs
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Inserts rows, 2,000 in each statement. All have the columns of the first one. The names of table and columns
 * are not escaped, so they must be constants.
 */
export async function insertAll(
  em: EntityManager,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (!rows.length) return;
  const columns = Object.keys(rows[0]!).join(', ');
  for (let at = 0; at < rows.length; at += 2000)
    await em.execute(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
      [JSON.stringify(rows.slice(at, at + 2000))],
    );
}

/** Values of a column in PostgreSQL's text format. */
export interface Column {
  readonly name: string;
  readonly type: string;
  readonly values: readonly (string | null)[];
}

/** Inserts a very large number of rows. This is faster than {@link insertAll}, which has to parse each row. */
export async function insertColumns(
  em: EntityManager,
  table: string,
  columns: readonly Column[],
): Promise<void> {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
  const lists = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `c${index}`).join(', ');
  const text = `insert into ${table} (${names}) select ${values} from unnest(${lists}) as x(${aliases})`;
  for (let at = 0; at < columns[0]!.values.length; at += 10_000)
    await runSql(em, {
      chunks: [text],
      values: columns.map((column) => listText(column.values.slice(at, at + 10_000))),
    });
}

const listText = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`)).join()}}`;

/**
 * Updates the planner's statistics after a large write. Autovacuum does not see uncommitted rows. Its statistics
 * after an interrupted seeding are worse than none: they state that tables are empty, and joins of such tables take
 * minutes.
 * @param table the table that was written. Defaults to all tables
 */
export async function gatherStatistics(em: EntityManager, table?: string): Promise<void> {
  await em.execute(table ? `analyze ${table}` : ANALYZE_TABLES);
}

/** Pseudorandom numbers from 0 to 1 that are the same at every seeding (mulberry32). */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
