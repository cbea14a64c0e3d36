import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    keep('course_review', 'submitted_by_id', 'why a course is on sale'),
    keep('course_review', 'reviewer_id', 'who answers for a course being on sale', false),
    keep('course_review', 'assignee_id', 'whom a submission was given to', false),
  ],
};
