import { Migration } from '@mikro-orm/migrations';

/** No release that may still be running listens to `catalogue_changed`: the previous one listens to `content_changed`. */
export class Migration2026121010UnheardChannel extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function announce_content(of_table text, names text) returns void language plpgsql as $$
      begin
        -- A notification holds 8,000 bytes: without names it counts for all rows of the table
        perform pg_notify('content_changed', of_table || case when octet_length(names) between 1 and 7000 then ' ' || names else '' end);
        raise info 'content_changed';
      end $$`);
    // Their triggers were dropped with the channel's successor
    this.addSql(`drop function tell_catalogue_change(), tell_teacher_change()`);
  }
}
