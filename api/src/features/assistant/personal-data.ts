import { drop, keep, type PersonalDataTable } from '../../platform/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('assistant_request', 'person_id', 'drafts that only their asker ever saw'),
    keep('moderation_finding', 'decided_by', 'who answers for what stayed in a course', false),
  ],
};
