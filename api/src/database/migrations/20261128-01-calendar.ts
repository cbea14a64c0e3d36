import { Migration } from '@mikro-orm/migrations';

/** Times that people set aside to study, and the addresses by which their calendars are followed elsewhere. */
export class Migration2026112801Calendar extends Migration {
  override up(): void {
    this.addSql(`
      create table study_slot (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person,
        course_id uuid references course,
        title text not null,
        starts_at timestamptz not null,
        minutes integer not null check (minutes between 10 and 480),
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on study_slot (person_id, starts_at)`);
    this.addSql(`create index on study_slot (course_id) where course_id is not null`);
    this.addSql(`
      create table calendar_feed (
        person_id uuid primary key references person,
        version integer not null default 1,
        renewed_at timestamptz default now()
      )`);
  }
}
