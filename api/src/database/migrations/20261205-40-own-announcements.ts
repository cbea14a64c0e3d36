import { Migration } from '@mikro-orm/migrations';

/**
 * Whoever announces content is told so on its own connection as well (INFO, which no setting suppresses): a process then
 * knows which of its mutations it has to hear before it answers them, and asks for nothing after all the others.
 */
export class Migration2026120540OwnAnnouncements extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function announce_content(of_table text, names text) returns void language plpgsql as $$
      begin
        perform pg_notify('catalogue_changed', '');
        -- A notice holds 8,000 bytes: without names it counts for all rows of the table
        perform pg_notify('content_changed', of_table || case when octet_length(names) between 1 and 7000 then ' ' || names else '' end);
        raise info 'content_changed';
      end $$`);
  }
}
