import { Migration } from '@mikro-orm/migrations';

/**
 * A new era takes over the changes of a restored backup after its last mark. Before, they stayed in the former era, where
 * their cursors are rejected, because clients may have got such a cursor before the restore. A client that read the feed
 * from the beginning got these cursors as well: if a page ended in one, it was sent back to the beginning each time.
 */
export class Migration2027030820RowsOfAnEra extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function begin_change_era() returns void language plpgsql as $$
      declare
        begun change_era;
      begin
        perform pg_advisory_xact_lock(hashtextextended('begin_change_era', 0));
        insert into change_era (era, identity, shared_era, shared_xid)
          select greatest(e.era + 1, extract(epoch from clock_timestamp() - timestamptz '2026-01-01 00:00Z')::integer),
            database_identity(), m.era, m.xid
          from (select * from change_era order by era desc limit 1) e
          left join lateral (select era, xid from change_mark order by era desc, xid desc limit 1) m on true
          where e.identity <> database_identity()
            or exists (select from change_mark k where k.era = e.era and k.xid > pg_snapshot_xmax(pg_current_snapshot()))
          returning * into begun;
        if found then
          with moved as (
            delete from row_change c where c.era < begun.era
              and (begun.shared_era is null or (c.era, c.xid) > (begun.shared_era, begun.shared_xid))
            returning c.kind, c.id, c.noted_at)
          insert into row_change (kind, era, id, noted_at)
            select m.kind, begun.era, m.id, max(m.noted_at) from moved m group by m.kind, m.id;
        end if;
      end
      $$`);
  }
}
