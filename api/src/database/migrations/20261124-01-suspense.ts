import { Migration } from '@mikro-orm/migrations';

/** Every đồng in suspense is a row that somebody matches to an order or returns. */
export class Migration2026112401Suspense extends Migration {
  override up(): void {
    // Where a transfer goes to, as its payer was shown it
    this.addSql(`alter table payment_attempt add column transfer jsonb`);
    this.addSql(`
      create table suspense_item (
        id uuid primary key default uuidv7(),
        gateway text not null check (gateway in ('VNPAY', 'MOMO', 'ZALOPAY', 'VIETQR')),
        transaction text not null,
        amount bigint not null check (amount > 0),
        reason text not null check (reason in ('WRONG_AMOUNT', 'PAID_TWICE', 'COURSE_OWNED', 'NOT_ON_SALE',
          'COUPON_USED_UP', 'UNKNOWN_REFERENCE', 'REST')),
        reference text,
        content text,
        payer text,
        payer_account text,
        received_at timestamptz not null,
        state text not null default 'OPEN' check (state in ('OPEN', 'MATCHED', 'RETURNING', 'RETURNED')),
        order_id uuid references orders,
        proposed_by_id uuid references person,
        decided_by_id uuid references person,
        decided_at timestamptz,
        decision_reason text,
        bank_reference text,
        left_at timestamptz,
        unique (gateway, transaction)
      )`);
    this.addSql(`create index on suspense_item (received_at, id) where state in ('OPEN', 'RETURNING')`);
    this.addSql(`create index on suspense_item (order_id) where order_id is not null`);
    this.addSql(`create index on suspense_item (proposed_by_id) where proposed_by_id is not null`);
    this.addSql(`create index on suspense_item (decided_by_id) where decided_by_id is not null`);
    // What is there from before: the posting's key has gateway and transaction
    this.addSql(`
      insert into suspense_item (gateway, transaction, amount, reason, reference, received_at, order_id)
      select split_part(t.idempotency_key, ':', 2), split_part(t.idempotency_key, ':', 3), e.debited,
        coalesce(a.doubt, 'WRONG_AMOUNT'), a.reference, t.occurred_at, t.order_id
      from ledger_transaction t
      cross join lateral (select sum(amount) as debited from ledger_entry where transaction_id = t.id and amount > 0) e
      left join lateral (select doubt, reference from payment_attempt p where p.order_id = t.order_id
        and p.doubt in ('WRONG_AMOUNT', 'PAID_TWICE', 'COURSE_OWNED', 'NOT_ON_SALE') order by p.doubted_at desc limit 1) a on true
      where t.kind = 'SUSPENSE_RECEIVED'`);
  }
}
