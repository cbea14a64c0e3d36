import { Migration } from '@mikro-orm/migrations';

/** Sentences of courses that a rule has marked, and what a person decided about each. */
export class Migration2026120341Moderation extends Migration {
  override up(): void {
    this.addSql(`
      create table moderation_scan (
        course_id uuid primary key references course on delete cascade,
        scanned_at timestamptz not null,
        lessons integer not null,
        words integer not null
      )`);
    this.addSql(`
      create table moderation_finding (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        rule text not null check (rule in ('INSULT', 'CONTACT', 'PAYMENT', 'PROMISE', 'HEALTH', 'PERSONAL')),
        place text not null check (place in ('TITLE', 'SUBTITLE', 'DESCRIPTION', 'OUTCOMES', 'REQUIREMENTS', 'AUDIENCE',
          'SECTION', 'LESSON_TITLE', 'LESSON')),
        part_id uuid not null,
        sentence text not null,
        hash text not null,
        text_before text not null,
        text_after text not null,
        confidence float8 not null check (confidence between 0 and 1),
        state text not null check (state in ('OPEN', 'KEPT', 'MISTAKEN', 'MENDED')),
        decided_by uuid references person,
        decided_at timestamptz,
        found_at timestamptz not null default now(),
        seen_at timestamptz not null,
        unique (course_id, rule, hash, place, part_id)
      )`);
    this.addSql(`create index on moderation_finding (course_id, state, confidence desc)`);
    this.addSql(`create index on moderation_finding (decided_by) where decided_by is not null`);
  }
}
