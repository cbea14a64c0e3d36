import { Migration } from '@mikro-orm/migrations';

/** What was booked by month, so that the state of the books on any day is read without reading all entries; and what the nightly check found. */
export class Migration2026112540BooksByMonth extends Migration {
  override up(): void {
    this.addSql(`create index on ledger_transaction (occurred_at)`);
    this.addSql(`
      create table ledger_month (
        account_id uuid not null references ledger_account,
        month date not null check (month = date_trunc('month', month)),
        kind text not null,
        debit bigint not null check (debit >= 0),
        credit bigint not null check (credit >= 0),
        primary key (account_id, month, kind)
      )`);
    this.addSql(`create index on ledger_month (month)`);
    // Accounts are locked before their entries are written: postings never wait for each other here
    this.addSql(`
      create function add_to_ledger_month() returns trigger language plpgsql as $$
      begin
        insert into ledger_month (account_id, month, kind, debit, credit)
          select e.account_id, date_trunc('month', t.occurred_at at time zone 'Asia/Ho_Chi_Minh')::date, t.kind,
            sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
          from added e join ledger_transaction t on t.id = e.transaction_id group by 1, 2, 3 order by 1, 2, 3
          on conflict (account_id, month, kind) do update
            set debit = ledger_month.debit + excluded.debit, credit = ledger_month.credit + excluded.credit;
        return null;
      end $$`);
    this.addSql(`
      create trigger add_to_month after insert on ledger_entry referencing new table as added
      for each statement execute function add_to_ledger_month()`);
    this.addSql(`
      insert into ledger_month (account_id, month, kind, debit, credit)
        select e.account_id, date_trunc('month', t.occurred_at at time zone 'Asia/Ho_Chi_Minh')::date, t.kind,
          sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0))
        from ledger_entry e join ledger_transaction t on t.id = e.transaction_id group by 1, 2, 3`);
    this.addSql(`
      create table books_check (
        id uuid primary key default uuidv7(),
        at timestamptz not null default now(),
        checked integer not null,
        broken text[] not null
      )`);
    this.addSql(`create index on books_check (at desc)`);
  }
}
