import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    keep('dispute', 'buyer_id', 'the books: whose payment was taken back'),
    keep('dispute', 'teacher_id', 'the books: whose sale it was'),
    keep('dispute', 'opened_by_id', 'the books: who entered it', false),
    keep('dispute', 'decided_by_id', 'the books: who decided', false),
  ],
  unsettled: [
    (personId) =>
      sql`select 1 from dispute where ${personId} in (buyer_id, teacher_id) and status = 'OPEN' limit 1`,
  ],
};
