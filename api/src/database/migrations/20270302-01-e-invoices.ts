import { Migration } from '@mikro-orm/migrations';

/**
 * Adds e-invoices: the dated terms of invoicing, the invoices with their steps and files, and the state of the
 * simulated provider. Without terms, nothing is invoiced.
 */
export class Migration2027030201EInvoices extends Migration {
  override up(): void {
    this.addSql(`create table e_invoice_term (
      id uuid primary key default uuidv7(),
      starts_on date not null,
      seller_class text not null check (seller_class in ('INDIVIDUAL', 'HOUSEHOLD', 'COMPANY')),
      seller text not null check (seller in ('TEACHER', 'PLATFORM')),
      vat text not null check (vat in ('SALES', 'NOT_SUBJECT', 'NOT_DECLARED', 'RATE_0', 'RATE_5', 'RATE_8', 'RATE_10')),
      confirmed_by text,
      confirmed_at timestamptz,
      created_by_id uuid references person,
      created_at timestamptz not null default now(),
      constraint e_invoice_term_day unique (starts_on, seller_class),
      constraint e_invoice_term_confirmed check ((confirmed_by is null) = (confirmed_at is null))
    )`);
    this.addSql(`create table e_invoice (
      id uuid primary key default uuidv7(),
      kind text not null check (kind in ('ORIGINAL', 'ADJUSTMENT', 'REPLACEMENT')),
      status text not null check (status in ('DRAFT', 'SENT', 'NUMBERED', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'REPLACED')),
      order_id uuid not null references orders,
      line_id uuid not null references order_line,
      refund_id uuid references refund,
      dispute_id uuid references dispute,
      replaces_id uuid references e_invoice,
      seller text not null check (seller in ('TEACHER', 'PLATFORM')),
      seller_id uuid references person,
      seller_name text,
      seller_tax_code text,
      buyer_id uuid not null references person,
      buyer_name text not null,
      buyer_tax_code text,
      buyer_address text,
      buyer_email text,
      item text not null,
      amount bigint not null,
      vat text not null check (vat in ('SALES', 'NOT_SUBJECT', 'NOT_DECLARED', 'RATE_0', 'RATE_5', 'RATE_8', 'RATE_10')),
      vat_amount bigint not null,
      create_tracking text,
      issue_tracking text,
      series text,
      number text,
      tax_code text,
      rejected_by text check (rejected_by in ('PROVIDER', 'TAX_OFFICE')),
      rejection_code text,
      rejection text,
      checks integer not null default 0,
      failures integer not null default 0,
      next_at timestamptz,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      numbered_at timestamptz,
      accepted_at timestamptz,
      filed_at timestamptz,
      constraint e_invoice_seller check ((seller = 'TEACHER') = (seller_id is not null)),
      constraint e_invoice_sign check (case kind when 'ADJUSTMENT' then amount < 0 else amount >= 0 end),
      constraint e_invoice_vat check (abs(vat_amount) <= abs(amount)),
      constraint e_invoice_cause check ((kind = 'ADJUSTMENT') = (num_nonnulls(refund_id, dispute_id) = 1)),
      constraint e_invoice_replaces check ((kind <> 'REPLACEMENT') or replaces_id is not null),
      constraint e_invoice_sent check ((status in ('DRAFT', 'CANCELLED')) or sent_at is not null),
      constraint e_invoice_number check ((status in ('NUMBERED', 'ACCEPTED')) <= (number is not null)),
      constraint e_invoice_rejected check ((status = 'REJECTED') <= (rejected_by is not null))
    )`);
    // One invoice of a line, one adjustment of a refund: whatever runs twice
    this.addSql(`create unique index e_invoice_original on e_invoice (line_id) where kind = 'ORIGINAL'`);
    this.addSql(
      `create unique index e_invoice_valid on e_invoice (line_id) where kind <> 'ADJUSTMENT' and status not in ('CANCELLED', 'REPLACED')`,
    );
    this.addSql(
      `create unique index e_invoice_refund on e_invoice (refund_id) where refund_id is not null and status <> 'REPLACED'`,
    );
    this.addSql(
      `create unique index e_invoice_dispute on e_invoice (dispute_id) where dispute_id is not null and status <> 'REPLACED'`,
    );
    this.addSql(
      'create unique index e_invoice_replacement on e_invoice (replaces_id) where replaces_id is not null',
    );
    this.addSql('create index e_invoice_order on e_invoice (order_id)');
    this.addSql('create index e_invoice_buyer on e_invoice (buyer_id)');
    this.addSql('create index e_invoice_seller_id on e_invoice (seller_id)');
    this.addSql('create index e_invoice_series on e_invoice (series, number) where number is not null');
    this.addSql('create index e_invoice_due on e_invoice (next_at) where next_at is not null');
    this.addSql(
      `create index e_invoice_to_do on e_invoice (created_at) where status = 'REJECTED' or failures >= 5`,
    );
    this.addSql(`create table e_invoice_step (
      id uuid primary key default uuidv7(),
      invoice_id uuid not null references e_invoice on delete cascade,
      kind text not null,
      detail text,
      person_id uuid references person,
      at timestamptz not null default clock_timestamp()
    )`);
    this.addSql('create index e_invoice_step_invoice on e_invoice_step (invoice_id, id)');
    this.addSql(`create table e_invoice_file (
      invoice_id uuid not null references e_invoice on delete cascade,
      type text not null check (type in ('PDF', 'XML')),
      content bytea not null,
      primary key (invoice_id, type)
    )`);
    this.addSql(`create table sandbox_e_invoice (
      reference text primary key,
      state jsonb not null,
      created_at timestamptz not null default now()
    )`);
    this.addSql('create sequence sandbox_e_invoice_number');
  }
}
