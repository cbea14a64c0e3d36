import { Migration } from '@mikro-orm/migrations';

/** Teachers beside the one who owns a course, each with rights. An invitation is a row without a person. */
export class Migration2026112700CoTeachers extends Migration {
  override up(): void {
    this.addSql(`
      create table co_teacher (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        email citext not null,
        person_id uuid references person on delete cascade,
        rights text[] not null check (rights <@ array['EDIT', 'ANSWER', 'MARK']),
        invited_at timestamptz not null default now(),
        accepted_at timestamptz,
        check ((person_id is null) = (accepted_at is null)),
        unique (course_id, email)
      )`);
    this.addSql(`create unique index on co_teacher (course_id, person_id) where person_id is not null`);
    this.addSql(`create index on co_teacher (person_id) where person_id is not null`);
    this.addSql(`create index on co_teacher (email) where person_id is null`);
  }
}
