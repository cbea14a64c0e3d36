import type { MikroORM } from '@mikro-orm/postgresql';

/** Seconds since 1970 at which 2026 began: eras are told apart by when they began, counted from there. */
const YEAR_2026 = 1_767_225_600;

/**
 * Begins a new era of the change feeds where this database is another one than it was: a backup that was restored counts
 * its transactions from lower numbers than those it has stored, and what clients saw after it was made never happened.
 * Cursors of what both share go on, all others are refused (features/operations/changes).
 */
export async function beginEra({ em }: MikroORM): Promise<void> {
  await em.fork().execute(
    `insert into change_era (era, identity, shared_era, shared_xid)
     select greatest(e.era + 1, extract(epoch from now())::bigint - ?), database_identity(), m.era, m.xid
     from (select * from change_era order by era desc limit 1) e
     left join lateral (select era, xid from change_mark order by era desc, xid desc limit 1) m on true
     where e.identity <> database_identity()
       or exists (select from change_mark k where k.era = e.era and k.xid > pg_snapshot_xmax(pg_current_snapshot()))`,
    [YEAR_2026],
  );
}
