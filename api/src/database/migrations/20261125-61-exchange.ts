import { Migration } from '@mikro-orm/migrations';

/** A wrong course is exchanged for another one: its money pays the new order, and what is left of it goes back. */
export class Migration2026112561Exchange extends Migration {
  override up(): void {
    this.addSql(`
      alter table orders
        add column exchanged_line_id uuid references order_line,
        add column credit bigint not null default 0,
        add constraint orders_credit check (credit between 0 and total and (credit > 0) = (exchanged_line_id is not null))`);
    this.addSql(
      `create index orders_exchange on orders (exchanged_line_id) where exchanged_line_id is not null`,
    );
    this.addSql(`
      alter table refund
        add column exchange_order_id uuid references orders,
        add column exchanged bigint not null default 0,
        add constraint refund_exchanged check (exchanged between 0 and amount and (exchanged > 0) = (exchange_order_id is not null))`);
    this.addSql(
      `create unique index refund_exchange_order on refund (exchange_order_id) where exchange_order_id is not null`,
    );
    this.addSql(`
      alter table payment_attempt drop constraint payment_attempt_doubt_check,
        add constraint payment_attempt_doubt_check check (doubt in ('WRONG_AMOUNT', 'AMOUNT_MISSING', 'GATEWAY_UNSURE',
          'PAID_TWICE', 'COURSE_OWNED', 'NOT_ON_SALE', 'COUPON_USED_UP', 'PACKAGE_CHANGED', 'EXCHANGE_OVER'))`);
    this.addSql(`
      alter table suspense_item drop constraint suspense_item_reason_check,
        add constraint suspense_item_reason_check check (reason in ('WRONG_AMOUNT', 'PAID_TWICE', 'COURSE_OWNED', 'NOT_ON_SALE',
          'COUPON_USED_UP', 'UNKNOWN_REFERENCE', 'REST', 'PACKAGE_CHANGED', 'EXCHANGE_OVER'))`);
  }
}
