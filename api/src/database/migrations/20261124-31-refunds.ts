import { Migration } from '@mikro-orm/migrations';

/** Refunds of order lines: who decides what by when, each step of it, and each try to send the money. */
export class Migration2026112431Refunds extends Migration {
  override up(): void {
    this.addSql(`create sequence refund_number`);
    this.addSql(`
      create table refund (
        id uuid primary key default uuidv7(),
        number text not null unique,
        line_id uuid not null references order_line,
        order_id uuid not null references orders,
        buyer_id uuid not null references person,
        teacher_id uuid not null references person,
        course_id uuid not null references course,
        status text not null check (status in ('REQUESTED', 'TEACHER_REVIEW', 'ADMIN_REVIEW', 'APPROVED', 'PROCESSING',
          'COMPLETED', 'FAILED', 'REJECTED', 'CANCELLED')),
        reason text not null check (reason in ('NOT_AS_DESCRIBED', 'WRONG_LEVEL', 'HARD_TO_FOLLOW', 'BOUGHT_BY_MISTAKE', 'OTHER')),
        note text,
        amount bigint not null check (amount > 0),
        percent_at_request integer not null,
        is_flagged boolean not null default false,
        bank_bin text,
        bank_account text,
        bank_holder text,
        answer_by timestamptz,
        first_approver_id uuid references person,
        decided_at timestamptz,
        decision_note text,
        appealed_at timestamptz,
        appeal_note text,
        requested_at timestamptz not null default now(),
        completed_at timestamptz,
        version integer not null default 1,
        check ((bank_bin is null) = (bank_account is null) and (bank_bin is null) = (bank_holder is null))
      )`);
    // One right for each purchase: what was called off may be asked again, what was decided may not
    this.addSql(`create unique index refund_once on refund (line_id) where status <> 'CANCELLED'`);
    this.addSql(`create index on refund (buyer_id, requested_at desc)`);
    this.addSql(`create index on refund (teacher_id, requested_at desc)`);
    this.addSql(`create index on refund (status, answer_by)`);
    this.addSql(`create index on refund (order_id)`);
    this.addSql(`create index on refund (course_id)`);
    this.addSql(`create index on refund (line_id)`);
    this.addSql(`
      create table refund_step (
        id uuid primary key default uuidv7(),
        refund_id uuid not null references refund,
        kind text not null,
        role text not null check (role in ('BUYER', 'TEACHER', 'ADMIN', 'SYSTEM')),
        person_id uuid references person,
        note text,
        at timestamptz not null default now()
      )`);
    this.addSql(`create index on refund_step (refund_id, id)`);
    this.addSql(`create index on refund_step (person_id) where person_id is not null`);
    this.addSql(`
      create table refund_transfer (
        id uuid primary key default uuidv7(),
        refund_id uuid not null references refund,
        kind text not null check (kind in ('GATEWAY', 'BANK')),
        gateway text,
        reference text not null unique,
        amount bigint not null check (amount > 0),
        status text not null default 'CREATED' check (status in ('CREATED', 'SENT', 'DONE', 'FAILED')),
        transaction text,
        failure_code text,
        created_at timestamptz not null default now(),
        asked_at timestamptz,
        settled_at timestamptz,
        can_retry boolean not null default false
      )`);
    // Money goes one way at a time
    this.addSql(`
      create unique index refund_transfer_open on refund_transfer (refund_id) where status in ('CREATED', 'SENT', 'DONE')`);
    this.addSql(`create index on refund_transfer (refund_id, created_at)`);
    // Ids only: whoever is told reads the row, with their own eyes
    this.addSql(`
      create function tell_refund() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', 'refund:' || new.buyer_id || ':' || new.id);
        perform pg_notify('live', 'refund:' || new.teacher_id || ':' || new.id);
        perform pg_notify('live', 'refund:staff:' || new.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger tell after insert or update on refund for each row execute function tell_refund()`);
    // Offered by learning: what a refund, and later a certificate, depends on
    this.addSql(`
      create view study_standing as
        select e.id as enrolment_id, e.student_id, e.course_id, e.access, e.highest_percentage, e.completed_lessons,
          e.last_studied_at, e.last_lesson_id,
          exists (select 1 from certificate c where c.enrolment_id = e.id and c.status = 'ISSUED') as has_certificate
        from enrolment e`);
  }
}
