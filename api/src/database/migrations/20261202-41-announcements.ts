import { Migration } from '@mikro-orm/migrations';

/** Announcements: what a part of the people is told by a banner for a while, and who has seen or dismissed it. */
export class Migration2026120241Announcements extends Migration {
  override up(): void {
    this.addSql(`
      create table announcement (
        id uuid primary key default uuidv7(),
        kind text not null check (kind in ('INFO', 'MAINTENANCE', 'PROMOTION')),
        title_vi text not null,
        title_en text not null,
        text_vi text not null,
        text_en text not null,
        audience text not null check (audience in ('EVERYONE', 'STUDENTS', 'TEACHERS', 'ADMINISTRATORS', 'COURSE')),
        course_id uuid references course,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        is_dismissible boolean not null default true,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        check (starts_at < ends_at),
        check ((audience = 'COURSE') = (course_id is not null))
      )`);
    this.addSql(`create index on announcement (ends_at desc, id)`);
    this.addSql(`create index on announcement (course_id) where course_id is not null`);
    this.addSql(`
      create table announcement_reader (
        announcement_id uuid not null references announcement on delete cascade,
        person_id uuid not null references person on delete cascade,
        read_at timestamptz not null default now(),
        dismissed_at timestamptz,
        primary key (announcement_id, person_id)
      )`);
    this.addSql(`create index on announcement_reader (person_id)`);
  }
}
