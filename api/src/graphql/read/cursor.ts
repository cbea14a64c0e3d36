import { raw, type Sql, sql } from '../../platform/db/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import type { ConnectionShape, OrderTerm } from './source.ts';

/** Appends the primary key to the order of a connection, so that no two rows are equal. */
export function totalOrder(shape: ConnectionShape, key: Sql | undefined): readonly OrderTerm[] {
  const terms = shape.orderBy;
  const last = terms.at(-1);
  // A type without a table has no key. Its resolver must end the order with a unique term
  if (!key) return terms;
  if (last?.by.values.length === 0 && last.by.chunks[0] === key.chunks[0]) return terms;
  return [...terms, { by: key, dir: last?.dir ?? 'asc' }];
}

export const orderSql = (terms: readonly OrderTerm[]): Sql =>
  terms
    .map(({ by, dir }) => sql`${by} ${raw(dir === 'desc' ? 'desc' : 'asc')}`)
    .reduce((a, b) => sql`${a}, ${b}`);

/** The cursor of a row: the values of the order terms as a JSON array of strings, in base64. */
export const cursorSql = (terms: readonly OrderTerm[]): Sql => positionSql(terms.map(({ by }) => by));

/** The cursor of a position between rows. `position` has a value for each order term. */
export function positionSql(position: readonly Sql[]): Sql {
  const values = position.map((value) => sql`(${value})::text`).reduce((a, b) => sql`${a}, ${b}`);
  return sql`replace(encode(convert_to(json_build_array(${values})::text, 'UTF8'), 'base64'), chr(10), '')`;
}

/**
 * The condition for rows after a cursor. If all terms have the same direction and none is nullable, it is a
 * single row comparison, for which PostgreSQL can use an index. Otherwise it has one comparison per term.
 * @throws BAD_INPUT if the cursor is malformed or belongs to another order
 */
export function afterSql(terms: readonly OrderTerm[], cursor: string): Sql {
  const values = cursorValues(cursor);
  const isValid = values?.length === terms.length && terms.every((t, i) => t.nullable || values[i] !== null);
  if (!isValid) throw badInput('after', 'validation.invalid');
  const { dir } = terms[0]!;
  if (terms.every((term) => term.dir === dir && !term.nullable)) {
    const left = terms.map(({ by }) => by).reduce((a, b) => sql`${a}, ${b}`);
    const right = values.map((value) => sql`${value}`).reduce((a, b) => sql`${a}, ${b}`);
    return sql`(${left}) ${raw(dir === 'asc' ? '>' : '<')} (${right})`;
  }
  const alternatives = terms.map((term, i) => {
    const same = terms.slice(0, i).map((before, n) => equal(before.by, values[n]!));
    return [...same, beyond(term, values[i]!)].reduce((a, b) => sql`${a} and ${b}`);
  });
  return alternatives.reduce((a, b) => sql`${a} or ${b}`);
}

const equal = (by: Sql, value: string | null) =>
  value === null ? sql`(${by}) is null` : sql`(${by}) = ${value}`;

function beyond({ by, dir, nullable }: OrderTerm, value: string | null): Sql {
  if (value === null) return dir === 'asc' ? raw('false') : sql`(${by}) is not null`;
  if (dir === 'desc') return sql`(${by}) < ${value}`;
  return nullable ? sql`((${by}) > ${value} or (${by}) is null)` : sql`(${by}) > ${value}`;
}

/** @returns undefined if the cursor is malformed */
export function cursorValues(cursor: string): (string | null)[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'));
    if (!Array.isArray(values)) return undefined;
    return values.every((v) => v === null || typeof v === 'string') ? values : undefined;
  } catch {
    return undefined;
  }
}
