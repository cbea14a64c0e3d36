import { type App, createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createAdministrator } from './database/create-administrator.ts';
import { type EmbeddedDatabase, startEmbedded } from './database/embedded/cluster.ts';
import { seedDemo } from './database/seed/seed.ts';

/** Longest time that requests in flight get to finish once the program is asked to stop, in milliseconds. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const config = settings();
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir);
  const app = await createApp({ config, databaseUrl: config.databaseUrl ?? embedded!.url });
  if (process.argv[2]) return runCommand(process.argv.slice(2), app, embedded);
  stopOnSignal(app, embedded);
  if (config.seed === 'demo') await seedDemo(app.services);
  await app.server.listen({ port: config.port, host: config.host });
  await app.work();
  console.log(`Sen is ready at ${config.publicUrl}`);
}

/** `migrate`, `seed`, `admin:create`: done once, then the program ends. Connecting has migrated already. */
async function runCommand(
  [command, ...rest]: string[],
  app: App,
  embedded: EmbeddedDatabase | undefined,
): Promise<void> {
  try {
    if (command === 'migrate') console.log('The tables are up to date.');
    else if (command === 'seed')
      console.log(
        (await seedDemo(app.services))
          ? 'The demo data is in place.'
          : 'There are people in this database already; nothing was changed.',
      );
    else if (command === 'admin:create') console.log(await createAdministrator(app.services, rest));
    else throw new Error(`unknown command: ${command}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
  await app.close();
  await embedded?.stop();
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

/** Stops taking requests, lets those in flight finish, then the database; a second signal does not wait. */
function stopOnSignal(app: App, embedded: EmbeddedDatabase | undefined): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await app.close();
    await embedded?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Started by the npm script: when that is killed, nobody is left to send us a signal
  process.on('disconnect', stop);
}

await main();
