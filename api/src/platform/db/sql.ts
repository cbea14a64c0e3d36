import { isUuid } from '../input/ids.ts';

/** A piece of SQL with its bound values: `chunks` always has one element more than `values`. */
export class Sql {
  constructor(
    readonly chunks: readonly string[],
    readonly values: readonly unknown[] = [],
  ) {}
}

/**
 * Tagged template for SQL. A nested {@link Sql} is spliced in. Everything else becomes a bound value and never text,
 * so no input can change the statement. `null` binds NULL. `undefined` throws, because it is most often a misspelt
 * column.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  const chunks = [strings[0]!];
  const values: unknown[] = [];
  const append = (text: string) => {
    chunks[chunks.length - 1] += text;
  };
  parts.forEach((part, i) => {
    if (part instanceof Sql) {
      append(part.chunks[0]!);
      part.values.forEach((value, n) => {
        values.push(value);
        chunks.push(part.chunks[n + 1]!);
      });
    } else if (part === undefined) {
      throw new TypeError(`sql: undefined after "${strings[i]!.trim().slice(-60)}"`);
    } else {
      values.push(part);
      chunks.push('');
    }
    append(strings[i + 1]!);
  });
  return new Sql(chunks, values);
}

/** The statement text with placeholders ($1, $2, …). */
export const toNumbered = ({ chunks }: Pick<Sql, 'chunks'>): string =>
  chunks.reduce((before, chunk, i) => `${before}$${i}${chunk}`);

/** Trusted text: names and keywords from the source code, never from input. */
export const raw = (text: string): Sql => new Sql([text]);

/** A condition, or an absent one, so that lists can contain `filter && sql…`. */
export type Condition = Sql | boolean | null | undefined | '';

function join(conditions: readonly Condition[], word: 'and' | 'or'): Sql {
  if (word === 'or' && conditions.includes(true)) return raw('true');
  const parts = conditions.filter((condition) => condition instanceof Sql);
  if (parts.length === 0) return raw(word === 'and' ? 'true' : 'false');
  if (parts.length === 1) return parts[0]!;
  return parts.map((part) => sql`(${part})`).reduce((a, b) => sql`${a} ${raw(word)} ${b}`);
}

/**
 * Joins conditions with AND. `true` and absent conditions (`null`, `undefined`, `''`) are omitted; **`false` is
 * omitted too**, so that `hasFilter && sql…` works. An empty list is true.
 */
export const all = (conditions: readonly Condition[]): Sql => join(conditions, 'and');

/**
 * Joins conditions with OR. `true` makes the whole true; absent and `false` conditions are omitted. An empty list is
 * false.
 */
export const any = (conditions: readonly Condition[]): Sql => join(conditions, 'or');

/**
 * Converts an ID from outside for a uuid column. Text that is not a UUID becomes NULL, which equals nothing, so it
 * finds no row instead of failing. The index of the column remains usable (`id::text = …` would not use it).
 */
export const uuid = (text: string): string | null => (isUuid(text) ? text : null);

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** An SQL string literal, for text from the source code. Input is always bound. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Builder of a statement: text with `$n` placeholders and their values. */
export class Statement {
  text = '';
  readonly values: unknown[] = [];

  add(part: Sql): void {
    this.text += part.chunks[0]!;
    for (let i = 0; i < part.values.length; i++) {
      this.text += `$${this.values.push(part.values[i])}${part.chunks[i + 1]!}`;
    }
  }
}
