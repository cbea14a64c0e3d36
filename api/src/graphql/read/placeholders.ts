import { literal, raw, type Sql, sql } from '../../platform/db/index.ts';

/** Creates the final text of a placeholder from the text that PostgreSQL has written into it. */
export type Replace = (written: string) => string;

/**
 * A placeholder for a text that PostgreSQL cannot create, because it requires a secret. PostgreSQL writes the input,
 * and the `replacers` of {@link ReadOptions} create the text. The expression has the type json. A tab before the
 * string marks it. Data cannot contain the mark: within a string PostgreSQL writes a tab as `\t`, and jsonb stores no
 * white space. A column of type json would store it, so there is none (placeholders.test.ts).
 * @param kind name of the replacer, only a to z
 * @param value input of the replacer; NULL remains NULL
 */
export function placeholder(kind: string, value: Sql): Sql {
  if (!/^[a-z]+$/.test(kind)) throw new Error(`the placeholder kind ${kind} is not lower case`);
  return sql`(E'\\t' || to_json(${raw(literal(`${kind}:`))} || (${value})::text)::text)::json`;
}

const PLACEHOLDER = /\t"([a-z]+):((?:[^"\\]|\\.)*)"/g;

export function replacePlaceholders(text: string, replacers: Readonly<Record<string, Replace>>): string {
  if (!text.includes('\t')) return text;
  return text.replaceAll(PLACEHOLDER, (_, kind: string, written: string) => {
    const replace = replacers[kind];
    if (!replace) throw new Error(`there is no replacer for ${kind}`);
    return JSON.stringify(replace(JSON.parse(`"${written}"`) as string));
  });
}
