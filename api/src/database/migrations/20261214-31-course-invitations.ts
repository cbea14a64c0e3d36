import { Migration } from '@mikro-orm/migrations';

/** Adds invitations to a course for addresses without an account, and codes by which a class joins a course. */
export class Migration2026121431CourseInvitations extends Migration {
  override up(): void {
    this.addSql(`
      create table course_invitation (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        email citext not null,
        token_hash bytea not null unique,
        inviter_id uuid not null references person,
        created_at timestamptz not null default now(),
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        accepted_at timestamptz,
        accepted_by_id uuid references person,
        withdrawn_at timestamptz
      )`);
    this.addSql(`create unique index course_invitation_open on course_invitation (course_id, email)
      where accepted_at is null and withdrawn_at is null`);
    this.addSql('create index course_invitation_email_idx on course_invitation (lower(email::text))');
    this.addSql('create index course_invitation_inviter_id_idx on course_invitation (inviter_id)');
    this.addSql(`create index course_invitation_accepted_by_id_idx on course_invitation (accepted_by_id)
      where accepted_by_id is not null`);
    this.addSql(`
      create table class_code (
        course_id uuid primary key references course on delete cascade,
        code text not null unique,
        is_on boolean not null
      )`);
    this.addSql(`
      create table class_code_use (
        course_id uuid not null references course on delete cascade,
        student_id uuid not null references person,
        used_at timestamptz not null default now(),
        primary key (course_id, student_id)
      )`);
    this.addSql('create index class_code_use_student_id_idx on class_code_use (student_id)');
    this.addSql('alter table roster_line drop constraint roster_line_outcome_check');
    this.addSql(`alter table roster_line add constraint roster_line_outcome_check check (outcome in ('WAITING', 'DONE',
      'HOLDS', 'TEACHES', 'INVITED', 'NO_ACCOUNT', 'NO_PLACE', 'OTHERWISE_GIVEN', 'INVALID', 'REPEATED', 'STOPPED'))`);
  }
}
