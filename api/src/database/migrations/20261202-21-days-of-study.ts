import { Migration } from '@mikro-orm/migrations';

/** Sums by day look for what happened on a few days, over all courses. */
export class Migration2026120221DaysOfStudy extends Migration {
  override up(): void {
    this.addSql(`create index on study_day (day)`);
    this.addSql(`create index on enrolment (course_id, last_studied_at)`);
  }
}
