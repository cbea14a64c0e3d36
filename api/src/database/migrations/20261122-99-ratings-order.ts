import { Migration } from '@mikro-orm/migrations';

/** Ratings in the order in which a course's page lists them: words before bare stars, of each the newest first. */
export class Migration2026112299RatingsOrder extends Migration {
  override up(): void {
    this.addSql(`
      create index rating_listed on rating (course_id, (text is null), created_at desc, id) where status = 'PUBLISHED'`);
  }
}
