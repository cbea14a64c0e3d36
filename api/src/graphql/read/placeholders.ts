import { literal, raw, type Sql, sql } from '../../platform/db/sql.ts';

/** Makes the text that stands for a placeholder, from what PostgreSQL has written into it. */
export type Replace = (written: string) => string;

/**
 * Stands for a text that PostgreSQL can't write, since it takes a secret: it writes what the text is made of, and
 * `replacers` of {@link ReadOptions} make it. Of type json.
 *
 * A tab before the string tells it apart from all others. No data can: within a string PostgreSQL writes a tab as `\t`,
 * and jsonb keeps no white space. A column of type json would keep it, so there is none (placeholders.test.ts).
 * @param kind the replacer's name, of a to z alone
 * @param value what it is made of; NULL stays NULL
 */
export function placeholder(kind: string, value: Sql): Sql {
  if (!/^[a-z]+$/.test(kind)) throw new Error(`${kind} is no kind of placeholder`);
  return sql`(E'\\t' || to_json(${raw(literal(`${kind}:`))} || (${value})::text)::text)::json`;
}

const PLACEHOLDER = /\t"([a-z]+):((?:[^"\\]|\\.)*)"/g;

/** JSON text as PostgreSQL wrote it, without its placeholders. @throws where nothing replaces one */
export function replacePlaceholders(text: string, replacers: Readonly<Record<string, Replace>>): string {
  if (!text.includes('\t')) return text;
  return text.replaceAll(PLACEHOLDER, (_, kind: string, written: string) => {
    const replace = replacers[kind];
    if (!replace) throw new Error(`nothing replaces ${kind}`);
    return JSON.stringify(replace(JSON.parse(`"${written}"`) as string));
  });
}
