import { z } from 'zod';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Rows from before there were notes that one transaction takes. */
const AT_ONCE = 5_000;

/**
 * Marks how far every transaction had come, so that a moment can be looked up for `updatedSince`: by the clock of the
 * statement, whose snapshot is older. Before that, rows are noted that are older than the notes are.
 */
export const markChanges = defineJob({
  name: 'changes.mark',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  async handle({ orm }) {
    const em = orm.em.fork();
    // A standby may have taken the database’s place while the program ran
    await runSql(em, sql`select begin_change_era()`);
    while (await noteFormer(em)) {}
    await runSql(
      em,
      sql`insert into change_mark (at, era, xid)
        select clock_timestamp(), max(era), pg_snapshot_xmin(pg_current_snapshot()) from change_era`,
    );
  },
});

async function noteFormer(em: Parameters<typeof runSql>[0]): Promise<boolean> {
  const [answer] = await runSql<{ more: boolean }>(em, sql`select note_former_rows(${AT_ONCE}::int) as more`);
  return answer!.more;
}

/** Forgets notes that a later one has followed, and marks that no one is promised any more. */
export const compactChanges = defineJob({
  name: 'changes.compact',
  payload: z.object({}),
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
