import { Migration } from '@mikro-orm/migrations';

/** Lessons, and seconds of their videos, that students mark to find them again. */
export class Migration2026112940Bookmarks extends Migration {
  override up(): void {
    this.addSql(`
      create table bookmark (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person,
        lesson_id uuid not null references lesson on delete cascade,
        at_sec integer check (at_sec between 0 and 86400),
        label text,
        created_at timestamptz not null default now()
      )`);
    this.addSql(
      `create unique index bookmark_once on bookmark (person_id, lesson_id, at_sec) nulls not distinct`,
    );
    this.addSql(`create index on bookmark (person_id, created_at)`);
    this.addSql(`create index on bookmark (lesson_id)`);
    this.addSql(`create index on lesson_note (person_id, created_at)`);
  }
}
