import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/index.ts';

export const personalData: PersonalDataTable = {
  purpose: 'processing.refunds',
  recipients: ['GATEWAY', 'BANK'],
  columns: [
    keep('refund', 'buyer_id', 'accounting records: the recipient of the refund'),
    keep('refund', 'teacher_id', 'accounting records: the teacher of the sale'),
    keep(
      'refund',
      'first_approver_id',
      'accounting records: the administrator who gave the first approval',
      false,
    ),
    keep('refund_step', 'person_id', 'accounting records: the person who made each decision', false),
  ],
  unsettled: [
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
      why: 'texts of the buyer, and the account that received the money',
    },
    {
      table: 'refund_step',
      statement: (personId) =>
        sql`update refund_step set note = null where role = 'BUYER' and refund_id in (select id from refund where buyer_id = ${personId})`,
      why: 'texts of the buyer',
    },
  ],
  dependentRows: [
    {
      table: 'refund_transfer',
      where: (personId) => sql`t.refund_id in (select id from refund where buyer_id = ${personId})`,
      erased: { erasure: 'keep', why: 'accounting records: the transfers of a refund' },
    },
  ],
};
