import { Migration } from '@mikro-orm/migrations';

/** Certificates are issued, signed and revoked: what each says, by whose key it is signed, and what ended it. */
export class Migration2026112730Certificates extends Migration {
  override up(): void {
    this.addSql(`alter table course add column certificate_enabled boolean not null default true`);
    this.addSql(`
      create table issuer_key (
        id uuid primary key default uuidv7(),
        did text not null unique,
        created_at timestamptz not null default now(),
        retired_at timestamptz
      )`);
    this.addSql(`create sequence certificate_number`);
    this.addSql(`
      alter table certificate
        add column teacher_name text not null default '',
        add column course_version integer not null default 1,
        add column lesson_count integer not null default 0,
        add column study_minutes integer not null default 0,
        add column score integer check (score between 0 and 100),
        add column badge text,
        add column issuer_key_id uuid references issuer_key,
        add column replaces_id uuid unique references certificate,
        add column revoked_at timestamptz,
        add column revoked_for text check (revoked_for in ('GIVEN_BACK', 'CORRECTED', 'WITHDRAWN')),
        add column revoked_note text,
        add constraint certificate_revoked check ((status = 'REVOKED') = (revoked_at is not null)
          and (revoked_at is null) = (revoked_for is null))`);
    this.addSql(`create index on certificate (enrolment_id, issued_at)`);
    this.addSql(`create index on certificate (issued_at, id)`);
    this.addSql(`create index on certificate (issuer_key_id) where issuer_key_id is not null`);
    this.addSql(`create index on enrolment (course_id, id) where completed_at is not null`);
    // Offered by billing: while one is open, no certificate is issued
    this.addSql(`
      create view open_refund as
        select r.buyer_id as student_id, r.course_id, r.number, r.requested_at
        from refund r where r.status not in ('COMPLETED', 'REJECTED', 'CANCELLED')`);
    this.addSql(
      `create index on refund (buyer_id, course_id) where status not in ('COMPLETED', 'REJECTED', 'CANCELLED')`,
    );
    this.addSql(`alter table achievement drop constraint achievement_metric_check`);
    this.addSql(`
      alter table achievement add constraint achievement_metric_check
        check (metric in ('LESSONS', 'COURSES', 'MINUTES', 'STREAK', 'CERTIFICATES'))`);
    this.addSql(`
      insert into achievement (code, metric, threshold, sort_order) values ('first-certificate', 'CERTIFICATES', 1, 6)`);
  }
}
