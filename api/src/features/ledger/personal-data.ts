import { keep, type PersonalDataTable } from '../../platform/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [keep('earning', 'teacher_id', 'the books'), keep('ledger_account', 'owner_id', 'the books')],
};
