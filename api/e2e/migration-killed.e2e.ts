import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import { emptyDatabase } from '../src/testing/database.ts';
import { runFolder } from '../src/testing/run-folder.ts';
import { isDrill } from './is-drill.ts';
import { START_MS, spawnServer } from './server-process.ts';

const main = join(projectFolder(), 'api', 'dist', 'main.js');
/** Number of tables that the migration has created when its process is killed. */
const AFTER_TABLES = isDrill ? [1, 40, 80, 110] : [1, 60];
const LOCK = 4711;

test(
  'a process killed during a migration leaves nothing behind, and the next completes it',
  async () => {
    const url = await emptyDatabase();
    const watcher = new pg.Client({ connectionString: url });
    await watcher.connect();
    const one = async (text: string) => Number((await watcher.query<{ n: string }>(text)).rows[0]!.n);
    const migrating = (waitingFor = '') =>
      one(`select count(*) n from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and xact_start is not null ${waitingFor}`);
    const tables = () =>
      one("select count(*) n from pg_tables where schemaname = 'public' and tablename <> 'migration'");
    const start = () =>
      spawnServer(main, { DATABASE_URL: url, DATA_DIR: runFolder('migration-killed') }, ['migrate']);
    for (const count of AFTER_TABLES) {
      // The migration blocks at a table until this connection releases a lock
      await watcher.query(
        `create function hold_migration() returns event_trigger language plpgsql as $$ begin
           if (select count(*) from pg_tables where schemaname = 'public' and tablename <> 'migration') >= ${count}
           then perform pg_advisory_xact_lock(${LOCK}); end if; end $$;
         create event trigger hold_migration on ddl_command_end when tag in ('CREATE TABLE')
           execute function hold_migration();
         select pg_advisory_lock(${LOCK})`,
      );
      const running = await start();
      await expect.poll(() => migrating("and wait_event_type = 'Lock'"), { timeout: START_MS }).toBe(1);
      running.child.kill('SIGKILL');
      await running.ended;
      await watcher.query(`select pg_advisory_unlock(${LOCK})`);
      await expect.poll(() => migrating(), { timeout: START_MS }).toBe(0);
      expect(await tables()).toBe(0);
      await watcher.query('drop event trigger hold_migration; drop function hold_migration');
    }
    const last = await start();
    expect([await last.ended, last.output()]).toEqual([0, expect.stringContaining('up to date')]);
    expect(await tables()).toBeGreaterThan(100);
    await watcher.end();
  },
  4 * START_MS,
);
