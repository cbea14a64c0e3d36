import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    keep('earning', 'teacher_id', 'the books'),
    keep('ledger_account', 'owner_id', 'the books'),
    keep('payout', 'teacher_id', 'the books'),
    keep('payout_approval', 'person_id', 'who approved which payment, as an id', false),
    keep('tax_payment', 'paid_by', 'the books: who entered it', false),
    keep('teacher_invoice', 'teacher_id', 'the books'),
    keep('write_off', 'teacher_id', 'the books: whose debt it was'),
    keep('write_off', 'proposed_by', 'the books: who decided', false),
    keep('write_off', 'decided_by', 'the books: who decided', false),
    keep('transfer_file', 'made_by', 'who told the bank, as an id', false),
    {
      table: 'payout_account',
      column: 'person_id',
      isExported: true,
      erasure: 'blank',
      blank: "holder = '', number_sealed = '', last_digits = ''",
      why: 'payments in the books say which account they went to, by its id',
    },
  ],
  unsettled: [
    (personId) => sql`select 1 from ledger_account where owner_id = ${personId} and balance <> 0 limit 1`,
  ],
};
