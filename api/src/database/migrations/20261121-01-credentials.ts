import { Migration } from '@mikro-orm/migrations';

/** What people prove who they are with: addresses, codes, authenticators, Google; and one place that throttles. */
export class Migration2026112101Credentials extends Migration {
  override up(): void {
    this.addSql(`
      alter table person
        add column email_verified_at timestamptz,
        add column password_changed_at timestamptz`);
    // Whoever reads the table can't use a code: only hashes are stored.
    this.addSql(`
      create table one_time_code (
        hash bytea primary key,
        purpose text not null check (purpose in ('reset-password', 'verify-email', 'google')),
        person_id uuid references person on delete cascade,
        facts jsonb not null default '{}',
        expires_at timestamptz not null,
        check ((purpose = 'google') = (person_id is null))
      )`);
    // A newer code supersedes an older one
    this.addSql(`create unique index on one_time_code (person_id, purpose)`);
    this.addSql(`create index on one_time_code (expires_at)`);
    this.addSql(`
      create table email_change (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person on delete cascade,
        old_email citext not null,
        new_email citext not null,
        confirm_hash bytea not null unique,
        cancel_hash bytea not null unique,
        requested_at timestamptz not null default now(),
        confirmed_at timestamptz,
        cancelled_at timestamptz
      )`);
    this.addSql(`create index on email_change (old_email) where cancelled_at is null`);
    this.addSql(
      `create unique index on email_change (person_id) where confirmed_at is null and cancelled_at is null`,
    );
    this.addSql(`create index on email_change (person_id)`);
    this.addSql(`
      create table authenticator (
        person_id uuid primary key references person on delete cascade,
        secret bytea not null,
        last_step integer not null default 0,
        created_at timestamptz not null default now(),
        confirmed_at timestamptz
      )`);
    this.addSql(`
      create table recovery_code (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person on delete cascade,
        signature text not null,
        unique (person_id, signature)
      )`);
    this.addSql(`
      create table google_identity (
        person_id uuid primary key references person on delete cascade,
        issuer text not null,
        subject text not null,
        email citext not null,
        linked_at timestamptz not null default now(),
        unique (issuer, subject)
      )`);
    // Counts attempts of every kind now, not only of signing in
    this.addSql(`alter table sign_in_throttle rename to throttle`);
    this.addSql(`alter table throttle rename column failures to attempts`);
    this.addSql(`alter table throttle drop column blocked_until`);
  }
}
