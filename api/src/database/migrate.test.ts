import { expect, test } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { migrations } from './migrations/index.gen.ts';
import { connect, migrate } from './orm.ts';

test('simultaneously started processes migrate a database once', async () => {
  const url = await emptyDatabase();
  const processes = await Promise.all(Array.from({ length: 4 }, () => connect(url, { max: 2 })));
  const done = await Promise.all(processes.map((orm) => migrate(orm, url)));
  expect(done.flat().sort()).toEqual(migrations.map(({ name }) => name).sort());
  expect(done.filter(({ length }) => length)).toHaveLength(1);
  await Promise.all(processes.map((orm) => orm.close(true)));
});
