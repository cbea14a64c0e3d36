import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    keep('settlement_file', 'imported_by', 'the books: who told of what came', false),
    keep('settlement_line', 'resolved_by', 'the books: who looked into it', false),
    keep('suspense_item', 'proposed_by_id', 'the books: who decided about money', false),
    keep('suspense_item', 'decided_by_id', 'the books: who decided about money', false),
  ],
  indirect: [
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
      table: 'suspense_item',
      where: (personId) => sql`t.order_id in (select id from orders where buyer_id = ${personId})`,
    },
    {
      table: 'payment_attempt',
      where: (personId) => sql`t.order_id in (select id from orders where buyer_id = ${personId})`,
    },
  ],
};
