import { Migration } from '@mikro-orm/migrations';

/** What somebody typed into a course or a lesson and has not saved: one for each person and thing. */
export class Migration2026112295EditDrafts extends Migration {
  override up(): void {
    this.addSql(`
      create table edit_draft (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person on delete cascade,
        course_id uuid references course on delete cascade,
        lesson_id uuid references lesson on delete cascade,
        version integer not null default 1,
        base_version integer not null,
        content text not null check (length(content) between 2 and 420000),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (num_nonnulls(course_id, lesson_id) = 1),
        unique (person_id, course_id),
        unique (person_id, lesson_id)
      )`);
    this.addSql(`create index on edit_draft (course_id) where course_id is not null`);
    this.addSql(`create index on edit_draft (lesson_id) where lesson_id is not null`);
    this.addSql(`create index on edit_draft (updated_at)`);
  }
}
