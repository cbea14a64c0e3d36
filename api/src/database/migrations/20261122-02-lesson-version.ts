import { Migration } from '@mikro-orm/migrations';

/** So that who edits a lesson in two places does not overwrite themselves. */
export class Migration2026112202LessonVersion extends Migration {
  override up(): void {
    this.addSql(`alter table lesson add column version integer not null default 1`);
  }
}
