import { keep, type PersonalDataTable } from '../../platform/personal-data.ts';
import { sql } from '../../platform/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [keep('earning', 'teacher_id', 'the books'), keep('ledger_account', 'owner_id', 'the books')],
  unsettled: [
    (personId) => sql`select 1 from ledger_account where owner_id = ${personId} and balance <> 0 limit 1`,
  ],
};
