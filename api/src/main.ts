import { type App, createApp, type RunStatement } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createAdministrator } from './database/create-administrator.ts';
import { startEmbedded } from './database/embedded/cluster.ts';
import { printSql } from './database/print-sql.ts';
import { restoreBackup } from './database/restore.ts';
import { writeDemoFiles } from './database/seed/demo/files.ts';
import { seedDemo } from './database/seed/seed.ts';
import { makeSet } from './database/seed/set/dump-rows.ts';
import { setUpAtTerminal } from './database/set-up.ts';
import { backupNow, drillNow } from './features/backup/index.ts';
import { ConfigurationError } from './platform/errors/configuration-error.ts';
import { ProcessLifecycle } from './platform/process/process-lifecycle.ts';
import { withProgress } from './platform/process/progress.ts';

/** Maximum time in milliseconds for requests in flight during shutdown. */
const DRAIN_MS = 10_000;

/**
 * A signal to the process group arrives twice: from the sender and from the npm script. Within this time in
 * milliseconds it counts as one.
 */
const SIGNAL_WINDOW_MS = 1000;

async function main(): Promise<void> {
  const config = settings();
  const lifecycle = new ProcessLifecycle();
  let leave = async () => {};
  const [command, ...rest] = process.argv.slice(2);
  if (!command || command === 'prepare') stopOnSignal(lifecycle, () => leave());
  await lifecycle.start(async (opened, proceed) => {
    const isTemporary = command === 'demo-set';
    const embedded =
      config.databaseUrl && !isTemporary
        ? undefined
        : await withProgress('starting PostgreSQL', () =>
            startEmbedded(config.dataDir, { unsafe: isTemporary }),
          );
    if (embedded) opened(() => (isTemporary ? embedded.remove() : embedded.stop()));
    proceed();
    if (command === 'restore') return restore(config, embedded?.url, rest);
    const statements: RunStatement[] = [];
    const app = await withProgress('bringing the tables up to date', () =>
      createApp({
        config,
        databaseUrl: embedded?.url ?? config.databaseUrl!,
        ...(command === 'sql' ? { onStatement: (statement) => void statements.push(statement) } : {}),
      }),
    );
    opened(() => app.close());
    leave = () => app.leave();
    proceed();
    if (command) return runCommand(command, rest, { app, config, statements });
    await seedAtStart(app, config);
    proceed();
    await app.server.listen({ port: config.port, host: config.host });
    await app.work();
    proceed();
    console.log(`Sen is ready at ${config.publicUrl}`);
  });
  if (command) await lifecycle.stop();
}

/** Loads demo data into an empty database if the settings require it. */
const seedAtStart = async ({ services }: App, { seed }: Config): Promise<void> => {
  if (seed === 'demo') await withProgress('loading the demo data', () => seedDemo(services));
};

/** `restore` runs before any migration, because the database has to be empty. */
async function restore(config: Config, embeddedUrl: string | undefined, [path]: string[]): Promise<void> {
  try {
    if (!path)
      throw new Error(
        'Use: npm run restore -- path/of/a/backup (its folder, or the .tar that was downloaded)',
      );
    console.log(await restoreBackup(config, config.databaseUrl ?? embeddedUrl!, path));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/**
 * Runs a command and ends: `migrate`, `prepare`, `seed`, `demo-set`, `admin:create`, `setup`, `backup`, `restore:drill`,
 * `sql`. Connecting has already migrated.
 */
async function runCommand(
  command: string,
  rest: string[],
  { app, config, statements }: { app: App; config: Config; statements: readonly RunStatement[] },
): Promise<void> {
  try {
    if (command === 'prepare') await seedAtStart(app, config);
    else if (command === 'migrate') console.log('The tables are up to date.');
    else if (command === 'seed') {
      const isSeeded = await seedDemo(app.services);
      if (isSeeded) await writeDemoFiles(app.services);
      console.log(
        isSeeded
          ? 'The demo data is in place.'
          : 'There are people in this database already; nothing was changed.',
      );
    } else if (command === 'demo-set') console.log(await makeSet(app.services.orm, rest[0] ?? ''));
    else if (command === 'admin:create') console.log(await createAdministrator(app.services, rest));
    else if (command === 'setup') console.log(await setUpAtTerminal(app.services));
    else if (command === 'backup') console.log(await backupNow(app.services));
    else if (command === 'restore:drill') console.log(await drillNow(app.services));
    else if (command === 'sql') console.log(await printSql(app, statements, rest));
    else throw new Error(`unknown command: ${command}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Graceful shutdown: lets load balancers use other processes, stops accepting requests, waits for those in flight,
 * then closes the database. A second signal ends the process immediately.
 */
function stopOnSignal(lifecycle: ProcessLifecycle, leave: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > SIGNAL_WINDOW_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    await lifecycle.halt();
    await leave();
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await lifecycle.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The npm script starts this process. If the script is killed, this event is the only sign to stop
  process.on('disconnect', stop);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`Sen can't start:\n  ${error.message}`);
  process.exit(1);
}
