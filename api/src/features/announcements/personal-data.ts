import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [drop('announcement_reader', 'person_id', 'what they were shown; no one is left to read it')],
};
