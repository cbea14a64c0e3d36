import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [keep('media', 'owner_id', 'the material of courses that students have bought', false)],
};
