import { Migration } from '@mikro-orm/migrations';

/** What a month has come to for a teacher: made once the month is over, in figures that add up and never change. */
export class Migration2026112580TeacherInvoices extends Migration {
  override up(): void {
    this.addSql(`
      create table teacher_invoice (
        id uuid primary key default uuidv7(),
        teacher_id uuid not null references person,
        month date not null check (month = date_trunc('month', month)),
        sequence integer not null check (sequence > 0),
        number text not null unique,
        made_at timestamptz not null default now(),
        sales integer not null,
        gross bigint not null,
        commission bigint not null,
        vat_withheld bigint not null,
        pit_withheld bigint not null,
        share bigint not null,
        refunded bigint not null,
        commission_back bigint not null,
        vat_back bigint not null,
        pit_back bigint not null,
        share_back bigint not null,
        owed_back bigint not null,
        released bigint not null,
        netted bigint not null,
        written_off bigint not null,
        paid_out bigint not null,
        opening bigint not null,
        closing bigint not null,
        opening_owed bigint not null,
        closing_owed bigint not null,
        unique (teacher_id, month),
        unique (month, sequence),
        constraint sales_add_up check (gross - commission - vat_withheld - pit_withheld = share),
        constraint refunds_add_up check (refunded - commission_back - vat_back - pit_back = share_back),
        constraint balance_adds_up check (opening + share - (share_back - owed_back) - netted - paid_out = closing),
        constraint debt_adds_up check (opening_owed + owed_back - netted - written_off = closing_owed)
      )`);
    this.addSql(`
      create trigger append_only before update or delete on teacher_invoice
      for each row execute function refuse_change()`);
    this.addSql(`
      create trigger append_only_all before truncate on teacher_invoice
      for each statement execute function refuse_change()`);
  }
}
