import { Migration } from '@mikro-orm/migrations';

/** What is asked and answered below lessons: questions, replies of one level, likes and reports. */
export class Migration2026112732Discussion extends Migration {
  override up(): void {
    this.addSql(`
      create table comment (
        id uuid primary key default uuidv7(),
        lesson_id uuid not null references lesson on delete cascade,
        author_id uuid not null references person,
        parent_id uuid references comment on delete cascade,
        text text not null,
        at_sec integer check (at_sec between 0 and 86400),
        paragraph integer check (paragraph between 0 and 10000),
        like_count integer not null default 0,
        reply_count integer not null default 0,
        accepted_at timestamptz,
        created_at timestamptz not null default now(),
        removed_at timestamptz,
        check (parent_id is null or (at_sec is null and paragraph is null)),
        check (accepted_at is null or parent_id is not null)
      )`);
    this.addSql(`create index on comment (lesson_id, created_at, id) where parent_id is null`);
    this.addSql(`create index on comment (parent_id, created_at, id) where parent_id is not null`);
    this.addSql(`create index on comment (author_id, created_at)`);
    // A question has one answer that was chosen
    this.addSql(`create unique index on comment (parent_id) where accepted_at is not null`);
    this.addSql(`
      create table comment_like (
        comment_id uuid not null references comment on delete cascade,
        person_id uuid not null references person,
        created_at timestamptz not null default now(),
        primary key (comment_id, person_id)
      )`);
    this.addSql(`create index on comment_like (person_id)`);
    this.addSql(`
      create table comment_report (
        id uuid primary key default uuidv7(),
        comment_id uuid not null references comment on delete cascade,
        reporter_id uuid not null references person,
        note text not null,
        created_at timestamptz not null default now(),
        unique (comment_id, reporter_id)
      )`);
    this.addSql(`create index on comment_report (reporter_id)`);
    // Ids only: whoever is told reads the row, with their own eyes
    this.addSql(`
      create function tell_comment() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', 'comment:' || new.lesson_id || ':' || new.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger tell after insert or update on comment for each row execute function tell_comment()`);
  }
}
