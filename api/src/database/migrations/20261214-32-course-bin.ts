import { Migration } from '@mikro-orm/migrations';

/** Adds the bin of drafts. A job deletes them with everything that only a draft can have. */
export class Migration2026121432CourseBin extends Migration {
  override up(): void {
    this.addSql(`alter table course add column deleted_at timestamptz,
      add constraint course_bin check (deleted_at is null or (status = 'DRAFT' and published_at is null))`);
    this.addSql('create index course_deleted_at_idx on course (deleted_at) where deleted_at is not null');
    // The triggers that announce a change and record it in the feed compare the columns of a course
    this.addSql(`
      do $$
      declare former record; compared text = 'old.access_days IS DISTINCT FROM new.access_days';
      begin
        for former in
          select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
          where tgrelid = 'course'::regclass and tgname in ('announce_content_change', 'note_update')
        loop
          execute format('drop trigger %I on course', former.name);
          execute replace(replace(former.definition, 'UPDATE OF ', 'UPDATE OF deleted_at, '),
            compared, compared || ') OR (' || replace(compared, 'access_days', 'deleted_at'));
        end loop;
      end $$`);
    for (const [table, action] of [
      ['announcement', 'cascade'],
      ['assistant_request', 'cascade'],
      ['coupon', 'cascade'],
      ['roster_change', 'cascade'],
      ['study_slot', 'cascade'],
      ['study_group', 'set null'],
      ['ticket', 'set null'],
    ])
      this.addSql(`alter table ${table} drop constraint ${table}_course_id_fkey,
        add constraint ${table}_course_id_fkey foreign key (course_id) references course on delete ${action}`);
    this.addSql(`alter table cart drop constraint cart_coupon_id_fkey,
      add constraint cart_coupon_id_fkey foreign key (coupon_id) references coupon on delete set null`);
  }
}
