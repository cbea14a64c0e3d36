import { Migration } from '@mikro-orm/migrations';

/**
 * Begins an era of the change feeds where the database is another one than it was (docs/adr/0022). Eras are told apart
 * by when they began, in seconds of the years since 2026. Of programs that start at once, one begins it.
 */
export class Migration2026120121EraOfChanges extends Migration {
  override up(): void {
    this.addSql(`
      create function begin_change_era() returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('begin_change_era', 0));
        insert into change_era (era, identity, shared_era, shared_xid)
          select greatest(e.era + 1, extract(epoch from clock_timestamp() - timestamptz '2026-01-01 00:00Z')::integer),
            database_identity(), m.era, m.xid
          from (select * from change_era order by era desc limit 1) e
          left join lateral (select era, xid from change_mark order by era desc, xid desc limit 1) m on true
          where e.identity <> database_identity()
            or exists (select from change_mark k where k.era = e.era and k.xid > pg_snapshot_xmax(pg_current_snapshot()));
      end $$`);
  }
}
