import { afterAll } from 'vitest';
import { type App, type AppOptions, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/platform/log.ts';
import { migratedDatabase } from '../src/testing/database.ts';
import { runFolder } from '../src/testing/run-folder.ts';

/** Two programs on one database; they end with the test file. */
export interface KeepingAndPlain {
  /** Keeps answers. */
  readonly keeping: App;
  /** Does not. */
  readonly plain: App;
}

/** @param onStatement told of the statements of the one that keeps nothing */
export async function keepingAndPlain(onStatement?: AppOptions['onStatement']): Promise<KeepingAndPlain> {
  const [databaseUrl, folder] = [await migratedDatabase(), runFolder('kept')];
  const start = (megabytes: string, told?: AppOptions['onStatement']) =>
    createApp({
      ...(told && { onStatement: told }),
      config: readConfig({
        NODE_ENV: 'test',
        DATA_DIR: folder,
        SEED: 'none',
        COST_PER_MINUTE: '1000000000',
        READ_CACHE_MB: megabytes,
        APP_KEYS: 'one-key-for-both-of-them'.repeat(2),
      }),
      databaseUrl,
      log: createLog('silent'),
    });
  const keeping = await start('64');
  const plain = await start('0', onStatement);
  afterAll(async () => {
    for (const app of [keeping, plain]) await app.close();
  });
  return { keeping, plain };
}
