import { defineEnum } from '../../graphql/define-enum.ts';

export const QuestionKind = defineEnum(
  'QuestionKind',
  'Kind of a question, which determines its answer and its grading.',
  {
    SINGLE: 'One of several choices is correct.',
    MULTIPLE: 'Several choices are correct. Selected wrong choices reduce the points.',
    TRUE_FALSE: 'A statement is either true or false.',
    BLANK: 'Gaps in a text are filled in. All gaps have equal weight.',
    SHORT: 'A few words or a number are entered.',
    ORDERING: 'Items are put in order. Points depend on the items that follow each other correctly.',
    MATCHING: 'Items are matched in pairs. All pairs have equal weight.',
    OPEN: 'A text is written and graded by hand.',
  },
);
export type QuestionKind = keyof typeof QuestionKind;

export const AnswersShown = defineEnum(
  'AnswersShown',
  'Time at which students see correct answers and explanations.',
  {
    AFTER_SUBMISSION: 'Immediately after an attempt is submitted.',
    AFTER_LAST_ATTEMPT: 'After the student has passed, or has no attempts left.',
    NEVER: 'Students see their points only.',
  },
);
export type AnswersShown = keyof typeof AnswersShown;

export const AttemptStatus = defineEnum('AttemptStatus', 'Status of an attempt at a quiz.', {
  IN_PROGRESS: 'The student may still answer questions.',
  SUBMITTED: 'The attempt was submitted and has answers that await manual grading.',
  GRADED: 'All answers of the attempt are graded.',
  EXPIRED: 'The time limit ended before any question was answered. Counts as 0 points.',
});
export type AttemptStatus = keyof typeof AttemptStatus;
