import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

/**
 * An empty database on the run's server, dropped when the test file ends. The helper of the application cannot be
 * used: it loads the application's entities, and a schema cannot have two classes called Course.
 */
export async function ownDatabase(): Promise<string> {
  const admin = inject('databaseUrl');
  const name = `read_${randomBytes(6).toString('hex')}`;
  await execute(admin, `create database ${name}`);
  afterAll(() => execute(admin, `drop database if exists ${name} with (force)`));
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.toString();
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
