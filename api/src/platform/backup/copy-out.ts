import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { Hashed } from './hashed.ts';
import type { Manifest, StreamEntry } from './manifest.ts';
import { findTables, getSource, type Table } from './tables.ts';

/** Application name of the backup connection. A release that migrates terminates it instead of waiting for it. */
export const BACKUP_CONNECTION = 'sen-backup';
/** Fastest gzip level. It reduces the size to a third; the disk is the bottleneck, not the compression. */
const LEVEL = 1;

export interface Snapshot extends Pick<Manifest, 'snapshotAt' | 'migrations' | 'streams' | 'sequences'> {
  /** Storage keys of all files that a row of the snapshot refers to. */
  readonly fileKeys: readonly string[];
}

export interface CopyOutOptions {
  readonly databaseUrl: string;
  /** Target folder. A subfolder `streams` is created in it. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Receives the progress in bytes of table data, and the total. */
  readonly onProgress: (done: number, all: number) => void;
}

/**
 * Copies all tables from one snapshot, row by row through a stream. Later writes are not included, and no writer is
 * blocked.
 */
export async function copyOut({
  databaseUrl,
  folder,
  signal,
  onProgress,
}: CopyOutOptions): Promise<Snapshot> {
  await mkdir(join(folder, 'streams'), { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: databaseUrl, application_name: BACKUP_CONNECTION });
  // A connection that breaks between two statements emits an error here. The next statement fails then.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query("set local timezone = 'UTC'; set local statement_timeout = 0");
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const [now] = (await client.query<{ at: Date }>('select clock_timestamp() as at')).rows;
    const tables = await findTables(client);
    const all = tables.reduce((sum, { bytes }) => sum + bytes, 0);
    const streams: StreamEntry[] = [];
    let before = 0;
    for (const [index, table] of tables.entries()) {
      const file = `streams/${String(index).padStart(3, '0')}-${table.name}.copy.gz`;
      const report = (bytes: number) => onProgress(before + Math.min(bytes, table.bytes), all);
      streams.push(await copyTable(client, table, { path: join(folder, file), file, signal, report }));
      before += table.bytes;
      onProgress(before, all);
    }
    return {
      snapshotAt: now!.at.toISOString(),
      streams,
      migrations: await readTexts(client, 'select name as text from migration order by id'),
      sequences: await readSequences(client),
      fileKeys: await readTexts(client, 'select distinct name as text from named_file order by name'),
    };
  } finally {
    await client.end().catch(() => {});
  }
}

interface Target {
  readonly path: string;
  readonly file: string;
  readonly signal: AbortSignal;
  readonly report: (plainBytes: number) => void;
}

async function copyTable(
  client: pg.Client,
  table: Table,
  { path, file, signal, report }: Target,
): Promise<StreamEntry> {
  const rows = client.query(to(`copy (${getSource(table)}) to stdout`));
  const plain = new Hashed(() => report(plain.bytes));
  const packed = new Hashed();
  const disk = createWriteStream(path, { mode: 0o600, flush: true });
  await pipeline(rows, plain, createGzip({ level: LEVEL }), packed, disk, { signal });
  return {
    name: table.name,
    file,
    columns: [...table.columns],
    rows: rows.rowCount,
    plainBytes: plain.bytes,
    bytes: packed.bytes,
    sha256: packed.sha256,
  };
}

const readTexts = async (client: pg.Client, statement: string): Promise<string[]> =>
  (await client.query<{ text: string }>(statement)).rows.map(({ text }) => text);

/** Reads the current values of all sequences. They may be ahead of the snapshot, which only leaves gaps. */
async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    'select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = current_schema order by 1',
  );
  return rows;
}
