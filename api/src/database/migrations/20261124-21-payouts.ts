import { Migration } from '@mikro-orm/migrations';

/** Where teachers are paid, what is paid to them, who approved it, and the files that banks are given. */
export class Migration2026112421Payouts extends Migration {
  override up(): void {
    this.addSql(`
      create table payout_account (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person,
        bank_bin text not null check (bank_bin ~ '^[0-9]{6}$'),
        number_sealed bytea not null,
        last_digits text not null,
        holder text not null,
        added_at timestamptz not null default now(),
        usable_from timestamptz not null,
        replaces_id uuid references payout_account,
        replaced_at timestamptz,
        undone_at timestamptz,
        check (undone_at is null or replaced_at is not null)
      )`);
    this.addSql(
      `create unique index payout_account_current on payout_account (person_id) where replaced_at is null`,
    );
    this.addSql(`create index on payout_account (person_id, added_at)`);
    this.addSql(`create index on payout_account (replaces_id)`);
    this.addSql(`create sequence transfer_file_number`);
    this.addSql(`
      create table transfer_file (
        id uuid primary key default uuidv7(),
        number text not null unique,
        made_by uuid not null references person,
        made_at timestamptz not null default now()
      )`);
    this.addSql(`create index on transfer_file (made_by)`);
    this.addSql(`create sequence payout_number`);
    this.addSql(`
      create table payout (
        id uuid primary key default uuidv7(),
        number text not null unique,
        teacher_id uuid not null references person,
        account_id uuid not null references payout_account,
        amount bigint not null check (amount > 0),
        status text not null default 'PENDING'
          check (status in ('PENDING', 'APPROVED', 'PROCESSING', 'PAID', 'FAILED', 'REJECTED', 'WITHDRAWN')),
        requested_at timestamptz not null default now(),
        due_from timestamptz not null,
        approved_at timestamptz,
        file_id uuid references transfer_file,
        ended_at timestamptz,
        bank_reference text,
        reason text,
        check ((status in ('PAID', 'FAILED', 'REJECTED', 'WITHDRAWN')) = (ended_at is not null)),
        check ((status in ('PROCESSING', 'PAID', 'FAILED')) = (file_id is not null))
      )`);
    this.addSql(`create index on payout (teacher_id, requested_at desc, id desc)`);
    this.addSql(`create index on payout (status, requested_at)`);
    this.addSql(`create index on payout (account_id)`);
    this.addSql(`create index on payout (file_id)`);
    this.addSql(`
      create table payout_approval (
        payout_id uuid not null references payout,
        person_id uuid not null references person,
        approved_at timestamptz not null default now(),
        primary key (payout_id, person_id)
      )`);
    this.addSql(`create index on payout_approval (person_id)`);
  }
}
