import { drop, type PersonalDataTable } from '../../platform/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [drop('assistant_request', 'person_id', 'drafts that only their asker ever saw')],
};
