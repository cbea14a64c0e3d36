import { Migration } from '@mikro-orm/migrations';

/** Lists by which the owner of a course enrols students in it or ends their places, with what became of each line. */
export class Migration2026120351Rosters extends Migration {
  override up(): void {
    this.addSql(`
      alter table enrolment drop constraint enrolment_source_check,
        add constraint enrolment_source_check
          check (source in ('PURCHASE', 'FREE', 'COUPON', 'GIFT', 'GROUP', 'ADMIN', 'TEACHER')) not valid`);
    this.addSql(`alter table enrolment validate constraint enrolment_source_check`);
    this.addSql(`
      create table roster_change (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course,
        author_id uuid not null references person,
        kind text not null check (kind in ('ENROL', 'END')),
        reason text not null,
        created_at timestamptz not null default now(),
        ended_at timestamptz
      )`);
    this.addSql(`create index on roster_change (course_id, created_at desc)`);
    this.addSql(`create index on roster_change (author_id)`);
    // One at a time for a course
    this.addSql(
      `create unique index roster_change_running on roster_change (course_id) where ended_at is null`,
    );
    this.addSql(`
      create table roster_line (
        change_id uuid not null references roster_change on delete cascade,
        line integer not null,
        email citext,
        enrolment_id uuid references enrolment on delete set null,
        outcome text not null check (outcome in ('WAITING', 'DONE', 'HOLDS', 'TEACHES', 'NO_ACCOUNT', 'NO_PLACE',
          'OTHERWISE_GIVEN', 'INVALID', 'REPEATED', 'STOPPED')),
        primary key (change_id, line)
      )`);
    this.addSql(`create index on roster_line (enrolment_id) where enrolment_id is not null`);
    this.addSql(`create index on roster_line (lower(email::text)) where email is not null`);
  }
}
