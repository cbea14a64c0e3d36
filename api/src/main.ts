import { type App, createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type EmbeddedDatabase, startEmbedded } from './database/embedded/cluster.ts';

/** Longest time that requests in flight get to finish once the program is asked to stop, in milliseconds. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  const config = settings();
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir);
  const app = await createApp({ config, databaseUrl: config.databaseUrl ?? embedded!.url });
  stopOnSignal(app, embedded);
  await app.server.listen({ port: config.port, host: config.host });
  await app.work();
  console.log(`Sen is ready at ${config.publicUrl}`);
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
