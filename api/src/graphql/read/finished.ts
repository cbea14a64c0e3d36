import { literal, raw, type Sql, sql } from '../../platform/sql.ts';

/** Makes the rest of a value, from what PostgreSQL has written of it. */
export type Finish = (written: string) => string;

/**
 * A text that PostgreSQL can't write, since it takes a secret: it writes what the text is made of, and `finishers` of
 * {@link ReadOptions} make it. Of type json.
 *
 * A tab before the string tells it apart from all others. No data can: within a string PostgreSQL writes a tab as `\t`,
 * and jsonb keeps no white space. A column of type json would keep it, so there is none (finished.test.ts).
 * @param by the finisher's name: lower-case letters alone
 * @param value what it is made of; NULL stays NULL
 */
export function finishedBy(by: string, value: Sql): Sql {
  if (!/^[a-z]+$/.test(by)) throw new Error(`${by} is no name of a finisher`);
  return sql`(E'\\t' || to_json(${raw(literal(`${by}:`))} || (${value})::text)::text)::json`;
}

const UNFINISHED = /\t"([a-z]+):((?:[^"\\]|\\.)*)"/g;

/** JSON text as PostgreSQL wrote it, with what was left to the program. @throws where no one finishes a value */
export function finish(text: string, finishers: Readonly<Record<string, Finish>>): string {
  if (!text.includes('\t')) return text;
  return text.replaceAll(UNFINISHED, (_, by: string, written: string) => {
    const made = finishers[by];
    if (!made) throw new Error(`no one finishes ${by}`);
    return JSON.stringify(made(JSON.parse(`"${written}"`) as string));
  });
}
