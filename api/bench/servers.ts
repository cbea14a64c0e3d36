// The databases and programs of a bench run.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../src/database/embedded/cluster.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { parentOf } from './cpu.ts';
import { fill, type Size } from './data.ts';
import { stageProgram } from './program.ts';

const root = resolve(import.meta.dirname, '..', '..');
const main = join(root, 'api', 'dist', 'main.js');
/** Where everything of the bench lies. */
export const folder = join(root, '.data', 'bench');
/** Settings of our server, without the response cache. */
export const SETTINGS = {
  SEED: 'none',
  // As in production
  LOG_LEVEL: 'info',
  COST_PER_MINUTE: '1000000000',
  READ_CACHE_MB: '0',
};
/** Settings of the process that caches responses. */
export const CACHED_SETTINGS = { ...SETTINGS, READ_CACHE_MB: '64' };
export const METRICS_TOKEN = 'the-bench-asks-for-figures';
/** The secret of both programs, from which all keys are derived. */
export const SECRET = 'bench'.repeat(8);
const places = { DATA_DIR: folder, APP_KEYS: SECRET, METRICS_TOKEN };

const children: ChildProcess[] = [];
const starting = startEmbedded(folder);
// Whoever started us may go without a word, as npm does
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void giveUp(), 500).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void giveUp());
const database = await starting;
const at = (name: string) => Object.assign(new URL(database.url), { pathname: `/${name}` }).toString();

/**
 * A database of that size for one run: a copy of one that is made once, and anew when the tables or the data have
 * changed. What a run writes is gone with its copy, so that the next one measures the same rows.
 * @returns its address
 */
export async function prepare(name: string, size: Size): Promise<string> {
  await make(name, size);
  const copy = `${name}_run`;
  await administer(
    `drop database if exists ${copy} with (force)`,
    // Whole files: the other strategy writes each page into the log as well
    `create database ${copy} template ${name} strategy file_copy`,
  );
  return at(copy);
}

/** Statements about whole databases, one after the other. */
async function administer(...statements: readonly string[]): Promise<void> {
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  for (const statement of statements) await db.query(statement);
  await db.end();
}

/** The database that runs copy; none writes into it. */
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
    `▸ making ${name}: ${size.courses} courses, ${size.enrolments} enrolments, ${size.sales} sales`,
  );
  // Of what is dropped now: it would be taken for the one that comes
  for (const file of readdirSync(folder)) if (file.startsWith(`${name}-`)) rmSync(join(folder, file));
  await administer(`drop database if exists ${name} with (force)`, `create database ${name}`);
  spawnSync(process.execPath, [main, 'migrate'], {
    env: { ...process.env, ...SETTINGS, ...places, DATABASE_URL: at(name) },
    stdio: 'inherit',
  });
  await fill(at(name), size);
  writeFileSync(marker, '');
}

/** One of the two programs that are compared. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  /** The first process of its PostgreSQL. */
  readonly postmaster: number;
  /** The file that it logs into. */
  readonly log?: string;
}

async function start(
  file: string,
  port: number,
  databaseUrl: string,
  log: number | 'ignore',
  settings: Readonly<Record<string, string>>,
) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...settings, ...places, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', log, 'inherit'],
  });
  children.push(child);
  for (let i = 0; i < 100; i++) {
    await pause(200);
    if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))
      return { pid: child.pid!, postmaster: await postmasterOf(databaseUrl) };
  }
  throw new Error(`${file} did not start`);
}

/** The release of PostgreSQL that is measured. */
export async function versionOfServer(): Promise<string> {
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  const { rows } = await db.query<{ server_version: string }>('show server_version');
  await db.end();
  return rows[0]!.server_version;
}

/** Every process of PostgreSQL is a child of its first one. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = parentOf(rows[0]!.pid);
  await db.end();
  return pid;
}

/** The program on that database, with a log that begins anew. */
export async function startProgram(databaseUrl: string, port: number, settings = SETTINGS): Promise<Server> {
  const file = stageProgram(root, join(folder, `program-${port}`));
  const log = join(folder, `program-${port}.log`);
  rmSync(log, { force: true });
  const started = await start(file, port, databaseUrl, openSync(log, 'a'), settings);
  return { ...started, log, url: `http://127.0.0.1:${port}/graphql` };
}

/** The hand-written floor on that database, which logs nothing. */
export const startFloor = async (databaseUrl: string, port: number): Promise<Server> => ({
  ...(await start(join(import.meta.dirname, 'floor.ts'), port, databaseUrl, 'ignore', {})),
  url: `http://127.0.0.1:${port}/`,
});

/** Ends everything that was started. */
export async function stopAll(): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  await (await starting).stop();
}

let isLeaving = false;

/** Leaves nothing running when the bench is stopped half-way. */
async function giveUp(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  // Connections of our own that the database ends as it goes
  process.on('uncaughtException', () => {});
  await stopAll();
  process.exit(130);
}
