import { Migration } from '@mikro-orm/migrations';

/** Of which courses a saved file tells: whoever no longer teaches one of them may not have it any more. */
export class Migration2026120390ExportCourses extends Migration {
  override up(): void {
    this.addSql('alter table export_file add column course_ids uuid[]');
  }
}
