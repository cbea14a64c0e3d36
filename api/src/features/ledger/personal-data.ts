import { keep, type PersonalDataTable } from '../../platform/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [keep('ledger_account', 'owner_id', 'the books')],
};
