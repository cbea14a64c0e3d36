import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [drop('co_teacher', 'person_id', 'they no longer teach it')],
  byAddress: [
    {
      table: 'co_teacher',
      statement: (emails) =>
        sql`delete from co_teacher where person_id is null and lower(email::text) = any(${emails}::text[])`,
      why: 'an invitation that was never answered',
    },
  ],
};
