import { Migration } from '@mikro-orm/migrations';

/** Adds requests of people about their personal data that an administrator answers. */
export class Migration2027030401PrivacyRequests extends Migration {
  override up(): void {
    this.addSql(`
      create table privacy_request (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person,
        kind text not null,
        text text not null,
        status text not null default 'OPEN',
        requested_at timestamptz not null default now(),
        due_at timestamptz not null,
        answer text,
        article text,
        decided_by_id uuid references person,
        decided_at timestamptz,
        check ((status = 'OPEN') = (decided_at is null)),
        check (status <> 'REFUSED' or article is not null)
      )`);
    this.addSql(
      `create unique index privacy_request_open on privacy_request (person_id, kind) where status = 'OPEN'`,
    );
    this.addSql(
      'create index privacy_request_person_id_idx on privacy_request (person_id, requested_at desc)',
    );
    this.addSql('create index privacy_request_decided_by_id_idx on privacy_request (decided_by_id)');
  }
}
