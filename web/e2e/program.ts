import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { artifacts, root } from './artifacts.ts';

/** Patience on a machine that has much else to do: it makes a database and fills it. */
const READY_WITHIN_MS = 240_000;
const STOPPED_WITHIN_MS = 60_000;

const MAIN = join(root, 'api', 'dist', 'main.js');
/** Of one program: several share one database server. */
const POOLS = { DATABASE_WRITE_POOL: '8', DATABASE_READ_POOL: '8', DATABASE_JOB_POOL: '3' };

/** The built program. */
export interface Program {
  readonly url: string;
  /** Asks it to end; throws unless it ends properly and has logged no error. */
  stop(): Promise<void>;
}

export interface ProgramOptions {
  /** Its data folder. */
  readonly folder: string;
  /** What its log is called in the artifacts. */
  readonly name: string;
  readonly settings?: Record<string, string>;
}

/** Starts what `npm start` starts, on a port of its own. */
export async function startProgram({ folder, name, settings }: ProgramOptions): Promise<Program> {
  const logFile = join(artifacts, `${name}.log`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = run(logFile, {
    DATA_DIR: folder,
    PORT: String(port),
    COST_PER_MINUTE: '1000000000',
    ...settings,
  });
  if (!(await isReady(program, url)))
    throw new Error(
      `The program did not get ready, and ended with ${await ended(program)}:\n${readFileSync(logFile, 'utf8')}`,
    );
  return {
    url,
    async stop() {
      const code = await ended(program);
      if (code !== 0) throw new Error(`The program ended with ${code}; see ${logFile}`);
      const errors = readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => /"level":(50|60)/.test(line));
      if (errors.length) throw new Error(`The program logged errors:\n${errors.join('\n')}`);
    },
  };
}

/** Fills an empty database, and a data folder, with the demo data. */
export async function seedDemo(folder: string, databaseUrl: string): Promise<void> {
  const logFile = join(artifacts, 'seed.log');
  const seeding = run(logFile, { DATA_DIR: folder, DATABASE_URL: databaseUrl, SEED: 'demo' }, ['seed']);
  const [code] = await once(seeding, 'close');
  if (code !== 0) throw new Error(`Seeding ended with ${code}:\n${readFileSync(logFile, 'utf8')}`);
}

function run(logFile: string, settings: Record<string, string>, args: string[] = []): ChildProcess {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const log = openSync(logFile, 'w');
  const program = spawn(process.execPath, ['--enable-source-maps', MAIN, ...args], {
    cwd: root,
    // The channel tells it when this run is killed, so that nothing stays behind
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...{ PATH, HOME, TMPDIR, LANG }, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...POOLS, ...settings },
  });
  // At once: what it says last is what is read when it fails
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk: Buffer) => writeSync(log, chunk));
  return program;
}

async function isReady(program: ChildProcess, url: string): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < READY_WITHIN_MS; await pause(100)) {
    if (program.exitCode !== null) return false;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
}

async function ended(program: ChildProcess): Promise<number | string | null> {
  if (program.exitCode !== null) return program.exitCode;
  // With all it had to say
  const end = new Promise<number | string | null>((done) =>
    program.once('close', (code, signal) => done(code ?? signal)),
  );
  program.kill('SIGTERM');
  const late = pause(STOPPED_WITHIN_MS, 'late' as const, { ref: false });
  const code = await Promise.race([end, late]);
  if (code === 'late') program.kill('SIGKILL');
  return code;
}

/** The operating system takes the local ports of connections from above this range, so none becomes occupied. */
let nextPort = 20_000 + (process.pid % 1000) * 10;

/** @returns a free port. Calls of one process return different ports. */
export async function freePort(): Promise<number> {
  for (let attempts = 0; attempts < 1000; attempts++) {
    const port = nextPort++;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port is free below ${nextPort}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((known) => {
    const probe = createServer();
    probe.once('error', () => known(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => known(true)));
  });
}
