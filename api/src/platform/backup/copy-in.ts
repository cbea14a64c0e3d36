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

/** Loads the streams of a backup into tables with the same columns, in one transaction. */
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
    await assertFits(client, manifest);
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

/** @throws BackupFault if a stream has no table: its rows would be lost */
async function assertFits(client: pg.Client, { streams }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = current_schema::regnamespace and relkind = 'r'",
  );
  const present = new Set(rows.map(({ name }) => name)).add(QUEUE_STREAM);
  const strange = streams.find(({ name }) => !present.has(name));
  if (strange) throw new BackupFault('NEWER_MIGRATIONS', strange.name);
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
      `create temp table waiting_job on commit drop as select ${columns} from pgboss.job limit 0`,
    );
  const target = isQueue ? 'waiting_job' : pg.escapeIdentifier(stream.name);
  const rows = client.query(from(`copy ${target} (${columns}) from stdin`));
  const hashed = new Hashed(onBytes);
  await pipeline(createReadStream(path), hashed, createGunzip(), rows);
  // The file was verified before. If it has changed since, the whole transaction fails.
  if (hashed.sha256 !== stream.sha256 || rows.rowCount !== stream.rows)
    throw new BackupFault('FILE_CHANGED', stream.file);
  // This version has no handlers for jobs of unknown queues, so they are omitted
  if (isQueue)
    await client.query(
      `insert into pgboss.job (${columns}) select ${columns} from waiting_job where name in (select name from pgboss.queue)`,
    );
}
