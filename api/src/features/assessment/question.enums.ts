import { registerEnumType } from 'type-graphql';

export enum QuestionKind {
  SINGLE = 'SINGLE',
  MULTIPLE = 'MULTIPLE',
  TRUE_FALSE = 'TRUE_FALSE',
  BLANK = 'BLANK',
  SHORT = 'SHORT',
  ORDERING = 'ORDERING',
  MATCHING = 'MATCHING',
  OPEN = 'OPEN',
}
registerEnumType(QuestionKind, {
  name: 'QuestionKind',
  description: 'Kind of a question, which determines its answer and its grading.',
  valuesConfig: {
    SINGLE: { description: 'One of several choices is correct.' },
    MULTIPLE: { description: 'Several choices are correct. Selected wrong choices reduce the points.' },
    TRUE_FALSE: { description: 'A statement is either true or false.' },
    BLANK: { description: 'Gaps in a text are filled in. All gaps have equal weight.' },
    SHORT: { description: 'A few words or a number are entered.' },
    ORDERING: {
      description: 'Items are put in order. Points depend on the items that follow each other correctly.',
    },
    MATCHING: { description: 'Items are matched in pairs. All pairs have equal weight.' },
    OPEN: { description: 'A text is written and graded by hand.' },
  },
});

export enum AnswersShown {
  AFTER_SUBMISSION = 'AFTER_SUBMISSION',
  AFTER_LAST_ATTEMPT = 'AFTER_LAST_ATTEMPT',
  NEVER = 'NEVER',
}
registerEnumType(AnswersShown, {
  name: 'AnswersShown',
  description: 'Time at which students see correct answers and explanations.',
  valuesConfig: {
    AFTER_SUBMISSION: { description: 'Immediately after an attempt is submitted.' },
    AFTER_LAST_ATTEMPT: { description: 'After the student has passed, or has no attempts left.' },
    NEVER: { description: 'Students see their points only.' },
  },
});

export enum AttemptStatus {
  IN_PROGRESS = 'IN_PROGRESS',
  SUBMITTED = 'SUBMITTED',
  GRADED = 'GRADED',
  EXPIRED = 'EXPIRED',
}
registerEnumType(AttemptStatus, {
  name: 'AttemptStatus',
  description: 'Status of an attempt at a quiz.',
  valuesConfig: {
    IN_PROGRESS: { description: 'The student may still answer questions.' },
    SUBMITTED: { description: 'The attempt was submitted and has answers that await manual grading.' },
    GRADED: { description: 'All answers of the attempt are graded.' },
    EXPIRED: { description: 'The time limit ended before any question was answered. Counts as 0 points.' },
  },
});
