import { Migration } from '@mikro-orm/migrations';

/** Adds the identities of sellers with their evidence. Existing teachers are unverified. */
export class Migration2027030501Sellers extends Migration {
  override up(): void {
    this.addSql('alter table media drop constraint media_kind_check');
    this.addSql(`alter table media add constraint media_kind_check
      check (kind in ('VIDEO', 'IMAGE', 'CAPTIONS', 'FILE', 'AUDIO', 'SUBMISSION', 'TICKET', 'EVIDENCE'))`);
    this.addSql(`create table seller_identity (
      id uuid primary key default uuidv7(),
      person_id uuid not null unique references person,
      status text not null check (status in ('PENDING', 'VERIFIED', 'REJECTED')),
      method text not null check (method in ('EVIDENCE')),
      seller_class text not null,
      tax_code text,
      legal_name text not null,
      paper_kind text not null check (paper_kind in ('CITIZEN_IDENTITY', 'BUSINESS_REGISTRATION')),
      paper_number_sealed bytea not null,
      paper_last_digits text not null,
      submitted_at timestamptz not null default now(),
      decided_by_id uuid references person,
      decided_at timestamptz,
      rejection text,
      constraint seller_identity_decided check ((status = 'PENDING') = (decided_at is null)),
      constraint seller_identity_rejected check ((status = 'REJECTED') = (rejection is not null))
    )`);
    this.addSql(
      `create index seller_identity_pending on seller_identity (submitted_at) where status = 'PENDING'`,
    );
    this.addSql('create index seller_identity_decided_by on seller_identity (decided_by_id)');
    this.addSql(`create table seller_evidence (
      id uuid primary key default gen_random_uuid(),
      seller_id uuid not null references seller_identity on delete cascade,
      media_id uuid not null references media,
      name text not null,
      type text not null check (type in ('PDF', 'IMAGE')),
      created_at timestamptz not null default now()
    )`);
    this.addSql('create index seller_evidence_seller on seller_evidence (seller_id)');
    this.addSql('create index seller_evidence_media on seller_evidence (media_id)');
  }
}
