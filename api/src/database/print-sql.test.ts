import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunStatement } from '../app.ts';
import { testApp } from '../testing/app.ts';
import { select, student } from '../testing/factories.ts';
import { printSql } from './print-sql.ts';

const statements: RunStatement[] = [];
const app = await testApp((statement) => void statements.push(statement));
const print = (...args: string[]) => printSql(app, statements, args);

test('a trusted document is printed as statements with values and plans', async () => {
  const printed = await print('Catalogue', '{"filter":{"level":["BEGINNER"]},"sort":"NEWEST","page":1}');
  expect(printed).toMatch(/^\/\* Catalogue \*\/ select /);
  expect(printed).toMatch(/-- \$\d+ = \["BEGINNER"\]/);
  expect(printed).toMatch(/-- .*\(cost=/);
  expect(printed).not.toContain('actual time');
});

test('a document from a file is executed as a person and measured', async () => {
  const learner = await student(app);
  const [{ email } = { email: '' }] = await select<{ email: string }>(
    app,
    'select email from person where id = ?',
    [learner.id],
  );
  const file = join(mkdtempSync(join(tmpdir(), 'sen-sql-')), 'me.graphql');
  writeFileSync(file, 'query Mine { me { id } }');
  const printed = await print(file, '--as', email, '--analyze');
  expect(printed).toMatch(/^\/\* Mine \*\/ select [\s\S]*"person"/);
  expect(printed).toContain(learner.id);
  expect(printed).toMatch(/actual time=/);
  await expect(print(file)).resolves.toMatch(/^-- errors: .*UNAUTHENTICATED/);
});

test('an operation that cannot be executed is reported', async () => {
  await expect(print()).rejects.toThrow('npm run sql');
  await expect(print('NoSuchOperation')).rejects.toThrow('neither a file nor a stored operation');
  await expect(print('SignOut')).rejects.toThrow('exactly one query');
  await expect(print('Catalogue', '{}', '--as', 'no@example.vn')).rejects.toThrow('no active person');
});
