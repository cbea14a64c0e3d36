import { randomBytes } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connect, migrate } from '../database/orm.ts';
import { jobs } from '../features/manifests.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/process/log.ts';
import { countStart } from './starts.ts';

const at = (url: string, database: string) => {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.toString();
};

/** An empty database on the run's server, dropped when the test file ends. */
export async function emptyDatabase(): Promise<string> {
  return dropAfterFile(await create());
}

/** A database with all tables and queues, and without people. Dropped when the test file ends. */
export async function migratedDatabase(): Promise<string> {
  return dropAfterFile(await copyOfTemplate());
}

/** Like {@link migratedDatabase}, but it exists until the run ends. */
export async function copyOfTemplate(): Promise<string> {
  const url = inject('databaseUrl');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two workers may need the template simultaneously. The lock makes the second one wait until the first has
    // created it
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'migrated'");
    if (!rowCount) {
      await client.query('create database migrating');
      await fillTemplate(at(url, 'migrating'));
      await client.query('alter database migrating rename to migrated');
    }
    return await create('migrated');
  } finally {
    await client.end();
  }
}

async function fillTemplate(databaseUrl: string): Promise<void> {
  const orm = await connect(databaseUrl);
  await migrate(orm, databaseUrl);
  await orm.close(true);
  const queues = new Jobs({ databaseUrl, connections: 1, log: createLog('silent') }, jobs);
  await queues.start();
  await queues.stop();
}

/** A migrated database and the ORM on it, closed when the test file ends. */
export async function testOrm(): Promise<MikroORM> {
  const orm = await connect(await migratedDatabase());
  afterAll(() => orm.close(true));
  return orm;
}

async function create(template?: string): Promise<string> {
  countStart('database');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files takes an eighth of the time of the default, which writes to the WAL
  await admin(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = at(inject('databaseUrl'), name);
  // A copy is another database, so its first mark would begin an era in the middle of a test
  if (template) await run(url, 'select begin_change_era()');
  return url;
}

function dropAfterFile(url: string): string {
  const name = new URL(url).pathname.slice(1);
  afterAll(() => admin(`drop database if exists ${name} with (force)`));
  return url;
}

const admin = (statement: string): Promise<void> => run(inject('databaseUrl'), statement);

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
