import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './platform/process/log.ts';
import { migratedDatabase } from './testing/database.ts';
import { eventually } from './testing/eventually.ts';
import { runFolder } from './testing/run-folder.ts';

test('a failed start leaves no connection open', async () => {
  const databaseUrl = await migratedDatabase();
  const admin = new pg.Client({ connectionString: inject('databaseUrl') });
  await admin.connect();
  afterAll(() => admin.end());
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: runFolder('failed'), SEED: 'none' });
  // Fastify rejects it after pools, queue and listeners were opened
  const start = createApp({
    config: { ...config, trustProxy: 'no address' as never },
    databaseUrl,
    log: createLog('silent'),
  });
  await expect(start).rejects.toThrow('invalid IP address');
  await eventually(async () => {
    const { rows } = await admin.query('select application_name from pg_stat_activity where datname = $1', [
      new URL(databaseUrl).pathname.slice(1),
    ]);
    expect(rows).toEqual([]);
  });
});
