import { Migration } from '@mikro-orm/migrations';

/** Marks by the provider, who is named as their source, and marks in ratings. */
export class Migration2026120380ModerationSources extends Migration {
  override up(): void {
    this.addSql(`
      alter table assistant_request drop constraint assistant_request_kind_check,
        add constraint assistant_request_kind_check
          check (kind in ('DESCRIPTION', 'OUTCOMES', 'QUESTIONS', 'CHECK'))`);
    this.addSql(`
      alter table moderation_finding drop constraint moderation_finding_place_check,
        add constraint moderation_finding_place_check check (place in ('TITLE', 'SUBTITLE', 'DESCRIPTION', 'OUTCOMES',
          'REQUIREMENTS', 'AUDIENCE', 'SECTION', 'LESSON_TITLE', 'LESSON', 'RATING')),
        add column source text not null default 'RULES' check (source in ('RULES', 'PROVIDER', 'SIMULATED'))`);
    this.addSql(`alter table moderation_scan add column ratings integer not null default 0`);
    this.addSql(`create index on moderation_finding (part_id) where place = 'RATING'`);
  }
}
