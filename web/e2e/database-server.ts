import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { seedDemo, startProgram } from './program.ts';

/** The name of the database that every file of journeys gets a copy of. */
const TEMPLATE = 'demo';

export interface DatabaseServer {
  /** Of its maintenance database, as its superuser. */
  readonly adminUrl: string;
  /** The data folder that belongs to the demo data. */
  readonly demoFolder: string;
  stop(): Promise<void>;
}

/**
 * A database server with the demo data in a template. The program brings the server along, so one that has nothing
 * else to do runs as long as it is needed.
 */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sen-journeys-'));
  const demoFolder = join(folder, 'demo');
  const owner = await startProgram({ folder, name: 'database-owner', settings: { SEED: 'none' } });
  const { port, password } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8'));
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const [row] = await query<{ data_directory: string }>(adminUrl, 'show data_directory');
  await query(adminUrl, `create database ${TEMPLATE}`);
  await seedDemo(demoFolder, databaseUrl(adminUrl, TEMPLATE));
  return {
    adminUrl,
    demoFolder,
    async stop() {
      await owner.stop();
      rmSync(folder, { recursive: true, force: true });
      // As root the database lies elsewhere, in a folder made for this data folder alone
      const cluster = row!.data_directory;
      if (!cluster.startsWith(folder)) rmSync(dirname(cluster), { recursive: true, force: true });
    },
  };
}

/** A new database with the demo data. @returns its address */
export async function copyDemo(adminUrl: string, name: string): Promise<string> {
  await query(adminUrl, `create database ${name} template ${TEMPLATE}`);
  return databaseUrl(adminUrl, name);
}

export const dropDatabase = (adminUrl: string, name: string): Promise<unknown> =>
  query(adminUrl, `drop database ${name} with (force)`);

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Runs a statement on a connection of its own. */
export async function query<Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
