import { Migration } from '@mikro-orm/migrations';

/**
 * Until when a submission is answered, and what was submitted. The default is for the release before, which writes no
 * due time; two working days are what the program promises (`REVIEW_WORKING_DAYS`).
 */
export class Migration2026112298Submissions extends Migration {
  override up(): void {
    this.addSql(
      `alter table course_review add column due_at timestamptz not null default now() + interval '2 days', add column submitted jsonb`,
    );
    this.addSql(`
      update course_review set due_at = submitted_at + interval '2 days'
        + case extract(isodow from submitted_at at time zone 'Asia/Ho_Chi_Minh')
            when 4 then interval '2 days' when 5 then interval '2 days' when 6 then interval '1 day'
            else interval '0' end`);
  }
}
