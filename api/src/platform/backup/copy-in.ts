import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { type Switch, withoutChecks } from '../db/bulk-load.ts';
import { BackupFault } from './backup-fault.ts';
import { Hashed } from './hashed.ts';
import type { Manifest, StreamEntry } from './manifest.ts';
import { columnList, QUEUE_STREAM } from './tables.ts';

/** Loads the table data of a backup into the database in one transaction. Replaces all rows. */
export async function copyIn(
  databaseUrl: string,
  folder: string,
  manifest: Manifest,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'sen-restore' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("set local timezone = 'UTC'; set local maintenance_work_mem = '256MB'");
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await assertTablesExist(client, manifest);
    const query = async (statement: string) => (await client.query<Switch>(statement)).rows;
    await withoutChecks(query, () => loadAll(client, folder, manifest, onProgress));
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function loadAll(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const tables = manifest.streams.filter(({ name }) => name !== QUEUE_STREAM).map(({ name }) => name);
  await client.query(`truncate ${tables.map(pg.escapeIdentifier).join(', ')}`);
  const all = manifest.streams.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const stream of manifest.streams) {
    await load(client, join(folder, stream.file), stream, (bytes) => {
      done += bytes;
      onProgress(done, all);
    });
  }
  for (const { name, value } of manifest.sequences)
    if (value !== null)
      await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
}

/** @throws BackupFault if the database lacks a table of the backup, whose rows would be lost */
async function assertTablesExist(client: pg.Client, { streams }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = current_schema::regnamespace and relkind = 'r'",
  );
  const present = new Set(rows.map(({ name }) => name)).add(QUEUE_STREAM);
  const unknown = streams.find(({ name }) => !present.has(name));
  if (unknown) throw new BackupFault('NEWER_MIGRATIONS', unknown.name);
}

async function load(
  client: pg.Client,
  path: string,
  stream: StreamEntry,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const columns = columnList(stream.columns);
  const isQueue = stream.name === QUEUE_STREAM;
  if (isQueue)
    await client.query(
      `create temp table restored_job on commit drop as select ${columns} from pgboss.job limit 0`,
    );
  const target = isQueue ? 'restored_job' : pg.escapeIdentifier(stream.name);
  const rows = client.query(from(`copy ${target} (${columns}) from stdin`));
  const hashed = new Hashed(onBytes);
  await pipeline(createReadStream(path), hashed, createGunzip(), rows);
  // The caller has verified the file. It may have changed since then
  if (hashed.sha256 !== stream.sha256 || rows.rowCount !== stream.rows)
    throw new BackupFault('FILE_CHANGED', stream.file);
  // Skips jobs of queues that this version does not have
  if (isQueue)
    await client.query(
      `insert into pgboss.job (${columns}) select ${columns} from restored_job where name in (select name from pgboss.queue)`,
    );
}
