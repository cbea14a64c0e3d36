import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { projectFolder } from '../src/platform/project-folder.ts';
import { emptyDatabase } from '../src/testing/database.ts';
import { runFolder } from '../src/testing/run-folder.ts';
import { START_MS, spawnProgram } from './program-process.ts';

const main = join(projectFolder(), 'api', 'dist', 'main.js');
/** How long a migration has been under way when its process is killed. */
const AFTER_MS = [1, 60, 200];

test(
  'a process that is killed while it migrates leaves nothing behind, and the next one does all of it',
  async () => {
    const url = await emptyDatabase();
    const watcher = new pg.Client({ connectionString: url });
    await watcher.connect();
    const one = async (text: string) => Number((await watcher.query<{ n: string }>(text)).rows[0]!.n);
    const migrating = () =>
      one(`select count(*) n from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and xact_start is not null`);
    const tables = () =>
      one("select count(*) n from pg_tables where schemaname = 'public' and tablename <> 'migration'");
    const start = () =>
      spawnProgram(main, { DATABASE_URL: url, DATA_DIR: runFolder('migration-killed') }, ['migrate']);
    let killed = 0;
    for (const ms of AFTER_MS) {
      const running = await start();
      while (!(await migrating()) && running.child.exitCode === null) await pause(1);
      await pause(ms);
      killed += Number(running.child.kill('SIGKILL'));
      await running.ended;
      await expect.poll(migrating).toBe(0);
      expect(await tables()).toBe(0);
    }
    expect(killed).toBe(AFTER_MS.length);
    const last = await start();
    expect([await last.ended, last.output()]).toEqual([0, expect.stringContaining('up to date')]);
    expect(await tables()).toBeGreaterThan(100);
    await watcher.end();
  },
  4 * START_MS,
);
