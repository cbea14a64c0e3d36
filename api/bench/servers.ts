// The databases and servers of a bench run.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../src/database/embedded/cluster.ts';
import { migrations } from '../src/database/migrations/index.gen.ts';
import { getParent } from './cpu.ts';
import { fill, type Size } from './data.ts';
import type { PeerName } from './peers/index.ts';
import { bundlePeer, stageProgram } from './program.ts';

const root = resolve(import.meta.dirname, '..', '..');
const main = join(root, 'api', 'dist', 'main.js');
/** The folder of the bench's databases, logs and results. */
export const folder = join(root, '.data', 'bench');
/** Settings of the process without a response cache. */
export const SETTINGS = {
  SEED: 'none',
  // As in production
  LOG_LEVEL: 'info',
  COST_PER_MINUTE: '1000000000',
  READ_CACHE_MB: '0',
};
export const CACHED_SETTINGS = { ...SETTINGS, READ_CACHE_MB: '64' };
/** The secret of all servers, from which all keys are derived. */
export const SECRET = 'bench'.repeat(8);
const places = { DATA_DIR: folder, APP_KEYS: SECRET };

const getLog = (name: string, port: number) => join(folder, `${name}-${port}.log`);

const children: ChildProcess[] = [];
const starting = startEmbedded(folder);
// The parent may end without a signal, as npm does
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void giveUp(), 500).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void giveUp());
const database = await starting;
const at = (name: string) => Object.assign(new URL(database.url), { pathname: `/${name}` }).toString();

/**
 * Creates a database of that size for one run, as a copy of a template. The template is rebuilt if the tables or the
 * data have changed. Each run drops the copy of the previous one, so that all runs measure the same rows.
 * @returns its URL
 */
export async function prepare(name: string, size: Size): Promise<string> {
  await make(name, size);
  const copy = `${name}_run`;
  await administer(
    `drop database if exists ${copy} with (force)`,
    // Copies files: the other strategy also writes each page to the WAL
    `create database ${copy} template ${name} strategy file_copy`,
  );
  return at(copy);
}

/** Executes statements about whole databases, in sequence. */
async function administer(...statements: readonly string[]): Promise<void> {
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  for (const statement of statements) await db.query(statement);
  await db.end();
}

/** Builds the template; no run writes to it. */
async function make(name: string, size: Size): Promise<void> {
  const made = createHash('sha1')
    .update(
      JSON.stringify([
        size,
        migrations.map(({ name: each }) => each),
        ...['data.ts', 'desks.ts', 'learning.ts', 'money.ts', 'transcripts.ts'].map((file) =>
          readFileSync(join(import.meta.dirname, file), 'utf8'),
        ),
      ]),
    )
    .digest('hex');
  const marker = join(folder, `${name}-${made}`);
  if (existsSync(marker)) return;
  console.log(
    `▸ building ${name}: ${size.courses} courses, ${size.enrolments} enrolments, ${size.sales} sales`,
  );
  // Remove the markers of the old template, which would be mistaken for those of the new one
  for (const file of readdirSync(folder)) if (file.startsWith(`${name}-`)) rmSync(join(folder, file));
  await administer(`drop database if exists ${name} with (force)`, `create database ${name}`);
  spawnSync(process.execPath, [main, 'migrate'], {
    env: { ...process.env, ...SETTINGS, ...places, DATABASE_URL: at(name) },
    stdio: 'inherit',
  });
  await fill(at(name), size);
  writeFileSync(marker, '');
}

export interface Server {
  readonly url: string;
  readonly pid: number;
  /** PID of PostgreSQL's postmaster. */
  readonly postmaster: number;
  readonly log?: string;
}

async function start(
  file: string,
  port: number,
  databaseUrl: string,
  log: string,
  settings: Readonly<Record<string, string>>,
) {
  rmSync(log, { force: true });
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...settings, ...places, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  children.push(child);
  for (let i = 0; i < 100; i++) {
    await pause(200);
    if (
      await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } }).catch(
        () => undefined,
      )
    )
      return { pid: child.pid!, postmaster: await getPostmaster(databaseUrl) };
  }
  throw new Error(`${file} did not start; see ${log}`);
}

export async function versionOfServer(): Promise<string> {
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  const { rows } = await db.query<{ server_version: string }>('show server_version');
  await db.end();
  return rows[0]!.server_version;
}

/** Every process of PostgreSQL is a child of the postmaster. */
async function getPostmaster(databaseUrl: string): Promise<number> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = getParent(rows[0]!.pid);
  await db.end();
  return pid;
}

/** Starts Sen on that database, with an empty log. */
export async function startProgram(databaseUrl: string, port: number, settings = SETTINGS): Promise<Server> {
  const file = stageProgram(root, join(folder, `program-${port}`));
  const log = getLog('program', port);
  const started = await start(file, port, databaseUrl, log, settings);
  return { ...started, log, url: `http://127.0.0.1:${port}/graphql` };
}

/** Starts the hand-written floor on that database. It logs errors only. */
export const startFloor = async (databaseUrl: string, port: number): Promise<Server> => ({
  ...(await start(join(import.meta.dirname, 'floor.ts'), port, databaseUrl, getLog('floor', port), {})),
  url: `http://127.0.0.1:${port}/`,
});

/** Starts a peer on that database, in production mode. It logs errors only. */
export async function startPeer(name: PeerName, databaseUrl: string, port: number): Promise<Server> {
  const file = await bundlePeer(root, name);
  const started = await start(file, port, databaseUrl, getLog(name, port), { NODE_ENV: 'production' });
  return { ...started, url: `http://127.0.0.1:${port}/graphql` };
}

export async function stopAll(): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  await (await starting).stop();
}

let isLeaving = false;

/** Stops all processes if the bench is interrupted. */
async function giveUp(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  // The stopping database closes our own connections
  process.on('uncaughtException', () => {});
  await stopAll();
  process.exit(130);
}
