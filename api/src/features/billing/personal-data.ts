import { drop, keep, type PersonalDataTable } from '../../platform/personal-data.ts';
import { sql } from '../../platform/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('cart_item', 'person_id', 'what someone meant to buy'),
    drop('cart', 'person_id', 'what someone meant to buy'),
    drop('bill_details', 'person_id', 'a note for the next bill; orders keep their own'),
    keep('orders', 'buyer_id', 'the books, for ten years (Accounting Law); without a name'),
    keep('order_line', 'buyer_id', 'the books'),
    keep('order_line', 'teacher_id', 'the books: whose sale it was'),
    keep('coupon', 'owner_id', 'the books: who bore the discount of orders'),
    keep('coupon', 'teacher_id', 'the books: for whose courses it held'),
    keep('coupon_use', 'person_id', 'the books: which order used it'),
  ],
  indirect: [
    {
      table: 'payment_attempt',
      statement: (personId) =>
        sql`update payment_attempt set pay_url = null where order_id in (select id from orders where buyer_id = ${personId})`,
      why: 'the address of the gateway’s page holds the buyer’s network address',
    },
  ],
  belonging: [
    {
      table: 'payment_attempt',
      where: (personId) => sql`t.order_id in (select id from orders where buyer_id = ${personId})`,
    },
  ],
};
