import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the status of a payment attempt that its buyer replaced, the time at which a buyer cancelled an order, and the
 * reason for money that arrives after that.
 */
export class Migration2026121400ReplacedPayments extends Migration {
  override up(): void {
    this.addSql('alter table orders add column cancelled_at timestamptz');
    this.addSql(`
      alter table payment_attempt drop constraint payment_attempt_status_check,
        add constraint payment_attempt_status_check check (status in ('CREATED', 'PENDING', 'SUCCEEDED', 'FAILED',
          'EXPIRED', 'REPLACED', 'UNKNOWN')),
        drop constraint payment_attempt_doubt_check,
        add constraint payment_attempt_doubt_check check (doubt in ('WRONG_AMOUNT', 'AMOUNT_MISSING', 'GATEWAY_UNSURE',
          'PAID_TWICE', 'COURSE_OWNED', 'NOT_ON_SALE', 'COUPON_USED_UP', 'PACKAGE_CHANGED', 'EXCHANGE_OVER',
          'ORDER_CANCELLED'))`);
    this.addSql(`
      alter table suspense_item drop constraint suspense_item_reason_check,
        add constraint suspense_item_reason_check check (reason in ('WRONG_AMOUNT', 'PAID_TWICE', 'COURSE_OWNED',
          'NOT_ON_SALE', 'COUPON_USED_UP', 'UNKNOWN_REFERENCE', 'REST', 'PACKAGE_CHANGED', 'EXCHANGE_OVER',
          'ORDER_CANCELLED'))`);
  }
}
