import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { artifacts, root } from './artifacts.ts';

const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 20_000;

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
  await ready(program, url, logFile);
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
  const log = createWriteStream(logFile);
  program.stdout?.pipe(log, { end: false });
  program.stderr?.pipe(log, { end: false });
  return program;
}

async function ready(program: ChildProcess, url: string, logFile: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < READY_WITHIN_MS; await pause(100)) {
    if (program.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  program.kill('SIGKILL');
  throw new Error(`The program did not get ready:\n${readFileSync(logFile, 'utf8')}`);
}

async function ended(program: ChildProcess): Promise<number | string | null> {
  if (program.exitCode !== null) return program.exitCode;
  const end = new Promise<number | string | null>((done) =>
    program.once('exit', (code, signal) => done(code ?? signal)),
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

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail()));
    });
  });
}
