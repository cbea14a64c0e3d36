import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connect, migrate } from '../database/orm.ts';

const at = (url: string, database: string) => {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.toString();
};

/** An empty database on the run's server, dropped when the test file ends. */
export async function emptyDatabase(template?: string): Promise<string> {
  const url = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin(url, `create database ${name}${template ? ` template ${template}` : ''}`);
  afterAll(() => admin(url, `drop database if exists ${name} with (force)`));
  return at(url, name);
}

/** A database with all tables and nothing in them: a copy of one that was migrated once for the run. */
export async function migratedDatabase(): Promise<string> {
  const url = inject('databaseUrl');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two test files may get here at once; the lock makes the second one wait for the first one's work.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'migrated'");
    if (!rowCount) {
      await client.query('create database migrating');
      const orm = await connect(at(url, 'migrating'));
      await migrate(orm, at(url, 'migrating'));
      await orm.close(true);
      await client.query('alter database migrating rename to migrated');
    }
    return await emptyDatabase('migrated');
  } finally {
    await client.end();
  }
}

/** A migrated database and the ORM on it, closed when the test file ends. */
export async function testOrm(): Promise<MikroORM> {
  const orm = await connect(await migratedDatabase());
  afterAll(() => orm.close(true));
  return orm;
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
