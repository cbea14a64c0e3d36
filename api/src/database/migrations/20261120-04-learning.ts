import { Migration } from '@mikro-orm/migrations';

/** Enrolments, progress, ratings. */
export class Migration2026112004Learning extends Migration {
  override up(): void {
    this.addSql(`
      create table enrolment (
        id uuid primary key default uuidv7(),
        student_id uuid not null references person,
        course_id uuid not null references course,
        access text not null default 'ACTIVE' check (access in ('ACTIVE', 'SUSPENDED', 'EXPIRED', 'REVOKED')),
        source text not null check (source in ('PURCHASE', 'FREE', 'COUPON', 'GIFT', 'GROUP', 'ADMIN')),
        enrolled_at timestamptz not null default now(),
        completed_lessons integer not null default 0,
        percentage integer not null default 0 check (percentage between 0 and 100),
        highest_percentage integer not null default 0,
        completed_at timestamptz,
        last_lesson_id uuid references lesson on delete set null,
        last_studied_at timestamptz,
        unique (student_id, course_id)
      )`);
    this.addSql(`create index on enrolment (student_id, last_studied_at desc nulls last)`);
    this.addSql(`create index on enrolment (course_id)`);
    this.addSql(`
      create table lesson_progress (
        id uuid primary key default uuidv7(),
        enrolment_id uuid not null references enrolment on delete cascade,
        lesson_id uuid not null references lesson on delete cascade,
        watched int4multirange not null default '{}',
        done_sec integer not null default 0,
        position_sec integer not null default 0,
        reached_at timestamptz not null default now(),
        reported_at timestamptz not null default now(),
        completed_at timestamptz,
        unique (enrolment_id, lesson_id)
      )`);
    this.addSql(`create index on lesson_progress (lesson_id)`);
    this.addSql(`
      create table rating (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        author_id uuid not null references person,
        enrolment_id uuid not null unique references enrolment,
        stars integer not null check (stars between 1 and 5),
        text text,
        teacher_reply text,
        status text not null default 'PUBLISHED' check (status in ('PUBLISHED', 'PENDING', 'HIDDEN', 'REMOVED')),
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on rating (course_id, created_at desc) where status = 'PUBLISHED'`);
    this.addSql(`
      create function count_students() returns trigger language plpgsql as $$
      begin
        update course set student_count = student_count + 1 where id = new.course_id;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_students after insert on enrolment for each row execute function count_students()`);
    this.addSql(`
      create function score_course() returns trigger language plpgsql as $$
      declare target uuid := case when tg_op = 'DELETE' then old.course_id else new.course_id end;
      begin
        update course set (rating_average, rating_count) = (
          select coalesce(round(avg(stars), 2), 0), count(*) from rating where course_id = target and status = 'PUBLISHED'
        ) where id = target;
        return null;
      end $$`);
    this.addSql(`
      create trigger score_course after insert or delete or update of stars, status on rating
      for each row execute function score_course()`);
    // Pages that are the same for everyone are kept by each process until one of these changes.
    this.addSql(`
      create function tell_catalogue_change() returns trigger language plpgsql
      as $$ begin perform pg_notify('catalogue_changed', ''); return null; end $$`);
    for (const table of ['category', 'course', 'section', 'lesson', 'rating', 'person', 'teacher_profile'])
      this.addSql(`
        create trigger tell_catalogue after insert or update or delete on ${table}
        for each statement execute function tell_catalogue_change()`);
  }
}
