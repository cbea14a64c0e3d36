import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('wishlist_item', 'person_id', 'what the person thought of buying'),
    drop('cart_item', 'person_id', 'what the person meant to buy'),
    drop('cart', 'person_id', 'what the person meant to buy'),
    drop('bill_details', 'person_id', 'a note for the next bill; orders keep their own'),
    keep('orders', 'buyer_id', 'the books, for ten years (Accounting Law); without a name'),
    keep('order_line', 'buyer_id', 'the books'),
    keep('order_line', 'teacher_id', 'the books: whose sale it was'),
    keep('coupon', 'owner_id', 'the books: who bore the discount of orders'),
    keep('coupon', 'teacher_id', 'the books: for whose courses it held'),
    keep('coupon_use', 'person_id', 'the books: which order used it'),
    keep('package_subscription', 'teacher_id', 'the books: whose package was sold'),
    keep('package_period', 'teacher_id', 'the books: whose package was sold', false),
    keep('package_version', 'created_by_id', 'the books: who set a price', false),
    keep('refund', 'buyer_id', 'the books: to whom money went back'),
    keep('refund', 'teacher_id', 'the books: whose sale it was'),
    keep('refund', 'first_approver_id', 'the books: who decided', false),
    keep('refund_step', 'person_id', 'the books: who decided what', false),
    keep('dispute', 'buyer_id', 'the books: whose payment was taken back'),
    keep('dispute', 'teacher_id', 'the books: whose sale it was'),
    keep('dispute', 'opened_by_id', 'the books: who entered it', false),
    keep('dispute', 'decided_by_id', 'the books: who decided', false),
    keep('settlement_file', 'imported_by', 'the books: who told of what came', false),
    keep('settlement_line', 'resolved_by', 'the books: who looked into it', false),
    keep('suspense_item', 'proposed_by_id', 'the books: who decided about money', false),
    keep('suspense_item', 'decided_by_id', 'the books: who decided about money', false),
  ],
  unsettled: [
    (personId) =>
      sql`select 1 from dispute where ${personId} in (buyer_id, teacher_id) and status = 'OPEN' limit 1`,
    (personId) =>
      sql`select 1 from refund where ${personId} in (buyer_id, teacher_id) and status not in ('COMPLETED', 'REJECTED', 'CANCELLED') limit 1`,
  ],
  indirect: [
    {
      table: 'refund',
      statement: (personId) =>
        sql`update refund set note = null, appeal_note = null, bank_bin = null, bank_account = null,
            bank_number_sealed = null, bank_last_digits = null, bank_holder = null
          where buyer_id = ${personId}`,
      why: 'their own words, and the account that the money went to',
    },
    {
      table: 'refund_step',
      statement: (personId) =>
        sql`update refund_step set note = null where role = 'BUYER' and refund_id in (select id from refund where buyer_id = ${personId})`,
      why: 'their own words',
    },
    {
      table: 'payment_attempt',
      statement: (personId) =>
        sql`update payment_attempt set pay_url = null where order_id in (select id from orders where buyer_id = ${personId})`,
      why: 'the address of the gateway’s page holds the buyer’s network address',
    },
    {
      table: 'suspense_item',
      statement: (personId) =>
        sql`update suspense_item set content = null, payer = null, payer_account = null
          where state in ('MATCHED', 'RETURNED') and order_id in (select id from orders where buyer_id = ${personId})`,
      why: 'a payer’s name and account; what is still to go back has to know where',
    },
  ],
  belonging: [
    {
      table: 'refund_transfer',
      where: (personId) => sql`t.refund_id in (select id from refund where buyer_id = ${personId})`,
    },
    {
      table: 'suspense_item',
      where: (personId) => sql`t.order_id in (select id from orders where buyer_id = ${personId})`,
    },
    {
      table: 'payment_attempt',
      where: (personId) => sql`t.order_id in (select id from orders where buyer_id = ${personId})`,
    },
  ],
};
