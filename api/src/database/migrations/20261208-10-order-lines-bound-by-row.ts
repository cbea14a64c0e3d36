import { Migration } from '@mikro-orm/migrations';

/**
 * The lines of an order are bounded by a trigger of their own, row by row: PostgreSQL keeps the plans of a function that
 * names its tables, whereas the one for any table, over the rows of the whole statement, was planned anew in every
 * checkout. An order has few lines and most have one, so that nothing is gained from looking at them together.
 */
export class Migration2026120810OrderLinesBoundByRow extends Migration {
  override up(): void {
    this.addSql(`drop trigger bound_new_siblings on order_line`);
    this.addSql(`
      create function bound_order_lines() returns trigger language plpgsql as $$
      begin
        -- Writers of one order take turns
        perform 1 from orders where id = new.order_id for no key update;
        if (select count(*) from order_line where order_id = new.order_id) > 20 then
          raise exception 'order_line holds at most 20 rows of one order_id' using errcode = 'check_violation';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger bound_order_lines after insert on order_line
      for each row execute function bound_order_lines()`);
  }
}
