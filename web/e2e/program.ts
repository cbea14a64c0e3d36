import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { artifacts, root } from './artifacts.ts';

/** Patience on a machine that has much else to do: it makes a database and fills it. */
const READY_WITHIN_MS = 240_000;
const STOPPED_WITHIN_MS = 60_000;

/** The built program with the demo data, and with an embedded database that is thrown away. */
interface Program {
  readonly url: string;
  readonly databaseUrl: string;
  /** Asks it to end; throws unless it ends properly and has logged no error. */
  stop(): Promise<void>;
}

/** Starts what `npm start` starts, in a data folder and on a port of its own. */
export async function startProgram(): Promise<Program> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sen-journeys-'));
  const logFile = join(artifacts, 'program.log');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = run(dataDir, port, logFile);
  if (!(await isReady(program, url))) {
    const code = await ended(program);
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error(
      `The program did not get ready, and ended with ${code}:\n${readFileSync(logFile, 'utf8')}`,
    );
  }
  const { port: databasePort, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  const databaseUrl = `postgres://postgres:${password}@127.0.0.1:${databasePort}/sen`;
  const cluster = await clusterOf(databaseUrl);
  return {
    url,
    databaseUrl,
    async stop() {
      const code = await ended(program);
      rmSync(dataDir, { recursive: true, force: true });
      // As root the database lies elsewhere, in a folder made for this data folder alone
      if (!cluster.startsWith(dataDir)) rmSync(dirname(cluster), { recursive: true, force: true });
      if (code !== 0) throw new Error(`The program ended with ${code}; see ${logFile}`);
      const errors = readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => /"level":(50|60)/.test(line));
      if (errors.length) throw new Error(`The program logged errors:\n${errors.join('\n')}`);
    },
  };
}

function run(dataDir: string, port: number, logFile: string): ChildProcess {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const log = openSync(logFile, 'w');
  const program = spawn(process.execPath, ['--enable-source-maps', join(root, 'api', 'dist', 'main.js')], {
    cwd: root,
    // The channel tells it when this run is killed, so that nothing stays behind
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...{ PATH, HOME, TMPDIR, LANG },
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    },
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

async function clusterOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]!.data_directory;
}

/**
 * A port that nobody listens on, and that no connection begins from: the system takes those from above, so that
 * nothing comes in between before the program has it.
 */
async function freePort(): Promise<number> {
  const first = 20_000 + (process.pid % 1000) * 10;
  for (let port = first; port < first + 1000; port++) if (await isFree(port)) return port;
  throw new Error(`No port is free from ${first} on`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((known) => {
    const probe = createServer();
    probe.once('error', () => known(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => known(true)));
  });
}
