import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NOT_AN_ASSIGNMENT: {
    code: 'CONFLICT',
    message: 'assignment.notAnAssignment',
    description: 'The lesson is of another kind: only a lesson of kind ASSIGNMENT has an assignment.',
  },
  ASSIGNMENT_NOT_OPEN: {
    code: 'CONFLICT',
    message: 'assignment.notOpen',
    description: 'Work may be handed in from `since` on.',
  },
  ASSIGNMENT_CLOSED: {
    code: 'POLICY',
    message: 'assignment.closed',
    description:
      'Nothing is taken since `deadline`, which is the student’s own: the draft is kept, and an extension opens it again.',
  },
  ALREADY_PASSED: {
    code: 'POLICY',
    message: 'assignment.alreadyPassed',
    description: 'The student has passed the assignment, so that no further work is taken.',
  },
  SUBMISSION_WAITS: {
    code: 'CONFLICT',
    message: 'assignment.waits',
    description: 'Work was handed in and waits for its mark: it comes first.',
  },
  SUBMISSION_HANDED_IN: {
    code: 'CONFLICT',
    message: 'assignment.handedIn',
    description: 'The work was handed in, so that nothing of it changes; `state` says what became of it.',
  },
  SUBMISSION_ELSEWHERE: {
    code: 'CONFLICT',
    message: 'assignment.elsewhere',
    description:
      'Another tab or device has saved the draft since; `version` is the sequence number stored now: read it, then go on from there.',
  },
  SUBMISSION_EMPTY: {
    code: 'POLICY',
    message: 'assignment.empty',
    description: 'The draft has neither a text nor a file.',
  },
  SUBMISSION_NOT_MARKED: {
    code: 'CONFLICT',
    message: 'assignment.notMarked',
    description: 'The marks of the work are not complete, so that they can not be released.',
  },
  MARKED_ELSEWHERE: {
    code: 'CONFLICT',
    message: 'assignment.markedElsewhere',
    description: 'Another teacher, called `title`, is marking the work.',
  },
  SUBMISSION_STORAGE: {
    code: 'POLICY',
    message: 'assignment.storage',
    description:
      'All files that the student has handed in or put into drafts may be `limit` bytes together, and with this one they would be `value`: what was removed counts for a week.',
  },
  NO_DEADLINE: {
    code: 'CONFLICT',
    message: 'assignment.noDeadline',
    description: 'The assignment is never due, so that there is nothing to extend.',
  },
  EXTENSION_REQUESTED: {
    code: 'CONFLICT',
    message: 'assignment.requested',
    description: 'The student has asked for more time, and no teacher has decided yet.',
  },
  NO_EXTENSION_REQUEST: {
    code: 'CONFLICT',
    message: 'assignment.noRequest',
    description: 'The student has not asked for more time, or it was decided.',
  },
  TOO_MANY_SAVED_COMMENTS: {
    code: 'POLICY',
    message: 'assignment.tooManyComments',
    description: 'The viewer keeps `limit` comments already: forget some first.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'assignment.text': 'LENGTH',
  'assignment.reason': 'LENGTH',
  'assignment.entries': 'TOO_MANY',
  'assignment.points': 'OUT_OF_RANGE',
  'assignment.attempts': 'OUT_OF_RANGE',
  'assignment.lateAmount': 'OUT_OF_RANGE',
  'assignment.passScore': 'OUT_OF_RANGE',
  'assignment.rubricTotal': 'OUT_OF_RANGE',
  'assignment.order': 'OUT_OF_RANGE',
  'assignment.earlier': 'OUT_OF_RANGE',
  'assignment.past': 'OUT_OF_RANGE',
  'assignment.dueNeeded': 'REQUIRED',
  'assignment.levels': 'INCOMPLETE',
  'assignment.rowsMissing': 'INCOMPLETE',
  'assignment.unknownRow': 'UNKNOWN_REFERENCE',
  'assignment.unknownFile': 'UNKNOWN_REFERENCE',
  'assignment.filesTooLarge': 'LENGTH',
  'assignment.notAFile': 'UNSUPPORTED_CONTENT',
  'assignment.ownWork': 'REQUIRED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
