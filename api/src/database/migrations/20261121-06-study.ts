import { Migration } from '@mikro-orm/migrations';

/** What studying adds up to: minutes by day, achievements, certificates. */
export class Migration2026112106Study extends Migration {
  override up(): void {
    this.addSql(`
      create table study_day (
        enrolment_id uuid not null references enrolment on delete cascade,
        day date not null,
        seconds integer not null check (seconds >= 0),
        primary key (enrolment_id, day)
      )`);
    this.addSql(`
      create table achievement (
        code text primary key,
        metric text not null check (metric in ('LESSONS', 'COURSES', 'MINUTES', 'STREAK')),
        threshold integer not null check (threshold > 0),
        sort_order integer not null unique
      )`);
    this.addSql(`
      insert into achievement (code, metric, threshold, sort_order) values
        ('first-lesson', 'LESSONS', 1, 1),
        ('seven-day-streak', 'STREAK', 7, 2),
        ('first-course', 'COURSES', 1, 3),
        ('ten-hours', 'MINUTES', 600, 4),
        ('five-courses', 'COURSES', 5, 5)`);
    this.addSql(`
      create table earned_achievement (
        person_id uuid not null references person on delete cascade,
        code text not null references achievement,
        earned_at timestamptz not null default now(),
        primary key (person_id, code)
      )`);
    this.addSql(`
      create table certificate (
        id uuid primary key default uuidv7(),
        enrolment_id uuid not null references enrolment,
        serial text not null unique,
        verify_code text not null unique,
        student_name text not null,
        course_title text not null,
        status text not null default 'ISSUED' check (status in ('ISSUED', 'REVOKED')),
        issued_at timestamptz not null default now()
      )`);
    this.addSql(`create unique index on certificate (enrolment_id) where status = 'ISSUED'`);
    this.addSql(
      `create index on lesson_progress (enrolment_id, completed_at) where completed_at is not null`,
    );
  }
}
