import { Migration } from '@mikro-orm/migrations';

/** What people ask for about their own data: a file of it, or that it is erased. */
export class Migration2026112107DataRequests extends Migration {
  override up(): void {
    this.addSql(`
      create table data_request (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person on delete cascade,
        kind text not null check (kind in ('EXPORT', 'ERASURE')),
        status text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
        progress integer not null default 0 check (progress between 0 and 100),
        storage_key text,
        size_bytes bigint,
        requested_at timestamptz not null default now(),
        due_at timestamptz not null default now(),
        finished_at timestamptz,
        expires_at timestamptz
      )`);
    this.addSql(`
      create unique index data_request_open on data_request (person_id, kind) where status in ('WAITING', 'RUNNING')`);
    this.addSql(`create index on data_request (person_id, requested_at desc)`);
    this.addSql(`create index on data_request (expires_at) where storage_key is not null`);
  }
}
