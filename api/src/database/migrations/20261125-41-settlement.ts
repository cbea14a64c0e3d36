import { Migration } from '@mikro-orm/migrations';

/** What gateways say that they paid out, as it came and line by line. */
export class Migration2026112541Settlement extends Migration {
  override up(): void {
    // What a gateway sends back and what it pays out come in any order: for a while it may have sent back more
    this.addSql(`update ledger_account set may_go_negative = true where kind = 'GATEWAY'`);
    this.addSql(`
      create table settlement_file (
        id uuid primary key default uuidv7(),
        gateway text not null check (gateway in ('VNPAY', 'MOMO', 'ZALOPAY')),
        digest text not null,
        text text not null,
        is_read boolean not null default false,
        imported_by uuid not null references person,
        imported_at timestamptz not null default now(),
        unique (gateway, digest)
      )`);
    this.addSql(`create index on settlement_file (imported_at desc, id desc)`);
    this.addSql(`create index on settlement_file (imported_by)`);
    this.addSql(`
      create table settlement_line (
        id uuid primary key default uuidv7(),
        file_id uuid not null references settlement_file,
        line integer not null,
        gateway text not null,
        kind text not null check (kind in ('PAYMENT', 'REFUND', 'DISPUTE', 'DISPUTE_WON')),
        reference text not null,
        transaction text not null,
        amount bigint not null check (amount >= 0),
        fee bigint not null check (fee >= 0),
        settled_at timestamptz not null,
        outcome text not null default 'UNKNOWN'
          check (outcome in ('BOOKED', 'UNKNOWN', 'WRONG_AMOUNT', 'SETTLED_BEFORE')),
        order_id uuid references orders,
        target text,
        expected bigint,
        resolved_by uuid references person,
        resolved_at timestamptz,
        note text,
        check (outcome <> 'BOOKED' or target is not null),
        check ((resolved_at is null) = (resolved_by is null) and (resolved_at is null) = (note is null)),
        unique (gateway, kind, reference, transaction, amount, fee)
      )`);
    // Money of one payment, or of one refund, is settled once
    this.addSql(`create unique index settled_once on settlement_line (target) where outcome = 'BOOKED'`);
    this.addSql(`create index on settlement_line (file_id)`);
    this.addSql(`create index on settlement_line (gateway, settled_at desc)`);
    this.addSql(`create index on settlement_line (order_id) where order_id is not null`);
    this.addSql(`create index on settlement_line (resolved_by) where resolved_by is not null`);
    this.addSql(
      `create index settlement_difference on settlement_line (settled_at, id) where outcome <> 'BOOKED' and resolved_at is null`,
    );
    this.addSql(`create index on payment_attempt (gateway, settled_at) where status = 'SUCCEEDED'`);
  }
}
