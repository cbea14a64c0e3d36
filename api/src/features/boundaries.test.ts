import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testOrm } from '../testing/database.ts';
import { entities, features } from './manifests.ts';

/**
 * Tables that no feature owns: those of the platform's files, sandbox mailbox and restoration, and of the migrator.
 */
const PLATFORM = ['upload', 'media', 'sandbox_mail', 'migration', 'outgoing_hold', 'restoration'];

const orm = await testOrm();
const owner = new Map(features.flatMap(({ name, tables }) => tables.map((table) => [table, name] as const)));
const offered = new Map(
  features.flatMap(({ name, offers = [] }) => offers.map((table) => [table, name] as const)),
);

/** Every use of a table in a statement of a feature, in the form `feature writes table (file)`. */
function mentions(): { feature: string; isWrite: boolean; table: string; file: string }[] {
  return features.flatMap(({ name: feature }) => {
    const folder = join(import.meta.dirname, feature);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])testing[\\/]/.test(file),
    );
    return files.flatMap((file) => {
      const code = readFileSync(join(folder, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
      return [...code.matchAll(/\b(from|join|into|update|delete from)\s+([a-z_]+)\b(?!\()/g)].map(
        ([, verb, table]) => ({
          feature,
          isWrite: verb !== 'from' && verb !== 'join',
          table: table!,
          file: `${feature}/${file}`,
        }),
      );
    });
  });
}

test('every table belongs to one feature or the platform, with its entities', async () => {
  const rows = await orm.em
    .getConnection()
    .execute<{ name: string }[]>(
      "select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
  expect([...owner.keys(), ...PLATFORM].sort()).toEqual(rows.map(({ name }) => name).sort());
  const metadata = orm.getMetadata();
  for (const { name, tables, entities: own = [] } of features)
    for (const entity of own)
      expect([name, [...tables, ...PLATFORM]]).toEqual([
        name,
        expect.arrayContaining([metadata.get(entity).tableName]),
      ]);
  expect(entities).toHaveLength(new Set(entities).size);
});

test("statements write only to their feature's tables and read exported ones", () => {
  const found = mentions();
  expect(found.length).toBeGreaterThan(150);
  const crossings = found.filter(({ feature, isWrite, table }) => {
    const of = owner.get(table) ?? offered.get(table);
    return of !== undefined && of !== feature && (isWrite || offered.get(table) !== of);
  });
  expect(crossings).toEqual([]);
});

test('each exported table has a reader in another feature', () => {
  const read = new Set(
    mentions()
      .filter(({ feature, table }) => offered.get(table) !== feature)
      .map(({ table }) => table),
  );
  expect([...offered.keys()].filter((table) => !read.has(table))).toEqual([]);
});

test('the manifest of each feature states whether it writes entities, SQL or both', () => {
  for (const { name } of features) {
    const folder = join(import.meta.dirname, name);
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])testing[\\/]/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const writesEntities = /\bem\.(create|persist|assign|remove|upsert|native\w+)\(/.test(code);
    const [, writes] =
      /\n \*\n \* Writes: ((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+ = defineFeature/.exec(
        readFileSync(join(folder, 'feature.ts'), 'utf8'),
      ) ?? [];
    expect([name, writes]).toEqual([name, expect.stringMatching(/\bSQL\b/)]);
    expect([name, writesEntities]).toEqual([name, !writes!.startsWith('SQL only')]);
  }
});

test('statements are tagged templates with bound values for runSql and queryFirst', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      // Migrations, seeds and tests write what runs once; the app connects queryFirst to the read pool
      !/\.test\.ts$|(^|[\\/])testing[\\/]|^database[\\/]|^platform[\\/](db[\\/](run-sql|query-first)|process[\\/]services)\.ts$|^app(\.ts$|[\\/]open-(database|services)\.ts$)/.test(
        file,
      ),
  );
  expect(files.length).toBeGreaterThan(300);
  const others = files.filter((file) =>
    /\bgetConnection\(|\brunRead\b|\b(em|fork\(\)|connection)\s*\.execute\b/.test(
      readFileSync(join(source, file), 'utf8'),
    ),
  );
  expect(others).toEqual([]);
});
