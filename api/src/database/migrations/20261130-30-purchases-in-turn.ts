import { Migration } from '@mikro-orm/migrations';

/**
 * A purchase whose access is over makes way when the next one is paid, not when its order is placed: an order that is
 * never paid changes nothing. The database does it, whichever release books the payment.
 */
export class Migration2026113030PurchasesInTurn extends Migration {
  override up(): void {
    this.addSql(`drop index order_line_once`);
    this.addSql(`
      create unique index order_line_once on order_line (buyer_id, course_id) where state = 'PAID' and ended_at is null`);
    this.addSql(`
      create unique index order_line_open_once on order_line (buyer_id, course_id) where state = 'OPEN'`);
    // While the course is held, a second paid line fails on the index above
    this.addSql(`
      create function end_former_purchase() returns trigger language plpgsql as $$
      begin
        update order_line l set ended_at = now()
          where l.buyer_id = new.buyer_id and l.course_id = new.course_id and l.id <> new.id
            and l.state = 'PAID' and l.ended_at is null
            and exists (select 1 from enrolment e where e.student_id = new.buyer_id and e.course_id = new.course_id
              and access_now(e.access, e.expires_at) = 'EXPIRED');
        return new;
      end $$`);
    this.addSql(`
      create trigger end_former_of_new before insert on order_line
        for each row when (new.state = 'PAID') execute function end_former_purchase()`);
    this.addSql(`
      create trigger end_former_of_paid before update of state on order_line
        for each row when (new.state = 'PAID' and old.state <> 'PAID') execute function end_former_purchase()`);
    // What orders have ended that were never paid
    this.addSql(`
      update order_line l set ended_at = null where l.ended_at is not null and l.state = 'PAID' and not exists (
        select 1 from order_line n join orders o on o.id = n.order_id where n.buyer_id = l.buyer_id
          and n.course_id = l.course_id and n.id <> l.id and o.paid_at > l.ended_at - interval '1 minute')`);
  }
}
