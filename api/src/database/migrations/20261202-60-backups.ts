import { Migration } from '@mikro-orm/migrations';

/** Backups, drills of restoring them, and what a program that was restored holds back (docs/adr/0023). */
export class Migration2026120260Backups extends Migration {
  override up(): void {
    this.addSql(`
      create table outgoing_hold (
        kind text primary key check (kind in ('MONEY', 'MAIL', 'WEBHOOK')),
        since timestamptz not null default now(),
        backup_at timestamptz not null,
        released_at timestamptz,
        released_by uuid references person,
        reason text
      )`);
    this.addSql(`
      create table restoration (
        id uuid primary key default uuidv7(),
        backup_id uuid not null,
        backup_at timestamptz not null,
        restored_at timestamptz not null default clock_timestamp(),
        erased jsonb not null default '[]'
      )`);
    this.addSql(`
      create table backup_run (
        id uuid primary key default uuidv7(),
        trigger text not null check (trigger in ('DAILY', 'MANUAL')),
        status text not null default 'RUNNING'
          check (status in ('RUNNING', 'OK', 'WARNING', 'ERROR', 'SKIPPED', 'UNFINISHED')),
        fault text,
        fault_detail text,
        asked_by uuid references person,
        created_at timestamptz not null default now(),
        claimed_at timestamptz,
        ended_at timestamptz,
        phase text not null default 'WAITING' check (phase in ('WAITING', 'DATABASE', 'FILES', 'CHECKING')),
        done_bytes bigint not null default 0,
        all_bytes bigint not null default 0,
        stop_asked_at timestamptz,
        folder text,
        snapshot_at timestamptz,
        checksum text,
        database_bytes bigint,
        file_bytes bigint,
        row_count bigint,
        file_count integer,
        missing_count integer,
        kept_as text check (kept_as in ('DAILY', 'WEEKLY')),
        removed_at timestamptz,
        checking_since timestamptz,
        checked_at timestamptz,
        check_fault text,
        check_detail text
      )`);
    this.addSql(`create unique index backup_one_at_a_time on backup_run ((true)) where status = 'RUNNING'`);
    this.addSql(`create unique index on backup_run (folder) where removed_at is null`);
    this.addSql(`create index on backup_run (asked_by)`);
    this.addSql(`
      create table backup_drill (
        id uuid primary key default uuidv7(),
        backup_id uuid not null references backup_run on delete cascade,
        status text not null default 'RUNNING' check (status in ('RUNNING', 'PASSED', 'FAILED', 'SKIPPED')),
        fault text,
        fault_detail text,
        asked_by uuid references person,
        started_at timestamptz not null default now(),
        ended_at timestamptz,
        steps jsonb not null default '[]'
      )`);
    this.addSql(`create unique index drill_one_at_a_time on backup_drill ((true)) where status = 'RUNNING'`);
    this.addSql(`create index on backup_drill (backup_id)`);
    this.addSql(`create index on backup_drill (asked_by)`);
    this.addSql(`create index on outgoing_hold (released_by)`);
    this.addSql(`create index on person (erased_at) where erased_at is not null`);
  }
}
