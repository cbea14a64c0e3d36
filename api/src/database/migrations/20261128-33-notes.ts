import { Migration } from '@mikro-orm/migrations';

/** What students write for themselves, at a second of a video or a paragraph of a text. */
export class Migration2026112833Notes extends Migration {
  override up(): void {
    this.addSql(`
      create table lesson_note (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person,
        lesson_id uuid not null references lesson on delete cascade,
        text text not null,
        at_sec integer check (at_sec between 0 and 86400),
        paragraph integer check (paragraph between 0 and 10000),
        created_at timestamptz not null default now(),
        updated_at timestamptz
      )`);
    this.addSql(`create index on lesson_note (person_id, lesson_id)`);
    this.addSql(`create index on lesson_note (lesson_id)`);
  }
}
