import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { seedDemo, startApp } from './app-process.ts';

/** Database with the demo data, of which each app instance gets a copy. */
const TEMPLATE = 'demo';

export interface DatabaseServer {
  /** URL of the maintenance database for the superuser. */
  readonly adminUrl: string;
  /** Data folder of the demo data. */
  readonly demoFolder: string;
  stop(): Promise<void>;
}

/**
 * Starts a database server with the demo data in a template database. The app starts PostgreSQL itself, so one app
 * instance runs only to provide it.
 */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sen-journeys-'));
  const demoFolder = join(folder, 'demo');
  const owner = await startApp({ folder, name: 'database-owner', settings: { SEED: 'none' } });
  const { port, password } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8'));
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const [row] = await query<{ data_directory: string }>(adminUrl, 'show data_directory');
  // Faster, because the data need not survive a crash
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await query(adminUrl, `alter system set ${setting} = off`);
  await query(adminUrl, 'select pg_reload_conf()');
  await query(adminUrl, `create database ${TEMPLATE}`);
  await seedDemo(demoFolder, databaseUrl(adminUrl, TEMPLATE));
  return {
    adminUrl,
    demoFolder,
    async stop() {
      await owner.stop();
      rmSync(folder, { recursive: true, force: true });
      // If the user is root, the cluster is in another folder than the data
      const cluster = row!.data_directory;
      if (!cluster.startsWith(folder)) rmSync(dirname(cluster), { recursive: true, force: true });
    },
  };
}

/** Creates a database with the demo data. @returns its URL */
export async function copyDemo(adminUrl: string, name: string): Promise<string> {
  await query(adminUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return databaseUrl(adminUrl, name);
}

function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Runs a statement on a new connection. */
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
