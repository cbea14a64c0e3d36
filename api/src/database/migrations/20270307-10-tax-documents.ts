import { Migration } from '@mikro-orm/migrations';

/**
 * Adds e-invoices about the platform's fee, the rates for teachers who are not residents, and the accountants' confirmations
 * of rates. The new rates await an accountant's confirmation like the others.
 */
export class Migration2027030710TaxDocuments extends Migration {
  override up(): void {
    this.addSql(`alter table e_invoice
      add column subject text not null default 'SALE' check (subject in ('SALE', 'PLATFORM_FEE')),
      add column fee_month date,
      alter column order_id drop not null,
      alter column line_id drop not null,
      add constraint e_invoice_subject check (case subject
        when 'SALE' then num_nulls(order_id, line_id) = 0 and fee_month is null
        else num_nonnulls(order_id, line_id) = 0 and fee_month is not null and extract(day from fee_month) = 1
          and kind <> 'ADJUSTMENT' and seller = 'PLATFORM' and amount > 0 end)`);
    // One invoice about the fee of a month
    this.addSql(
      `create unique index e_invoice_fee on e_invoice (buyer_id, fee_month) where subject = 'PLATFORM_FEE' and kind = 'ORIGINAL'`,
    );
    this.addSql(
      `create unique index e_invoice_fee_valid on e_invoice (buyer_id, fee_month)
        where subject = 'PLATFORM_FEE' and status not in ('CANCELLED', 'REPLACED')`,
    );
    const confirmation = (table: string) => `
      add column confirmed_by text,
      add column confirmed_at timestamptz,
      add column created_by_id uuid references person,
      add constraint ${table}_confirmed check ((confirmed_by is null) = (confirmed_at is null))`;
    this.addSql(`alter table service_vat_rate
      add column vat text check (vat in ('SALES', 'NOT_SUBJECT', 'NOT_DECLARED', 'RATE_0', 'RATE_5', 'RATE_8', 'RATE_10')),
      add column begins_fee_invoices boolean not null default false,
      ${confirmation('service_vat_rate')}`);
    this.addSql(`alter table withholding_rate
      add column non_resident_vat_bp integer check (non_resident_vat_bp between 0 and 10000),
      add column non_resident_pit_bp integer check (non_resident_pit_bp between 0 and 10000),
      ${confirmation('withholding_rate')}`);
    this.addSql(
      `update withholding_rate set non_resident_vat_bp = 500, non_resident_pit_bp = 500 where seller_class <> 'COMPANY'`,
    );
    this.addSql('alter table teacher_profile add column is_resident boolean not null default true');
    this.addSql('alter table seller_identity add column is_resident boolean not null default true');
  }
}
