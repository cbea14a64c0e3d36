import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('study_slot', 'person_id', 'no one else has anything to do with it'),
    drop('calendar_feed', 'person_id', 'the address of a calendar that is gone'),
  ],
};
