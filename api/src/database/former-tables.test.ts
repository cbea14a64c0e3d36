import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { expect, test } from 'vitest';
import { projectFolder } from '../platform/process/project-folder.ts';
import { emptyDatabase, testOrm } from '../testing/database.ts';
import { connect } from './orm.ts';

/**
 * The tables of the last release: `type`, `!` for not null, `=` for a default. A release takes over while the
 * previous one still serves, so migrations only add (expand); unused parts are removed one release later (contract).
 * After a release: FREEZE=1 npm test -- former-tables
 */
const file = join(import.meta.dirname, 'former-release.json');
interface Former {
  /** Its commit. e2e/former-release.e2e.ts builds and starts it. */
  readonly commit: string;
  /** The last migration of that release. */
  readonly migration: string;
  readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

async function getTables(orm: MikroORM): Promise<Record<string, Record<string, string>>> {
  const rows = await orm.em.getConnection().execute<{ table: string; column: string; facts: string }[]>(
    `select table_name::text as "table", column_name::text as "column",
       data_type || case when is_nullable = 'NO' then '!' else '' end
         || case when column_default is not null or is_generated = 'ALWAYS' or is_identity = 'YES' then '=' else '' end as facts
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const tables: Record<string, Record<string, string>> = {};
  for (const { table, column, facts } of rows) tables[table] = { ...tables[table], [column]: facts };
  return tables;
}

function findBreaks(
  former: Former['tables'],
  now: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[] {
  const type = (facts: string) => facts.replace(/[!=]/g, '');
  return Object.entries(former).flatMap(([table, columns]) => {
    const present = now[table];
    if (!present) return [`${table}: gone`];
    const old = Object.entries(columns).flatMap(([column, was]) => {
      const is = present[column];
      if (is === undefined) return [`${table}.${column}: gone`];
      if (type(is) !== type(was)) return [`${table}.${column}: ${was} became ${is}`];
      if (is.includes('!') && !was.includes('!')) return [`${table}.${column}: may not be null any more`];
      if (was.includes('=') && is.includes('!') && !is.includes('='))
        return [`${table}.${column}: lost its default`];
      return [];
    });
    const added = Object.entries(present)
      .filter(([column, is]) => !(column in columns) && is.includes('!') && !is.includes('='))
      .map(([column]) => `${table}.${column}: new, and has to be given`);
    return [...old, ...added];
  });
}

test('the previous release can read and write the migrated tables', async () => {
  const orm = await testOrm();
  const now = await getTables(orm);
  if (process.env.FREEZE) {
    const [last] = await orm.em
      .getConnection()
      .execute<{ name: string }[]>('select name from migration order by id desc limit 1');
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
    writeFileSync(file, `${JSON.stringify({ commit, migration: last!.name, tables: now }, null, 2)}\n`);
    // The schema that the release promises to clients is stored at the same time
    const script = join(projectFolder(), 'api', 'scripts', 'schema-breaks.mjs');
    execFileSync(process.execPath, [script, '--freeze'], { stdio: 'inherit' });
  }
  const former = JSON.parse(readFileSync(file, 'utf8')) as Former;
  expect(findBreaks(former.tables, now)).toEqual([]);
});

test('released migrations are unchanged', async () => {
  const former = JSON.parse(readFileSync(file, 'utf8')) as Former;
  const orm = await connect(await emptyDatabase());
  await orm.migrator.up({ to: former.migration });
  expect(await getTables(orm)).toEqual(former.tables);
  await orm.close(true);
});

test.each([
  ['a column that is gone', { a: { x: 'text' } }, { a: {} }],
  ['another type', { a: { x: 'text' } }, { a: { x: 'uuid' } }],
  ['a column that must be given now', { a: { x: 'text' } }, { a: { x: 'text!' } }],
  ['a default that is gone', { a: { x: 'text!=' } }, { a: { x: 'text!' } }],
  ['a new column without a default', { a: {} }, { a: { x: 'text!' } }],
  ['a table that is gone', { a: {} }, {}],
])('%s is detected', (_, former, now) => {
  expect(findBreaks(former, now as never)).toHaveLength(1);
});
