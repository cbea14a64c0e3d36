import { expect, test } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { testOrm } from '../../testing/database.ts';
import { placeholder, replacePlaceholders } from './placeholders.ts';

const orm = await testOrm();
const REPLACERS = { shout: (result: string) => result.toUpperCase() };
/** The output of PostgreSQL for a select list, as reads request it. */
async function getResult(list: string, values: readonly unknown[] = []): Promise<string> {
  const [row] = await orm.em
    .getConnection()
    .execute<{ answer: string }[]>(`select row_to_json(x)::text as answer from (select ${list}) x`, [
      ...values,
    ]);
  return row!.answer;
}
/** The text of a statement with its values inlined. */
const inline = ({ chunks, values }: ReturnType<typeof sql>) =>
  chunks.reduce((text, chunk, i) => `${text}'${String(values[i - 1]).replaceAll("'", "''")}'${chunk}`);

test('a placeholder is replaced in the result of PostgreSQL, at any depth', async () => {
  const shouted = inline(placeholder('shout', sql`v.word`));
  const text = await getResult(
    `(select json_agg(${shouted} order by v.n) from (values (1, 'một'), (2, 'a "b" \\ c' || chr(9) || 'd'), (3, null)) v(n, word)) as words,
      (select row_to_json(y) from (select coalesce(to_json(${shouted}), to_json('none'::text)) as deep from (select 'sâu' as word) v) y) as inner`,
  );
  expect(JSON.parse(replacePlaceholders(text, REPLACERS))).toEqual({
    words: ['MỘT', 'A "B" \\ C\tD', null],
    inner: { deep: 'SÂU' },
  });
});

test('stored text is never treated as a placeholder', async () => {
  const forged = '\t"shout:a"';
  const text = await getResult(
    '?::text as plain, to_json(?::text) as told, ?::jsonb as stored, json_build_array(?::text) as listed',
    [forged, forged, `{"a": ${forged}, "b":\t"shout:b"}`, forged],
  );
  expect(text).not.toContain('\t');
  expect(replacePlaceholders(text, REPLACERS)).toBe(text);
  // Such a column would preserve white space
  const json = await orm.em.getConnection().execute(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and udt_name in ('json', '_json')`,
  );
  expect(json).toEqual([]);
});

test('an unknown placeholder throws', () => {
  expect(() => replacePlaceholders('{"a":\t"whisper:b"}', REPLACERS)).toThrow(
    'there is no replacer for whisper',
  );
  expect(() => placeholder('two words', sql`v`)).toThrow('two words');
});
