import { Migration } from '@mikro-orm/migrations';

/** Groups that study together: members, a feed, goals, and meetings. */
export class Migration2026112800Groups extends Migration {
  override up(): void {
    this.addSql(`
      create table study_group (
        id uuid primary key default uuidv7(),
        name text not null,
        about text,
        course_id uuid references course,
        code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on study_group (course_id) where course_id is not null`);
    this.addSql(`
      create table group_member (
        id uuid primary key default uuidv7(),
        group_id uuid not null references study_group on delete cascade,
        person_id uuid not null references person,
        role text not null check (role in ('LEADER', 'MEMBER')),
        shares_progress boolean not null default false,
        joined_at timestamptz not null default now(),
        unique (group_id, person_id)
      )`);
    this.addSql(`create index on group_member (person_id)`);
    this.addSql(`
      create table group_post (
        id uuid primary key default uuidv7(),
        group_id uuid not null references study_group on delete cascade,
        author_id uuid not null references person,
        parent_id uuid references group_post on delete cascade,
        text text not null,
        is_pinned boolean not null default false,
        thanks_count integer not null default 0,
        reply_count integer not null default 0,
        created_at timestamptz not null default now(),
        removed_at timestamptz,
        check (parent_id is null or not is_pinned)
      )`);
    this.addSql(`create index on group_post (group_id, is_pinned desc, created_at desc, id desc)
      where parent_id is null and removed_at is null`);
    this.addSql(`create index on group_post (parent_id, created_at, id) where parent_id is not null`);
    this.addSql(`create index on group_post (author_id)`);
    this.addSql(`
      create table group_post_thanks (
        post_id uuid not null references group_post on delete cascade,
        person_id uuid not null references person,
        primary key (post_id, person_id)
      )`);
    this.addSql(`create index on group_post_thanks (person_id)`);
    this.addSql(`
      create table group_goal (
        id uuid primary key default uuidv7(),
        group_id uuid not null references study_group on delete cascade,
        kind text not null check (kind in ('SECTION', 'MINUTES')),
        section_id uuid references section on delete cascade,
        minutes integer check (minutes between 30 and 100000),
        starts_on date not null,
        due_on date not null,
        created_at timestamptz not null default now(),
        check (due_on >= starts_on),
        check ((kind = 'SECTION') = (section_id is not null)),
        check ((kind = 'MINUTES') = (minutes is not null))
      )`);
    this.addSql(`create index on group_goal (group_id, due_on)`);
    this.addSql(`create index on group_goal (section_id) where section_id is not null`);
    this.addSql(`
      create table group_event (
        id uuid primary key default uuidv7(),
        group_id uuid not null references study_group on delete cascade,
        created_by_id uuid not null references person,
        title text not null,
        starts_at timestamptz not null,
        minutes integer not null check (minutes between 15 and 480),
        address text,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on group_event (group_id, starts_at)`);
    this.addSql(`create index on group_event (created_by_id)`);
    this.addSql(`
      create table group_event_answer (
        event_id uuid not null references group_event on delete cascade,
        person_id uuid not null references person,
        comes boolean not null,
        primary key (event_id, person_id)
      )`);
    this.addSql(`create index on group_event_answer (person_id)`);
    // Offered by learning: what of a student's studying a group that they allow may count
    this.addSql(`
      create view study_time as
        select e.student_id, e.course_id, d.day, d.seconds from study_day d join enrolment e on e.id = d.enrolment_id`);
    this.addSql(`
      create view completed_lesson as
        select e.student_id, p.lesson_id from lesson_progress p join enrolment e on e.id = p.enrolment_id
        where p.completed_at is not null`);
    this.addSql(`
      create view study_progress as
        select e.student_id, e.course_id, e.percentage, e.last_studied_at from enrolment e`);
    // Ids only: whoever is told reads the row, with their own eyes
    this.addSql(`
      create function tell_group_post() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', 'group-post:' || new.group_id || ':' || new.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger tell after insert or update on group_post for each row execute function tell_group_post()`);
  }
}
