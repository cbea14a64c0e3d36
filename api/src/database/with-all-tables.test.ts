import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migratedDatabase } from '../testing/database.ts';
import { connect } from './orm.ts';
import { withAllTables } from './with-all-tables.ts';

test('a reader that locks the tables in another order neither fails nor breaks the migration', async () => {
  const databaseUrl = await migratedDatabase();
  const orm = await connect(databaseUrl);
  const reader = new pg.Client({ connectionString: databaseUrl });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select 1 from payment_attempt');
  const migration = withAllTables(orm, async (em) => {
    await em.execute('alter table orders add column a_trial text');
    await em.execute('alter table payment_attempt add column a_trial text');
    return 'done';
  });
  // If the lock on `orders` were held meanwhile, the reader would wait for it while it holds `payment_attempt`
  await pause(700);
  await reader.query('select 1 from orders');
  await reader.query('commit');
  expect(await migration).toBe('done');
  await reader.end();
  await orm.close(true);
});
