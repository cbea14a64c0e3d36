import { Migration } from '@mikro-orm/migrations';

/** A teacher asks an administrator to put a suspended course back on sale, and says what was put right. */
export class Migration2026120385RestoreRequests extends Migration {
  override up(): void {
    this.addSql(`
      alter table course add column restore_asked_at timestamptz, add column restore_message text,
        add constraint course_restore_request check ((restore_asked_at is null) = (restore_message is null))`);
    this.addSql(
      `create index course_restore_asked on course (restore_asked_at) where restore_asked_at is not null`,
    );
  }
}
