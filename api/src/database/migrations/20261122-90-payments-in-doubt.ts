import { Migration } from '@mikro-orm/migrations';

/** Why people have to look at a payment, since when, and by when its buyer was promised an answer. */
export class Migration2026112290PaymentsInDoubt extends Migration {
  override up(): void {
    this.addSql(`
      alter table payment_attempt
        add column doubt text check (doubt in ('WRONG_AMOUNT', 'AMOUNT_MISSING', 'GATEWAY_UNSURE', 'PAID_TWICE',
          'COURSE_OWNED', 'NOT_ON_SALE')),
        add column received bigint check (received > 0),
        add column doubted_at timestamptz,
        add column answer_by timestamptz,
        add constraint payment_attempt_doubted check (doubt is null or doubted_at is not null and answer_by is not null)`);
    // Those of before: what was wrong was not kept, and a working day is a calendar day here
    this.addSql(`
      update payment_attempt a set doubt = 'GATEWAY_UNSURE', doubted_at = a.created_at, answer_by = now() + interval '1 day'
      from orders o where o.id = a.order_id and o.status = 'NEEDS_CHECK' and a.status = 'UNKNOWN'`);
    this.addSql(`create index payment_attempt_doubt on payment_attempt (order_id) where doubt is not null`);
    // When the buyer had the gateway asked last
    this.addSql(`alter table orders add column asked_at timestamptz`);
    // The administrators' list: latest first, by status, and by the beginning of what people quote
    this.addSql(`create index on orders (created_at, id)`);
    this.addSql(`create index on orders (number text_pattern_ops)`);
    this.addSql(`create index on payment_attempt (reference text_pattern_ops)`);
    this.addSql(`create index on payment_attempt (gateway_transaction text_pattern_ops)`);
    // Nobody is asked to pay what may be paid already: the gateway has not said yet
    this.addSql(`
      create or replace view payable_course as
        select l.id, o.buyer_id, l.course_id, l.title, o.expires_at
        from orders o join order_line l on l.order_id = o.id where o.status = 'PENDING'
          and not exists (select 1 from payment_attempt a where a.order_id = o.id and a.status = 'PENDING')`);
  }
}
