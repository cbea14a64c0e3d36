import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { sql } from '../../platform/db/sql.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('earned_achievement', 'person_id', 'belongs to the profile'),
    drop('playback', 'person_id', 'a leak leads back to no one who is gone'),
    drop('lesson_viewing', 'person_id', 'when they watched, and how; the sums by day name no one and stay'),
    keep('course_message', 'author_id', 'its readers keep what their teacher wrote; without a name'),
    keep('roster_change', 'author_id', 'why students were enrolled by their teacher, or lost that place'),
    drop('bookmark', 'person_id', 'no one but its student ever sees it'),
    drop('lesson_note', 'person_id', 'no one but its writer ever reads it'),
    drop('study_goal', 'person_id', 'belongs to the profile'),
    {
      table: 'rating',
      column: 'author_id',
      isExported: true,
      erasure: 'blank',
      blank: 'text = null',
      why: 'the stars are part of the course’s score; what was written is the person’s own',
    },
    keep('rating', 'replied_by_id', 'the answer belongs to the course; its name is the course’s'),
    keep('enrolment', 'student_id', 'proof that what was sold was delivered; without a name'),
  ],
  indirect: [
    {
      table: 'rating_version',
      statement: (personId) => sql`update rating_version set text = null where rating_id in (
        select id from rating where author_id = ${personId})`,
      why: 'what was written before is the person’s own as well',
    },
    {
      table: 'certificate',
      statement: (
        personId,
      ) => sql`update certificate set student_name = 'Người dùng đã xoá', badge = null, revoked_note = null
        where enrolment_id in (select id from enrolment where student_id = ${personId})`,
      why: 'the name that was printed on it; that a person earned it stays',
    },
    {
      table: 'certificate',
      statement: (
        personId,
      ) => sql`update certificate set teacher_name = 'Người dùng đã xoá', badge = null where enrolment_id in (
        select e.id from enrolment e join course c on c.id = e.course_id where c.teacher_id = ${personId})`,
      why: 'the teacher’s name that was printed on it; the badge says it too, and is signed',
    },
  ],
  byAddress: [
    {
      table: 'roster_line',
      statement: (emails) =>
        sql`update roster_line set email = null where lower(email::text) = any(${emails}::text[])`,
      why: 'the address that a teacher entered; the result of the line stays',
    },
  ],
  belonging: [
    {
      table: 'course_message_reader',
      where: (personId) => sql`t.enrolment_id in (select id from enrolment where student_id = ${personId})`,
    },
    {
      table: 'rating_version',
      where: (personId) => sql`t.rating_id in (select id from rating where author_id = ${personId})`,
    },
    {
      table: 'lesson_progress',
      where: (personId) => sql`t.enrolment_id in (select id from enrolment where student_id = ${personId})`,
    },
    {
      table: 'study_day',
      where: (personId) => sql`t.enrolment_id in (select id from enrolment where student_id = ${personId})`,
    },
    {
      table: 'certificate',
      where: (personId) => sql`t.enrolment_id in (select id from enrolment where student_id = ${personId})`,
    },
  ],
};
