import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    {
      ...drop(
        'search_event',
        'person_id',
        'what they looked for; sums of words that three people searched stay',
      ),
      without: ['searcher'],
    },
    drop('edit_draft', 'person_id', 'what was never saved belongs to no course'),
    drop('co_teacher', 'person_id', 'they no longer teach it'),
    {
      ...keep(
        'course',
        'teacher_id',
        'students have bought it and go on learning; what its teacher wrote to administrators goes, and what they asked with it',
      ),
      erasure: 'blank',
      blank: 'restore_asked_at = null, restore_message = null',
    },
    keep('media', 'owner_id', 'the material of courses that students have bought', false),
    keep('course_review', 'submitted_by_id', 'why a course is on sale'),
    keep('course_review', 'reviewer_id', 'who answers for a course being on sale', false),
    keep('course_review', 'assignee_id', 'whom a submission was given to', false),
  ],
  byAddress: [
    {
      table: 'co_teacher',
      statement: (emails) =>
        sql`delete from co_teacher where person_id is null and lower(email::text) = any(${emails}::text[])`,
      why: 'an invitation that was never answered',
    },
  ],
};
