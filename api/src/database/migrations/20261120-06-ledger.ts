import { Migration } from '@mikro-orm/migrations';

/** The double-entry ledger; its rules are held by the database, whatever the program does. */
export class Migration2026112006Ledger extends Migration {
  override up(): void {
    this.addSql(`
      create table ledger_account (
        id uuid primary key default uuidv7(),
        code text not null unique,
        kind text not null,
        owner_id uuid references person,
        normal_side text not null check (normal_side in ('DEBIT', 'CREDIT')),
        may_go_negative boolean not null default false,
        balance bigint not null default 0
      )`);
    this.addSql(`
      alter table ledger_account add constraint balance_side
      check (may_go_negative or case normal_side when 'DEBIT' then balance >= 0 else balance <= 0 end)`);
    this.addSql(`create index on ledger_account (owner_id) where owner_id is not null`);
    this.addSql(`
      create table ledger_transaction (
        id uuid primary key default uuidv7(),
        kind text not null,
        idempotency_key text not null unique,
        order_id uuid references orders,
        occurred_at timestamptz not null default now(),
        reverses_id uuid unique references ledger_transaction
      )`);
    this.addSql(`create index on ledger_transaction (order_id)`);
    this.addSql(`
      create table ledger_entry (
        id uuid primary key default uuidv7(),
        transaction_id uuid not null references ledger_transaction,
        sequence integer not null,
        account_id uuid not null references ledger_account,
        amount bigint not null check (amount <> 0),
        unique (transaction_id, sequence)
      )`);
    this.addSql(`create index on ledger_entry (account_id, id)`);
    this.addSql(`
      create function check_ledger_sum() returns trigger language plpgsql as $$
      begin
        if (select sum(amount) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
          raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = '23514';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger sums_to_zero after insert on ledger_entry
      deferrable initially deferred for each row execute function check_ledger_sum()`);
    for (const table of ['ledger_entry', 'ledger_transaction']) {
      this.addSql(`
        create trigger append_only before update or delete on ${table}
        for each row execute function refuse_change()`);
      this.addSql(`
        create trigger append_only_all before truncate on ${table}
        for each statement execute function refuse_change()`);
    }
  }
}
