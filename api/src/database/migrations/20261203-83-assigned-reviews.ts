import { Migration } from '@mikro-orm/migrations';

/** Submissions are given to a reviewer, so that two do not read the same course. */
export class Migration2026120383AssignedReviews extends Migration {
  override up(): void {
    this.addSql(`alter table course_review add column assignee_id uuid references person`);
    this.addSql(
      `create index course_review_assignee on course_review (assignee_id) where assignee_id is not null`,
    );
  }
}
