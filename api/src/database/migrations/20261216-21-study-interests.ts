import { Migration } from '@mikro-orm/migrations';

/** Adds a member's answers about why and what to learn. The minutes a day are the study goal. */
export class Migration2026121621StudyInterests extends Migration {
  override up(): void {
    // Categories that were merged or deleted meanwhile are ignored, hence no reference
    this.addSql(`
      create table study_interest (
        person_id uuid primary key references person,
        purpose text check (purpose in ('WORK', 'CAREER', 'LEISURE', 'STUDY')),
        category_ids uuid[] not null default '{}',
        updated_at timestamptz not null default now()
      )`);
  }
}
