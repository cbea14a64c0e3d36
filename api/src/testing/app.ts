import { rmSync } from 'node:fs';
import type { Logger } from 'pino';
import { afterAll } from 'vitest';
import { type App, type AppOptions, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { migratedDatabase } from './database.ts';
import { runFolder } from './run-folder.ts';

/** The real application on a database of its own, without a port; closed when the test file ends. */
export async function testApp(
  settings: Record<string, string> = {},
  log: Logger = createLog(process.env.LOG_LEVEL ?? 'silent'),
  onStatement?: AppOptions['onStatement'],
): Promise<App> {
  const dataDir = runFolder('app');
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SEED: 'none',
    COST_PER_MINUTE: '1000000000',
    // Tests write what they need past the program, and read it at once
    READ_CACHE_MB: '0',
    ...settings,
  });
  const app = await createApp({
    config,
    databaseUrl: await migratedDatabase(),
    log,
    onStatement,
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return app;
}
