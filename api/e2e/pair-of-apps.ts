import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { type App, createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/platform/process/log.ts';
import { migratedDatabase } from '../src/testing/database.ts';
import { runFolder } from '../src/testing/run-folder.ts';

/** Two applications with the same database and data folder, like two processes, each on its own port. */
export interface Pair {
  readonly app: App;
  readonly both: readonly [{ readonly url: string }, { readonly url: string }];
}

/** Starts both in this process, which is faster than two processes. They close when the test file ends. */
export async function pairOfApps(settings: Readonly<Record<string, string>> = {}): Promise<Pair> {
  const [databaseUrl, dataDir] = [await migratedDatabase(), runFolder('pair')];
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SEED: 'none',
    COST_PER_MINUTE: '1000000000',
    APP_KEYS: 'one-key-for-both-of-them'.repeat(2),
    ...settings,
  });
  const open = () => createApp({ config, databaseUrl, log: createLog('silent') });
  const [one, two] = [await open(), await open()];
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const listen = async (app: App) => ({ url: await app.server.listen({ port: 0, host: '127.0.0.1' }) });
  return { app: one, both: [await listen(one), await listen(two)] };
}
