import { isUuid } from '../input/ids.ts';

/** A piece of SQL with its bound values: `chunks` always has one element more than `values`. */
export class Sql {
  constructor(
    readonly chunks: readonly string[],
    readonly values: readonly unknown[] = [],
  ) {}
}

/**
 * Tagged template for SQL. A nested {@link Sql} is spliced in; everything else becomes a bound value and never
 * text, so no input can change the statement. `null` binds NULL; `undefined` is refused, because it is most
 * often a misspelt column.
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

/** The text of a statement, with a number for each value, as PostgreSQL has it. */
export const numbered = ({ chunks }: Pick<Sql, 'chunks'>): string =>
  chunks.reduce((before, chunk, i) => `${before}$${i}${chunk}`);

/** Trusted text: names and keywords from the program itself, never from input. */
export const raw = (text: string): Sql => new Sql([text]);

/** A condition, or what stands for its absence, so that `filter && sql…` reads well in a list. */
export type Condition = Sql | boolean | null | undefined | '';

function joined(conditions: readonly Condition[], word: 'and' | 'or'): Sql {
  if (word === 'or' && conditions.includes(true)) return raw('true');
  const parts = conditions.filter((condition) => condition instanceof Sql);
  if (parts.length === 0) return raw(word === 'and' ? 'true' : 'false');
  if (parts.length === 1) return parts[0]!;
  return parts.map((part) => sql`(${part})`).reduce((a, b) => sql`${a} ${raw(word)} ${b}`);
}

/**
 * All of the conditions hold. `true` and absent ones (`null`, `undefined`, `''`) are left out; **`false` is
 * also left out**, so that `hasFilter && sql…` works. Nothing left: true.
 */
export const all = (conditions: readonly Condition[]): Sql => joined(conditions, 'and');

/** At least one of the conditions holds; `true` makes it true, what is absent or false is left out. Nothing left: false. */
export const any = (conditions: readonly Condition[]): Sql => joined(conditions, 'or');

/**
 * An id from outside as a value for a uuid column: NULL, which equals nothing, where the text is no uuid. So a
 * made-up id finds no row instead of failing, and the column's index still serves (`id::text = …` has none).
 */
export const uuid = (text: string): string | null => (isUuid(text) ? text : null);

/** An SQL name in double quotes. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** An SQL text literal, for text of the program itself (input is always bound). */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A statement being written: text with `$n` places and the values for them. */
export class Statement {
  text = '';
  readonly values: unknown[] = [];

  /** Appends a piece and numbers its values. */
  add(part: Sql): void {
    this.text += part.chunks[0]!;
    for (let i = 0; i < part.values.length; i++) {
      this.text += `$${this.values.push(part.values[i])}${part.chunks[i + 1]!}`;
    }
  }
}
