import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('edit_draft', 'person_id', 'what was never saved belongs to no course'),
    {
      ...keep(
        'course',
        'teacher_id',
        'students have bought it and go on learning; what its teacher wrote to administrators goes, and what they asked with it',
      ),
      erasure: 'blank',
      blank: 'restore_asked_at = null, restore_message = null',
    },
  ],
};
