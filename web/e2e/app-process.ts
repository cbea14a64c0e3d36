import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { artifacts, root } from './artifacts.ts';

/** Limits for a busy machine. The start can include a new database. */
const MAX_START_MS = 600_000;
const MAX_STOP_MS = 120_000;

const MAIN = join(root, 'api', 'dist', 'main.js');
/** Several instances share one database server. */
const POOLS = { DATABASE_WRITE_POOL: '8', DATABASE_READ_POOL: '8', DATABASE_JOB_POOL: '3' };

/** A running instance of the built app. */
export interface AppProcess {
  readonly url: string;
  /** Stops the app. @throws unless it exits with 0 and has logged no error */
  stop(): Promise<void>;
}

export interface AppOptions {
  /** Data folder. */
  readonly folder: string;
  /** Name of the log in the artifacts. */
  readonly name: string;
  readonly settings?: Record<string, string>;
}

/** Starts the app of `npm start` on a free port. */
export async function startApp({ folder, name, settings }: AppOptions): Promise<AppProcess> {
  const logFile = join(artifacts, `${name}.log`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = run(logFile, {
    DATA_DIR: folder,
    PORT: String(port),
    COST_PER_MINUTE: '1000000000',
    ...settings,
  });
  if (!(await isReady(app, url)))
    throw new Error(
      `The app did not start and exited with ${await stop(app)}:\n${readFileSync(logFile, 'utf8')}`,
    );
  return {
    url,
    async stop() {
      const code = await stop(app);
      if (code !== 0) throw new Error(`The app exited with ${code}, see ${logFile}.`);
      const errors = readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => /"level":(50|60)/.test(line));
      if (errors.length) throw new Error(`The app logged errors:\n${errors.join('\n')}`);
    },
  };
}

/** Loads the demo data into an empty database and a data folder. */
export async function seedDemo(folder: string, databaseUrl: string): Promise<void> {
  const logFile = join(artifacts, 'seed.log');
  const seed = run(logFile, { DATA_DIR: folder, DATABASE_URL: databaseUrl, SEED: 'demo' }, ['seed']);
  const [code] = await once(seed, 'close');
  if (code !== 0) throw new Error(`The seed exited with ${code}:\n${readFileSync(logFile, 'utf8')}`);
}

function run(logFile: string, settings: Record<string, string>, args: string[] = []): ChildProcess {
  const { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE } = process.env;
  const log = openSync(logFile, 'w');
  const app = spawn(process.execPath, ['--enable-source-maps', MAIN, ...args], {
    cwd: root,
    // The app stops when the channel closes, so a killed run leaves no process behind
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...{ PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE },
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      ...POOLS,
      ...settings,
    },
  });
  // Written immediately, since the last line explains a crash
  for (const stream of [app.stdout, app.stderr]) stream?.on('data', (chunk: Buffer) => writeSync(log, chunk));
  return app;
}

async function isReady(app: ChildProcess, url: string): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < MAX_START_MS; await pause(100)) {
    if (app.exitCode !== null) return false;
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return true;
  }
  return false;
}

async function stop(app: ChildProcess): Promise<number | string | null> {
  if (app.exitCode !== null) return app.exitCode;
  const closed = new Promise<number | string | null>((resolve) =>
    app.once('close', (code, signal) => resolve(code ?? signal)),
  );
  app.kill('SIGTERM');
  const timeout = pause(MAX_STOP_MS, 'timeout' as const, { ref: false });
  const code = await Promise.race([closed, timeout]);
  if (code === 'timeout') app.kill('SIGKILL');
  return code;
}

/** Below the ephemeral port range, so that outgoing connections do not occupy these ports. */
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
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
