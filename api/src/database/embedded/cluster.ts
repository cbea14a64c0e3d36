import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { copyBinaries, packagedBinaries } from './binaries.ts';

/** UID of `nobody`, as which PostgreSQL runs if this process is root: PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
/** A system folder that every user can reach. */
const shared = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();

/** Port and password of a cluster. The file is in the data folder, mode 0600. */
interface ServerState {
  port: number;
  password: string;
  /** PID of the process that started the server and stops it. */
  owner: number;
}

/** A running PostgreSQL server that this process started or found. */
export interface EmbeddedDatabase {
  /** Connection string of the database `sen`. */
  readonly url: string;
  /** Stops the server, unless another running process of the same data folder owns it. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Trades durability for speed. Only for tests, whose data is not needed after a crash. */
  unsafe?: boolean;
}

/**
 * Starts the embedded PostgreSQL of a data folder, or uses the one that is already running: if the process was
 * killed, its server continues to run, and a new one would fail on its lock file.
 */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const place = getPlace(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const stateFile = join(dataDir, 'postgres.json');
  const known = existsSync(stateFile)
    ? (JSON.parse(readFileSync(stateFile, 'utf8')) as ServerState)
    : undefined;
  if (known && existsSync(join(place.cluster, 'PG_VERSION')) && (await answers(toUrl(known)))) {
    const isOwner = !alive(known.owner);
    if (isOwner) save(stateFile, { ...known, owner: process.pid });
    return handle(place, known, isOwner);
  }
  const binaries = isRoot ? copyBinaries(shared) : packagedBinaries();
  if (!known) {
    await endStrayServer(place.cluster);
    archiveForeignCluster(place);
  }
  const password = known?.password ?? randomBytes(18).toString('hex');
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await initialise(binaries, place, password);
  await endStrayServer(place.cluster);
  // Chosen last, because another process may take a free port within seconds
  const note: ServerState = { port: await freePort(), password, owner: process.pid };
  await run(binaries, place.cluster, note, options);
  save(stateFile, note);
  await ensureDatabase(note);
  return handle(place, note, true);
}

interface Place {
  root: string;
  cluster: string;
}

/** As root, another location: the server's user could not reach a data folder in a private home folder. */
function getPlace(dataDir: string): Place {
  if (!isRoot) return { root: dataDir, cluster: join(dataDir, 'postgres') };
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  const root = join(shared, `sen-${hash}`);
  if (existsSync(root) && statSync(root).uid !== process.getuid?.())
    throw new Error(`${root} belongs to another user of this machine`);
  return { root, cluster: join(root, 'cluster') };
}

/**
 * Renames a cluster whose data folder was deleted. Its password is lost, and nobody is expected to need its data, but
 * it is not deleted.
 */
function archiveForeignCluster({ cluster }: Place): void {
  if (!existsSync(cluster)) return;
  const archive = `${cluster}-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  renameSync(cluster, archive);
  console.error(`The data folder is new, so the database that was found is kept at ${archive}.`);
}

async function initialise(binaries: string, { root, cluster }: Place, password: string): Promise<void> {
  mkdirSync(root, { recursive: true, mode: 0o755 });
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { mode: 0o700 });
  if (isRoot) chownSync(cluster, NOBODY, NOBODY);
  const passwordFile = join(root, 'initial-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot) chownSync(passwordFile, NOBODY, NOBODY);
  try {
    await promisify(execFile)(
      join(binaries, 'bin', 'initdb'),
      [
        '-D',
        cluster,
        '-U',
        'postgres',
        '-E',
        'UTF8',
        '--locale=C',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
      ],
      { cwd: root, env: environment(binaries), ...identity() },
    );
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(
      `PostgreSQL could not create its data folder: ${(error as { stderr?: string }).stderr || (error as Error).message}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function run(
  binaries: string,
  cluster: string,
  { port, password }: ServerState,
  { unsafe }: EmbeddedOptions,
) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '256MB',
    random_page_cost: '1.1',
    jit: 'off',
    ...(unsafe
      ? {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          max_wal_size: '4GB',
          // New statistics in the middle of a test would change plans
          autovacuum: 'off',
          // A test worker opens the apps of all its test files before it runs the first
          max_connections: 400,
        }
      : {}),
  };
  const log: string[] = [];
  // In a process group of its own, so that Ctrl-C reaches this process first and requests can finish.
  const server = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: cluster,
      env: environment(binaries),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      ...identity(),
    },
  );
  server.stderr.on('data', (chunk: Buffer) => {
    log.push(chunk.toString());
    if (log.length > 20) log.shift();
  });
  (server.stderr as unknown as { unref?: () => void }).unref?.();
  server.unref();
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log.join('')}`);
    if (await answers(toUrl({ port, password }, 'postgres'))) return;
    await pause(100);
  }
  throw new Error(`PostgreSQL did not respond within 30 seconds:\n${log.join('')}`);
}

/** A server without a note still has locked the cluster, so it is stopped before a new one starts. */
async function endStrayServer(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isPostgres(pid)) return rmSync(file, { force: true });
  process.kill(pid, 'SIGINT');
  for (let attempt = 0; attempt < 100 && alive(pid); attempt++) await pause(100);
}

/** PIDs are reused, so a stale lock file may contain the PID of another program. */
function isPostgres(pid: number): boolean {
  if (!alive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return true;
  }
}

function handle(place: Place, note: ServerState, owned: boolean): EmbeddedDatabase {
  const terminate = (): number | undefined => {
    const file = join(place.cluster, 'postmaster.pid');
    if (!owned || !existsSync(file)) return undefined;
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    if (!isPostgres(pid)) return undefined;
    process.kill(pid, 'SIGINT');
    return pid;
  };
  // Also stops the server if this process exits without waiting for it
  process.once('exit', terminate);
  return {
    url: toUrl(note),
    async stop() {
      process.off('exit', terminate);
      const pid = terminate();
      // The last checkpoint may take long on a busy disk
      for (let attempt = 0; pid && attempt < 1200 && alive(pid); attempt++) await pause(50);
    },
    async remove() {
      await this.stop();
      rmSync(isRoot ? place.root : place.cluster, { recursive: true, force: true });
    },
  };
}

async function ensureDatabase(note: ServerState): Promise<void> {
  const client = new pg.Client({ connectionString: toUrl(note, 'postgres') });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'sen'");
  if (!rowCount) await client.query('create database sen');
  await client.end();
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

const toUrl = ({ port, password }: Pick<ServerState, 'port' | 'password'>, database = 'sen') =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
const save = (file: string, note: ServerState) => writeFileSync(file, JSON.stringify(note), { mode: 0o600 });
const identity = () => (isRoot ? { uid: NOBODY, gid: NOBODY } : {});
const environment = (binaries: string) => ({
  PATH: process.env.PATH ?? '',
  LD_LIBRARY_PATH: join(binaries, 'lib'),
  LC_ALL: 'C',
  TZ: 'UTC',
});

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
