import { expect, test } from 'vitest';
import { ANNOUNCED, DERIVED, READING_FUNCTIONS } from '../testing/announced-tables.ts';
import { testOrm } from '../testing/database.ts';

test('triggers announce every column of the listed tables unless it is excluded, and no other table', async () => {
  const orm = await testOrm();
  const columns = await orm.em
    .getConnection()
    .execute<{ table: string; column: string }[]>(
      `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
    );
  const triggers = await orm.em.getConnection().execute<{ table: string; says: string }[]>(
    `select t.tgrelid::regclass::text as "table", pg_get_triggerdef(t.oid) as says
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'announce_table'`,
  );
  expect([...new Set(triggers.map(({ table }) => table))].sort()).toEqual(Object.keys(ANNOUNCED).sort());
  for (const [table, { mayLag = [], unannounced = [], isReferredTo }] of Object.entries(ANNOUNCED)) {
    const says = triggers.filter((trigger) => trigger.table === table).map((trigger) => trigger.says);
    const updates = says.filter((text) => text.includes('AFTER UPDATE')).join('\n');
    const compared = [...updates.matchAll(/\bnew\."?(\w+)/g)].map(([, column]) => column!);
    const all = columns.filter((each) => each.table === table).map(({ column }) => column);
    expect([table, [...new Set([...compared, ...mayLag, ...unannounced])].sort()]).toEqual([
      table,
      all.sort(),
    ]);
    const both = compared.filter((column) => mayLag.includes(column) || unannounced.includes(column));
    expect([table, both]).toEqual([table, []]);
    for (const event of isReferredTo ? ['DELETE'] : ['DELETE', 'INSERT'])
      expect([table, says.join('\n')]).toEqual([table, expect.stringContaining(event)]);
  }
});

test('the tables of a function include those of the functions that it calls', async () => {
  const orm = await testOrm();
  const tables = [...Object.keys(ANNOUNCED), ...Object.keys(DERIVED)];
  const functions = await orm.em
    .getConnection()
    .execute<{ name: string; body: string }[]>(
      `select p.proname as name, p.prosrc as body from pg_proc p where p.pronamespace = 'public'::regnamespace`,
    );
  const tablesReadBy = (name: string): string[] => {
    const body = functions.find((each) => each.name === name)!.body;
    const isMentioned = (word: string) => new RegExp(`(from|join)\\s+${word}\\b`).test(body);
    const called = functions.filter((each) => each.name !== name && body.includes(`${each.name}(`));
    return [...tables.filter(isMentioned), ...called.flatMap((each) => tablesReadBy(each.name))];
  };
  for (const [name, documented] of Object.entries(READING_FUNCTIONS))
    expect([name, [...new Set(tablesReadBy(name))].sort()]).toEqual([name, [...documented].sort()]);
});

test('functions notify the channels to which processes listen, and no others', async () => {
  const orm = await testOrm();
  const functions = await orm.em
    .getConnection()
    .execute<{ body: string }[]>(
      `select prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%pg_notify%'`,
    );
  const channels = functions.flatMap(({ body }) =>
    [...body.matchAll(/pg_notify\('(\w+)'/g)].map(([, name]) => name),
  );
  expect([...new Set(channels)].sort()).toEqual([
    'content_changed',
    'live',
    'session_changed',
    'setting_changed',
  ]);
  const announcements = functions.filter(({ body }) => body.includes("'content_changed'"));
  expect(announcements).toEqual([
    { body: expect.stringContaining("pg_notify('content_changed', tg_table_name)") },
  ]);
});
