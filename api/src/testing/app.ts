import { rmSync } from 'node:fs';
import type { Logger } from 'pino';
import { afterAll, onTestFinished } from 'vitest';
import { type App, type AppOptions, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { DEMO_BRANDING, setBranding } from '../platform/branding/branding.ts';
import { createLog } from '../platform/process/log.ts';
import { copyOfTemplate, migratedDatabase } from './database.ts';
import { runFolder } from './run-folder.ts';
import { countStart } from './starts.ts';

type OnStatement = NonNullable<AppOptions['onStatement']>;

const statementListeners = new Set<OnStatement>();
let sharedApp: Promise<App> | undefined;
/** Applications that exist as long as the worker. */
const workerApps: App[] = [];

/**
 * The worker's application on the worker's database, without a port. All test files of a worker share both, so a test
 * must create the people and courses that it needs, and must not count rows that other tests may have created.
 * @param onStatement receives each statement until the test file ends
 */
export function testApp(onStatement?: OnStatement): Promise<App> {
  if (onStatement) {
    statementListeners.add(onStatement);
    afterAll(() => void statementListeners.delete(onStatement));
  }
  sharedApp ??= workerApp(
    { CLIENT_ORIGINS: 'https://legacy.example.vn' },
    {
      onStatement: (statement) => {
        for (const listener of statementListeners) listener(statement);
      },
    },
  );
  return sharedApp;
}

/**
 * A separate application and database for a test file: for tests of settings, logs, start and stop, and of objects
 * that exist once in a database. Closed when the test file ends.
 */
export async function ownApp(settings: Record<string, string> = {}, options: OwnOptions = {}): Promise<App> {
  const dataDir = runFolder('app');
  const app = await open(await migratedDatabase(), dataDir, { settings, ...options });
  afterAll(async () => {
    await app.close();
    // A process has one branding, which would remain that of the closed application
    setBranding(() => DEMO_BRANDING);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return app;
}

/** Like {@link ownApp}, for a module that several test files import. It exists as long as the worker. */
export async function workerApp(
  settings: Record<string, string> = {},
  options: OwnOptions = {},
): Promise<App> {
  const app = await open(await copyOfTemplate(), runFolder('app'), { settings, ...options });
  workerApps.push(app);
  return app;
}

/** Another process on the database of an application. It exists until the test ends. */
export async function secondProcess({ services: { config, orm } }: App): Promise<App> {
  const databaseUrl = orm.config.get('clientUrl')!;
  const second = await createApp({ config, databaseUrl, log: createLog('silent') });
  onTestFinished(() => second.close());
  return second;
}

export const openedApps = (): readonly App[] => workerApps;

interface OwnOptions {
  readonly log?: Logger;
  readonly onStatement?: OnStatement;
  readonly plugins?: AppOptions['plugins'];
}

interface OpenOptions {
  readonly settings?: Record<string, string>;
  readonly log?: Logger | undefined;
  readonly onStatement?: OnStatement | undefined;
  readonly plugins?: AppOptions['plugins'];
}

function open(
  databaseUrl: string,
  dataDir: string,
  { settings, log, onStatement, plugins }: OpenOptions,
): Promise<App> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SEED: 'none',
    COST_PER_MINUTE: '1000000000',
    // Tests write to the database without the application, and read the result immediately
    READ_CACHE_MB: '0',
    ...settings,
  });
  countStart('application');
  return createApp({
    config,
    databaseUrl,
    log: log ?? createLog(process.env.LOG_LEVEL ?? 'silent'),
    ...(onStatement ? { onStatement } : {}),
    plugins,
  });
}
