import { Migration } from '@mikro-orm/migrations';

/** The former slugs of a course are read with each change of it (`tell_content_of_course`): not through those of all courses. */
export class Migration2026120430FormerSlugsOfACourse extends Migration {
  override up(): void {
    this.addSql(`create index course_slug_course on course_slug (course_id)`);
  }
}
