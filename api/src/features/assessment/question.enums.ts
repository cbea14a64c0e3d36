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
  description: 'How a question is answered and marked.',
  valuesConfig: {
    SINGLE: { description: 'One of several choices is right.' },
    MULTIPLE: { description: 'Several choices are right; wrong ones that are chosen take points away.' },
    TRUE_FALSE: { description: 'A statement is true or false.' },
    BLANK: { description: 'Gaps in a text are filled in; each counts the same.' },
    SHORT: { description: 'A few words or a number are typed.' },
    ORDERING: { description: 'Items are brought into order; items that follow each other rightly count.' },
    MATCHING: { description: 'Items are matched with others; each pair counts the same.' },
    OPEN: { description: 'A text is written; a person marks it.' },
  },
});

export enum AnswersShown {
  AFTER_SUBMISSION = 'AFTER_SUBMISSION',
  AFTER_LAST_ATTEMPT = 'AFTER_LAST_ATTEMPT',
  NEVER = 'NEVER',
}
registerEnumType(AnswersShown, {
  name: 'AnswersShown',
  description: 'When a student sees right answers and explanations.',
  valuesConfig: {
    AFTER_SUBMISSION: { description: 'As soon as an attempt is submitted.' },
    AFTER_LAST_ATTEMPT: { description: 'Once the student has passed, or has no attempt left.' },
    NEVER: { description: 'The student sees points only.' },
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
  description: 'What has become of an attempt at a quiz.',
  valuesConfig: {
    IN_PROGRESS: { description: 'The student may still answer.' },
    SUBMITTED: { description: 'Handed in; answers wait for a person to mark them.' },
    GRADED: { description: 'Every answer is marked.' },
    EXPIRED: { description: 'The time ran out before anything was answered; counts as 0 points.' },
  },
});
