import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { toKey } from '../src/features/exports/saved-files.ts';
import { admin, select } from '../src/testing/factories.ts';
import { transactionsWaiting } from '../src/testing/locks.ts';
import { nodes, sendToNode } from './faults/nodes.ts';
import { isDrill } from './is-drill.ts';

const ROWS = isDrill ? 400_000 : 5_000;
/** The process is killed when it reports at least so many rows; in the long form one second after it began. */
const MIN_REPORTED_ROWS = isDrill ? 1 : 0;
const LOCK = 4711;
/** A limit for a run that hangs. */
const MAX_MS = 600_000;

interface Row {
  readonly id: string;
  readonly attempt: number;
  readonly form: string;
  readonly state: string;
  readonly rows_done: number;
  readonly row_count: number | null;
}

const fixture = await nodes();
const { storage } = fixture.app.services;

/**
 * Every process checks once a minute for jobs without a heartbeat and delays their retry. This simulates that time.
 */
async function expireHeartbeats(): Promise<void> {
  const boss = new PgBoss({ connectionString: fixture.app.services.databaseUrl, schedule: false });
  await boss.start();
  await select(
    fixture.app,
    "update pgboss.job set heartbeat_on = now() - interval '10 minutes' where name = 'exports.make' and state = 'active'",
  );
  // Another process may have checked within the last minute
  await select(
    fixture.app,
    "update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = 'exports.make'",
  );
  await boss.supervise('exports.make');
  await boss.stop();
  const due = await select(
    fixture.app,
    "update pgboss.job set start_after = now() where name = 'exports.make' and state = 'retry' returning 1",
  );
  expect(due).toHaveLength(1);
}

/** A job that reports its progress blocks as long as the returned connection holds a lock. */
async function blockReports(): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: fixture.app.services.databaseUrl });
  await holder.connect();
  await holder.query(
    `create function hold_report() returns trigger language plpgsql as
       $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$;
     create trigger hold_report before update on export_file for each row
       when (new.state = 'RUNNING' and new.row_count is not null and new.rows_done >= ${MIN_REPORTED_ROWS})
       execute function hold_report();
     select pg_advisory_lock(${LOCK})`,
  );
  return holder;
}

test(
  'writes a file completely and once after its process is killed',
  async () => {
    const boss = await admin(fixture.app);
    await select(
      fixture.app,
      `insert into audit_log (at, action, target_type, origin, reason)
        select now() - n * interval '1 second', 'long.file', 'course', 'job', 'dòng ' || n || repeat(' dữ liệu', 20)
        from generate_series(1, ?::int) n`,
      [ROWS],
    );
    const holder = await blockReports();
    const first = await fixture.start();
    const { data } = await sendToNode(
      first,
      boss,
      'mutation S($input: StartExportInput!) { startExport(input: $input) { id } }',
      { input: { content: { auditLog: { filter: { actions: ['long.file'] } } }, form: 'CSV' } },
    );
    const { id } = data.startExport as { id: string };
    const row = async () =>
      (await select<Row>(fixture.app, 'select * from export_file where id = ?', [id]))[0]!;
    await transactionsWaiting(fixture.app.services.orm);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBeNull();
    await holder.query('select pg_advisory_unlock_all()');
    await holder.end();
    const left = await row();
    expect(left).toMatchObject({ state: 'RUNNING', attempt: 1 });
    expect(left.rows_done).toBeLessThan(ROWS);
    // The incomplete file is not in the storage
    expect(await storage.size(toKey(left))).toBeUndefined();

    await expireHeartbeats();
    const second = await fixture.start();
    await expect.poll(async () => (await row()).state, { timeout: MAX_MS }).toBe('READY');
    const done = await row();
    expect(done).toMatchObject({ attempt: 2, rows_done: ROWS, row_count: ROWS });
    const lines = (await buffer(storage.read(toKey(done)))).toString().split('\r\n');
    expect(lines).toHaveLength(ROWS + 2);
    expect(new Set(lines).size).toBe(ROWS + 2);
    const notifications = await select(
      fixture.app,
      "select 1 from notification where person_id = ? and kind = 'LIST_EXPORTED'",
      [boss.id],
    );
    expect(notifications).toHaveLength(1);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
  MAX_MS,
);
