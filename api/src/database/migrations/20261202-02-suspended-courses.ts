import { Migration } from '@mikro-orm/migrations';

/** Why an administrator took a course off sale: its teachers read it. */
export class Migration2026120202SuspendedCourses extends Migration {
  override up(): void {
    this.addSql(`alter table course add column why_suspended text`);
    // What the list of administrators is narrowed by most
    this.addSql(`create index course_state on course (status, updated_at desc, id)`);
    this.addSql(`create index course_edited on course (updated_at desc, id)`);
  }
}
