import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('notification', 'person_id', 'what they were told; no one is left to read it'),
    drop('notification_preference', 'person_id', 'no one is left who could be told anything'),
  ],
  indirect: [
    {
      table: 'notification',
      statement: (
        personId,
      ) => sql`update notification set params = params || '{"teacher": "Người dùng đã xoá"}'
        where kind = 'COURSE_SUBMITTED' and params->>'teacherId' = ${personId}`,
      why: 'reviewers were told the teacher’s name',
    },
    {
      table: 'notification',
      statement: (
        personId,
      ) => sql`update notification set params = params || '{"student": "Người dùng đã xoá"}'
          || case kind when 'EXTENSION_REQUESTED' then '{"reason": "…"}' else '{}' end::jsonb
        where kind in ('ASSIGNMENT_SUBMITTED', 'EXTENSION_REQUESTED') and params->>'studentId' = ${personId}`,
      why: 'markers were told the student’s name, and why they asked for more time',
    },
  ],
};
