import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { copyBinaries, packagedBinaries } from '../database/embedded/binaries.ts';
import { startEmbedded } from '../database/embedded/cluster.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { runFolder } from './run-folder.ts';

const isRoot = process.getuid?.() === 0;
/** As the embedded server: PostgreSQL refuses to run as root. */
const NOBODY = 65534;

/** A server of a test's own, and a streaming replica of it. */
export interface Replicated {
  readonly url: string;
  readonly replicaUrl: string;
  /** Copies the server as it is, and starts the copy. */
  follow(): Promise<void>;
  /** Kills the replica; {@link restart} brings it back. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Runs a statement at the replica. */
  atReplica(text: string): Promise<pg.QueryResult>;
  end(): Promise<void>;
}

export async function replicated(): Promise<Replicated> {
  const primary = await startEmbedded(runFolder('primary'), { unsafe: true });
  const url = new URL(primary.url);
  const port = await freePort();
  const folder = isRoot ? `/var/tmp/sen-replica-${port}` : runFolder('replica');
  const data = join(folder, 'data');
  let server: ChildProcess | undefined;
  const replica = new URL(primary.url);
  replica.port = String(port);
  const replicaUrl = replica.toString();
  const at = async (place: string, ...texts: string[]) => {
    const client = new pg.Client({ connectionString: place });
    await client.connect();
    try {
      let last!: pg.QueryResult;
      for (const text of texts) last = await client.query(text);
      return last;
    } finally {
      await client.end();
    }
  };
  const restart = async () => {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      max_connections: 400,
      fsync: 'off',
      primary_conninfo: `host=127.0.0.1 port=${url.port} user=${url.username} password=${url.password}`,
    };
    server = spawn(
      join(isRoot ? copyBinaries('/var/tmp') : packagedBinaries(), 'bin', 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { stdio: 'ignore', cwd: data, ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) },
    );
    await eventually(() => at(replicaUrl, 'select 1'));
  };
  const kill = async () => {
    const gone = new Promise((done) => server!.once('exit', done));
    server!.kill('SIGQUIT');
    await gone;
  };
  return {
    url: primary.url,
    replicaUrl,
    async follow() {
      const client = new pg.Client({ connectionString: primary.url });
      await client.connect();
      await client.query("select pg_backup_start('replica', true)");
      const { rows } = await client.query<{ place: string }>(
        "select current_setting('data_directory') place",
      );
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      cpSync(rows[0]!.place, data, {
        recursive: true,
        filter: (path) => !/postmaster\.(pid|opts)$/.test(path),
      });
      const stopped = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(false)',
      );
      await client.end();
      cpSync(join(rows[0]!.place, 'pg_wal'), join(data, 'pg_wal'), { recursive: true });
      writeFileSync(join(data, 'backup_label'), stopped.rows[0]!.labelfile);
      writeFileSync(join(data, 'standby.signal'), '');
      if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
      spawnSync('chmod', ['700', data]);
      await restart();
    },
    kill,
    restart,
    atReplica: (text) => at(replicaUrl, text),
    async end() {
      if (server?.exitCode === null) await kill();
      await primary.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
