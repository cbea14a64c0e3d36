import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NOT_A_QUIZ: {
    code: 'CONFLICT',
    message: 'assessment.notAQuiz',
    description: 'The lesson is of another kind: only a lesson of kind QUIZ has a quiz.',
  },
  QUIZ_EMPTY: {
    code: 'CONFLICT',
    message: 'assessment.quizEmpty',
    description: 'The quiz has no questions yet, so there is nothing to attempt.',
  },
  NO_ATTEMPTS_LEFT: {
    code: 'POLICY',
    message: 'assessment.noAttemptsLeft',
    description: 'The student has used all `limit` attempts at the quiz.',
  },
  ANSWERS_WERE_SHOWN: {
    code: 'POLICY',
    message: 'assessment.answersWereShown',
    description: 'The student has passed the quiz and was shown its answers, so that no attempt follows.',
  },
  ATTEMPT_OVER: {
    code: 'CONFLICT',
    message: 'assessment.attemptOver',
    description:
      'The attempt was handed in, or its time ran out at `deadline`: answers no longer count. Read the attempt again.',
  },
  ATTEMPT_ELSEWHERE: {
    code: 'CONFLICT',
    message: 'assessment.attemptElsewhere',
    description:
      'Another tab or device has saved answers since; `version` is the sequence number stored now: read the attempt, then go on from there.',
  },
  ATTEMPT_RUNNING: {
    code: 'CONFLICT',
    message: 'assessment.attemptRunning',
    description: 'The attempt is still being worked on: it is marked once it is handed in.',
  },
  TOO_MANY_QUESTIONS: {
    code: 'POLICY',
    message: 'assessment.tooManyQuestions',
    description: 'A course has at most `limit` questions: remove some first.',
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
