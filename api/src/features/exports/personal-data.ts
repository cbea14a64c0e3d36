import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('export_file', 'person_id', 'nobody else can download it; the file is removed within the hour'),
  ],
};
