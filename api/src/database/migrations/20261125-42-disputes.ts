import { Migration } from '@mikro-orm/migrations';

/** Payments that buyers’ banks took back, until it is decided who keeps the money. */
export class Migration2026112542Disputes extends Migration {
  override up(): void {
    // Offered by the ledger: what other features hold their own rows against
    this.addSql(`create view account_balance as select kind, owner_id, balance from ledger_account`);
    this.addSql(`create sequence dispute_number`);
    this.addSql(`
      create table dispute (
        id uuid primary key default uuidv7(),
        number text not null unique,
        order_id uuid not null references orders,
        line_id uuid not null references order_line,
        attempt_id uuid not null references payment_attempt,
        buyer_id uuid not null references person,
        teacher_id uuid not null references person,
        gateway text not null check (gateway in ('VNPAY', 'MOMO', 'ZALOPAY', 'VIETQR')),
        reference text not null,
        amount bigint not null check (amount > 0),
        status text not null default 'OPEN' check (status in ('OPEN', 'WON', 'LOST')),
        deadline date not null,
        evidence text,
        opened_by_id uuid not null references person,
        opened_at timestamptz not null default now(),
        decided_by_id uuid references person,
        decided_at timestamptz,
        decision_note text,
        check ((status = 'OPEN') = (decided_at is null)),
        check ((decided_at is null) = (decided_by_id is null) and (decided_at is null) = (decision_note is null))
      )`);
    // A line is disputed once at a time, and lost once
    this.addSql(`create unique index dispute_once on dispute (line_id) where status <> 'WON'`);
    this.addSql(`create index on dispute (status, deadline)`);
    for (const column of ['order_id', 'line_id', 'attempt_id', 'buyer_id', 'teacher_id', 'opened_by_id'])
      this.addSql(`create index on dispute (${column})`);
    this.addSql(`create index on dispute (decided_by_id) where decided_by_id is not null`);
  }
}
