import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NOT_A_QUIZ: {
    code: 'CONFLICT',
    message: 'assessment.notAQuiz',
    description: 'The lesson is of another kind. Only a lesson of kind QUIZ can have a quiz.',
  },
  QUIZ_EMPTY: {
    code: 'CONFLICT',
    message: 'assessment.quizEmpty',
    description: 'The quiz has no questions yet and cannot be attempted.',
  },
  NO_ATTEMPTS_LEFT: {
    code: 'POLICY',
    message: 'assessment.noAttemptsLeft',
    description: 'The student has used all `limit` attempts at the quiz.',
  },
  ANSWERS_WERE_SHOWN: {
    code: 'POLICY',
    message: 'assessment.answersWereShown',
    description: 'The student has passed the quiz and seen its answers. No further attempt is possible.',
  },
  ATTEMPT_OVER: {
    code: 'CONFLICT',
    message: 'assessment.attemptOver',
    description:
      'The attempt was submitted, or its time limit ended at `deadline`. Answers are no longer accepted. Load the attempt again.',
  },
  ATTEMPT_ELSEWHERE: {
    code: 'CONFLICT',
    message: 'assessment.attemptElsewhere',
    description:
      'Another tab or device has saved answers since. `version` is the current sequence number. Load the attempt, then continue from there.',
  },
  ATTEMPT_RUNNING: {
    code: 'CONFLICT',
    message: 'assessment.attemptRunning',
    description: 'The attempt is still in progress. It can be graded after submission.',
  },
  TOO_MANY_QUESTIONS: {
    code: 'POLICY',
    message: 'assessment.tooManyQuestions',
    description: 'A course can have at most `limit` questions. Remove some first.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'assessment.points': 'OUT_OF_RANGE',
  'assessment.percent': 'OUT_OF_RANGE',
  'assessment.attempts': 'OUT_OF_RANGE',
  'assessment.timeLimit': 'OUT_OF_RANGE',
  'assessment.extraTime': 'OUT_OF_RANGE',
  'assessment.drawCount': 'OUT_OF_RANGE',
  'assessment.text': 'LENGTH',
  'assessment.tooMany': 'TOO_MANY',
  'assessment.promptEmpty': 'REQUIRED',
  'assessment.plainMissing': 'REQUIRED',
  'assessment.tooManyPictures': 'TOO_MANY',
  'assessment.oneRight': 'INCOMPLETE',
  'assessment.someRight': 'INCOMPLETE',
  'assessment.twoChoices': 'INCOMPLETE',
  'assessment.trueOrFalse': 'REQUIRED',
  'assessment.gaps': 'INCOMPLETE',
  'assessment.accepted': 'INCOMPLETE',
  'assessment.numbers': 'NOT_ALLOWED',
  'assessment.pairs': 'INCOMPLETE',
  'assessment.unknownQuestion': 'NOT_ALLOWED',
  'assessment.unknownChoice': 'NOT_ALLOWED',
  'assessment.reason': 'LENGTH',
  'assessment.importSize': 'LENGTH',
  'assessment.importEmpty': 'REQUIRED',
  'assessment.importTooMany': 'TOO_MANY',
  'assessment.importForm': 'INVALID',
  'assessment.importLong': 'LENGTH',
  'assessment.importMarkup': 'UNSUPPORTED_CONTENT',
  'assessment.importMerged': 'INVALID',
  'assessment.importKind': 'NOT_ALLOWED',
  'assessment.importFiles': 'NOT_ALLOWED',
  'assessment.importWildcard': 'NOT_ALLOWED',
  'assessment.importFormula': 'NOT_ALLOWED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
