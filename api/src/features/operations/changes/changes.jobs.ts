import { getValue, runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Rows older than the change feeds that are noted in one transaction. */
const BATCH_SIZE = 5_000;

/**
 * Records the current time and the oldest running transaction, by which `updatedSince` finds its start. The time is
 * taken during the statement, so it is later than its snapshot. Before that, rows are noted that are older than the
 * change feeds.
 */
export const markChanges = defineJob({
  name: 'changes.mark',
  schedule: '*/5 * * * *',
  async handle({ orm }) {
    const em = orm.em.fork();
    // A failover to a standby may have happened while the server was running
    await runSql(em, sql`select begin_change_era()`);
    while (await noteOldRows(em)) {}
    await runSql(
      em,
      sql`insert into change_mark (at, era, xid)
        select clock_timestamp(), max(era), pg_snapshot_xmin(pg_current_snapshot()) from change_era`,
    );
  },
});

async function noteOldRows(em: Parameters<typeof runSql>[0]): Promise<boolean> {
  return getValue<boolean>(em, sql`select note_former_rows(${BATCH_SIZE}::int) as more`);
}

/** Deletes changes that a later one supersedes, and marks that are too old for `updatedSince`. */
export const compactChanges = defineJob({
  name: 'changes.compact',
  schedule: '17 3 * * *',
  async handle({ orm }) {
    const em = orm.em.fork();
    await runSql(
      em,
      sql`delete from row_change c where exists (
        select from row_change l where l.id = c.id and (l.era, l.xid) > (c.era, c.xid))`,
    );
    await runSql(em, sql`delete from change_mark where at < now() - interval '91 days'`);
  },
});
