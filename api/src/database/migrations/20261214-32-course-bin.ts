import { Migration } from '@mikro-orm/migrations';

/** Adds the bin of drafts. A job deletes them with everything that only a draft can have. */
export class Migration2026121432CourseBin extends Migration {
  override up(): void {
    this.addSql(`alter table course add column deleted_at timestamptz,
      add constraint course_bin check (deleted_at is null or (status = 'DRAFT' and published_at is null))`);
    this.addSql('create index course_deleted_at_idx on course (deleted_at) where deleted_at is not null');
    for (const [table, action] of [
      ['assistant_request', 'cascade'],
      ['study_slot', 'cascade'],
      ['study_group', 'set null'],
      ['ticket', 'set null'],
    ])
      this.addSql(`alter table ${table} drop constraint ${table}_course_id_fkey,
        add constraint ${table}_course_id_fkey foreign key (course_id) references course on delete ${action}`);
  }
}
