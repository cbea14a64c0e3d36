import type { Logger } from 'pino';
import { afterAll } from 'vitest';
import { type App, type AppOptions, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/platform/process/log.ts';
import { migratedDatabase } from '../src/testing/database.ts';
import { runFolder } from '../src/testing/run-folder.ts';

/** Two applications on one database. They close when the test file ends. */
export interface CachingAndPlain {
  readonly caching: App;
  readonly plain: App;
}

interface Options {
  readonly databaseUrl?: string;
  readonly log?: Logger;
  readonly onStatement?: AppOptions['onStatement'];
}

/** Neither application runs jobs, so no job changes data between two responses that a test compares. */
export async function cachingAndPlain({
  databaseUrl,
  log = createLog('silent'),
  onStatement,
}: Options = {}): Promise<CachingAndPlain> {
  const [url, folder] = [databaseUrl ?? (await migratedDatabase()), runFolder('caching')];
  const start = (megabytes: string, more: Pick<AppOptions, 'log' | 'onStatement'> = {}) =>
    createApp({
      config: readConfig({
        NODE_ENV: 'test',
        DATA_DIR: folder,
        SEED: 'none',
        COST_PER_MINUTE: '1000000000',
        READ_CACHE_MB: megabytes,
        APP_KEYS: 'one-key-for-both-of-them'.repeat(2),
        TRUST_PROXY: '127.0.0.1',
        // Statements are prepared for each connection. With few connections, one gets all requests that are sent one
        // by one
        DATABASE_READ_POOL: '2',
      }),
      databaseUrl: url,
      log: createLog('silent'),
      ...more,
    });
  const caching = await start('64');
  const plain = await start('0', { log, ...(onStatement && { onStatement }) });
  afterAll(async () => {
    for (const app of [caching, plain]) await app.close();
  });
  return { caching, plain };
}
