import { Migration } from '@mikro-orm/migrations';

/** Adds the saved business reports, and the views of the ledger from which all of their amounts are read. */
export class Migration2026121500BusinessReports extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_report (
        id uuid primary key default uuidv7(),
        owner_id uuid not null references person on delete cascade,
        name text not null,
        kind text not null,
        period text not null,
        step text not null,
        comparison text,
        is_mailed boolean not null default false,
        created_at timestamptz not null default now()
      )`);
    this.addSql('create index saved_report_owner_id_idx on saved_report (owner_id, created_at)');
    // Offered by the ledger: each sale or refund of an order line, or of a package (without a line), and its parts in
    // đồng. Refunds are negative.
    this.addSql(`
      create view booked_sale as
        select t.id as transaction_id, t.kind, t.idempotency_key, t.order_id, t.occurred_at, e.line_id,
          -coalesce(sum(e.amount) filter (where a.kind like 'TEACHER_%'), 0)::bigint as teachers,
          -coalesce(sum(e.amount) filter (where a.kind in ('COMMISSION_DEFERRED', 'COMMISSION', 'PACKAGE_DEFERRED',
            'PACKAGE_INCOME', 'PROMOTION')), 0)::bigint as platform,
          -coalesce(sum(e.amount) filter (where a.kind in ('TAX_WITHHELD', 'VAT_OUTPUT', 'TAX_CREDIT')), 0)::bigint as taxes
        from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
          join ledger_account a on a.id = e.account_id
        where t.kind in ('SALE_PAID', 'EXCHANGE_PAID', 'PACKAGE_SOLD', 'REFUND_APPROVED', 'PACKAGE_CANCELLED')
          and (a.kind like 'TEACHER_%' or a.kind in ('COMMISSION_DEFERRED', 'COMMISSION', 'PACKAGE_DEFERRED',
            'PACKAGE_INCOME', 'PROMOTION', 'TAX_WITHHELD', 'VAT_OUTPUT', 'TAX_CREDIT'))
        group by t.id, e.line_id`);
    // Offered by the ledger: entries of tax accounts, in đồng: owed taxes are positive, payments and credits negative
    this.addSql(`
      create view booked_tax as
        select t.kind, t.occurred_at, a.code, -e.amount as amount
        from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
          join ledger_account a on a.id = e.account_id
        where a.kind in ('TAX_WITHHELD', 'VAT_OUTPUT', 'TAX_CREDIT')`);
  }
}
