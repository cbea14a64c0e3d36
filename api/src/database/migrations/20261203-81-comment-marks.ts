import { Migration } from '@mikro-orm/migrations';

/** Marks in the questions and replies below the lessons of a course. */
export class Migration2026120381CommentMarks extends Migration {
  override up(): void {
    this.addSql(`
      alter table moderation_finding drop constraint moderation_finding_place_check,
        add constraint moderation_finding_place_check check (place in ('TITLE', 'SUBTITLE', 'DESCRIPTION', 'OUTCOMES',
          'REQUIREMENTS', 'AUDIENCE', 'SECTION', 'LESSON_TITLE', 'LESSON', 'RATING', 'COMMENT'))`);
    this.addSql(`alter table moderation_scan add column comments integer not null default 0`);
    this.addSql(`create index on moderation_finding (part_id) where place = 'COMMENT'`);
  }
}
