import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/index.ts';

export const personalData: PersonalDataTable = {
  purpose: 'processing.payments',
  recipients: ['GATEWAY', 'BANK'],
  columns: [
    keep(
      'settlement_file',
      'imported_by',
      'accounting records: the administrator who imported the file',
      false,
    ),
    keep(
      'settlement_line',
      'resolved_by',
      'accounting records: the administrator who resolved the difference',
      false,
    ),
    keep(
      'suspense_item',
      'proposed_by_id',
      'accounting records: the administrator who proposed the return',
      false,
    ),
    keep('suspense_item', 'decided_by_id', 'accounting records: the administrator who decided', false),
  ],
  indirect: [
    {
      table: 'payment_attempt',
      statement: (personId) =>
        sql`update payment_attempt set pay_url = null where order_id in (select id from orders where buyer_id = ${personId})`,
      why: 'the URL of the gateway’s page contains the buyer’s network address',
    },
    {
      table: 'suspense_item',
      statement: (personId) =>
        sql`update suspense_item set content = null, payer = null, payer_account = null
          where state in ('MATCHED', 'RETURNED') and order_id in (select id from orders where buyer_id = ${personId})`,
      why: 'name and account of the payer; stored until the money is matched or returned, because a return needs them',
    },
  ],
  dependentRows: [
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
