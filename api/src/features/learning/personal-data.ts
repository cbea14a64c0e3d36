import type { ConsentPurposeTable } from '../../platform/access/consents.ts';
import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';
import { type Sql, sql } from '../../platform/db/index.ts';

const WITH_ENROLMENT = {
  erasure: 'keep',
  why: 'part of the enrolment, which remains without the name',
} as const;
const isOfEnrolment = (personId: string): Sql =>
  sql`t.enrolment_id in (select id from enrolment where student_id = ${personId})`;

export const personalData: PersonalDataTable = {
  purpose: 'processing.learning',
  recipients: ['MAIL'],
  columns: [
    drop('earned_achievement', 'person_id', 'part of the profile'),
    drop('playback', 'person_id', 'leaks are not traced to erased people'),
    drop(
      'lesson_viewing',
      'person_id',
      'when and how the person watched; the daily totals are anonymous and remain',
    ),
    keep('course_message', 'author_id', 'students retain the messages of their teacher, without the name'),
    drop('course_message_reply', 'author_id', 'the person’s own content'),
    keep('roster_change', 'author_id', 'record of why a teacher enrolled students or ended their access'),
    keep('course_invitation', 'inviter_id', 'record of who invited a student', false),
    drop(
      'course_invitation',
      'accepted_by_id',
      'the enrolment remains; the invitation and its address are deleted',
    ),
    drop('class_code_use', 'student_id', 'the enrolment remains; how the person joined is deleted'),
    drop('bookmark', 'person_id', 'only the person sees it'),
    drop('lesson_note', 'person_id', 'only the person reads it'),
    drop('study_goal', 'person_id', 'part of the profile'),
    drop('study_interest', 'person_id', 'part of the profile'),
    {
      table: 'rating',
      column: 'author_id',
      isExported: true,
      erasure: 'blank',
      blank: 'text = null',
      why: 'the stars are part of the course’s score; the text is the person’s own content',
    },
    keep('rating', 'replied_by_id', 'the reply is published in the name of the course'),
    keep('enrolment', 'student_id', 'proof that the sold course was delivered, without the name'),
  ],
  indirect: [
    {
      table: 'rating_version',
      statement: (personId) => sql`update rating_version set text = null where rating_id in (
        select id from rating where author_id = ${personId})`,
      why: 'earlier versions of the text are the person’s own content, too',
    },
    {
      table: 'certificate',
      statement: (
        personId,
      ) => sql`update certificate set student_name = 'Người dùng đã xoá', badge = null, revoked_note = null
        where enrolment_id in (select id from enrolment where student_id = ${personId})`,
      why: 'the printed name is removed; the certificate itself remains',
    },
    {
      table: 'certificate',
      statement: (
        personId,
      ) => sql`update certificate set teacher_name = 'Người dùng đã xoá', badge = null where enrolment_id in (
        select e.id from enrolment e join course c on c.id = e.course_id where c.teacher_id = ${personId})`,
      why: 'the printed name of the teacher; the signed badge contains it, too',
    },
  ],
  byAddress: [
    {
      table: 'roster_line',
      statement: (emails) =>
        sql`update roster_line set email = null where lower(email::text) = any(${emails}::text[])`,
      why: 'the e-mail address that a teacher entered; the result of the line remains',
    },
    {
      table: 'course_invitation',
      statement: (emails) =>
        sql`delete from course_invitation where lower(email::text) = any(${emails}::text[])`,
      why: 'the e-mail address that a teacher entered; the link in the e-mail becomes invalid',
    },
  ],
  dependentRows: [
    { table: 'course_message_reader', where: isOfEnrolment, erased: WITH_ENROLMENT },
    { table: 'course_message_reply', where: isOfEnrolment },
    {
      table: 'rating_version',
      where: (personId) => sql`t.rating_id in (select id from rating where author_id = ${personId})`,
    },
    { table: 'lesson_progress', where: isOfEnrolment, erased: WITH_ENROLMENT },
    { table: 'study_day', where: isOfEnrolment, erased: WITH_ENROLMENT },
    { table: 'certificate', where: isOfEnrolment },
  ],
};

export const consentPurposes = {
  COURSE_SUGGESTIONS: {
    description: 'Suggests courses on the home page by the course that the person studied last.',
  },
  VIDEO_MEASUREMENT: {
    description: 'Records which parts of a video the person plays, replays and leaves, for teachers.',
    forget: (personId) => sql`delete from lesson_viewing where person_id = ${personId}`,
  },
} as const satisfies ConsentPurposeTable;

declare module '../../platform/access/consents.ts' {
  interface ConsentPurposes extends Record<keyof typeof consentPurposes, true> {}
}
