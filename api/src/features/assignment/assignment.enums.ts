import { defineEnum } from '../../graphql/define-enum.ts';

export const LatePolicy = defineEnum('LatePolicy', 'Penalty policy for submissions after the due time.', {
  NONE: 'No penalty. The submission is labelled as late.',
  POINTS: 'Points are deducted for each started day.',
  PERCENT: 'A percentage of the maximum points is deducted for each started day.',
  REFUSED: 'No work is accepted after the due time.',
});
export type LatePolicy = keyof typeof LatePolicy;

export const SubmissionStatus = defineEnum(
  'SubmissionStatus',
  'Status of a student’s work on an assignment.',
  {
    NOT_SUBMITTED: 'The student has not started yet.',
    DRAFT: 'The student is writing a draft that is not visible to others.',
    SUBMITTED: 'The work was submitted; its grade is not released yet.',
    GRADED: 'The grade and the feedback were released to the student.',
    RETURNED: 'The grade was released, and the student may submit again.',
  },
);
export type SubmissionStatus = keyof typeof SubmissionStatus;

export const MarkingState = defineEnum('MarkingState', 'State of the grading of submitted work.', {
  WAITING: 'The work awaits grading.',
  MARKED: 'The work is graded; the grade is not released to the student yet.',
  RELEASED: 'The grade was released to the student.',
});
export type MarkingState = keyof typeof MarkingState;

export const ExtensionStatus = defineEnum('ExtensionStatus', 'Status of a student’s extension request.', {
  PENDING: 'A teacher has not decided yet.',
  GRANTED: 'A teacher granted the extension.',
  DECLINED: 'A teacher declined the extension.',
});
export type ExtensionStatus = keyof typeof ExtensionStatus;

export const AssignmentStanding = defineEnum(
  'AssignmentStanding',
  'Relation of the viewer to an assignment.',
  {
    OUTSIDE: 'The viewer is not a student of the course.',
    ENDED: 'The viewer was a student, but access is suspended or has ended.',
    LOCKED: 'The viewer is a student but has not opened the lesson. Call openLesson first.',
    STUDYING: 'The viewer may submit work within the deadlines.',
    TEACHING: 'The viewer teaches the course and does not study it.',
  },
);
export type AssignmentStanding = keyof typeof AssignmentStanding;
