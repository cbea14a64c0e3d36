import { Migration } from '@mikro-orm/migrations';

/** Lists that are written to a file by a job and kept for some days. */
export class Migration2026120320Exports extends Migration {
  override up(): void {
    this.addSql(`
      create table export_file (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person,
        list text not null,
        form text not null check (form in ('CSV', 'XLSX')),
        args jsonb not null,
        state text not null default 'QUEUED' check (state in ('QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
        attempt integer not null default 0,
        rows_done integer not null default 0,
        row_count integer,
        bytes bigint,
        fault text,
        fault_row integer,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        told_at timestamptz,
        finished_at timestamptz,
        expires_at timestamptz,
        check ((state = 'READY') <= (bytes is not null and expires_at is not null))
      )`);
    this.addSql('create index on export_file (person_id, id)');
    this.addSql(`create index on export_file (state) where state in ('QUEUED', 'RUNNING', 'READY')`);
    // Ids only: whoever is told reads the row, with their own eyes
    this.addSql(`
      create function tell_export() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', 'export:' || new.person_id || ':' || new.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger tell after update of state on export_file
      for each row when (new.state in ('READY', 'FAILED') and old.state is distinct from new.state)
      execute function tell_export()`);
  }
}
