import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NOT_AN_ASSIGNMENT: {
    code: 'CONFLICT',
    message: 'assignment.notAnAssignment',
    description: 'The lesson is of another kind. Only a lesson of kind ASSIGNMENT can have an assignment.',
  },
  ASSIGNMENT_NOT_OPEN: {
    code: 'CONFLICT',
    message: 'assignment.notOpen',
    description: 'Work can be submitted from `since`.',
  },
  ASSIGNMENT_CLOSED: {
    code: 'POLICY',
    message: 'assignment.closed',
    description:
      'No work has been accepted since `deadline`, the student’s own cut-off time. The draft is preserved, and an extension reopens it.',
  },
  ALREADY_PASSED: {
    code: 'POLICY',
    message: 'assignment.alreadyPassed',
    description: 'The student has passed the assignment. No further work is accepted.',
  },
  SUBMISSION_WAITS: {
    code: 'CONFLICT',
    message: 'assignment.waits',
    description: 'A submission awaits its grade. It must be graded before another one can start.',
  },
  SUBMISSION_HANDED_IN: {
    code: 'CONFLICT',
    message: 'assignment.handedIn',
    description: 'The work was submitted and cannot be changed. `state` is its current status.',
  },
  SUBMISSION_ELSEWHERE: {
    code: 'CONFLICT',
    message: 'assignment.elsewhere',
    description:
      'Another tab or device has saved the draft since. `version` is the current sequence number. Load the draft, then continue from there.',
  },
  SUBMISSION_EMPTY: {
    code: 'POLICY',
    message: 'assignment.empty',
    description: 'The draft has neither text nor files.',
  },
  SUBMISSION_NOT_MARKED: {
    code: 'CONFLICT',
    message: 'assignment.notMarked',
    description: 'The grading of the work is not complete. Its grade cannot be released.',
  },
  MARKED_ELSEWHERE: {
    code: 'CONFLICT',
    message: 'assignment.markedElsewhere',
    description: 'Another teacher with the name `title` is grading the work.',
  },
  SUBMISSION_STORAGE: {
    code: 'POLICY',
    message: 'assignment.storage',
    description:
      'All files in the student’s submissions and drafts may total `limit` bytes. With this file they would total `value` bytes. Removed files count for one week.',
  },
  NO_DEADLINE: {
    code: 'CONFLICT',
    message: 'assignment.noDeadline',
    description: 'The assignment has no due time that could be extended.',
  },
  EXTENSION_REQUESTED: {
    code: 'CONFLICT',
    message: 'assignment.requested',
    description: 'The student has already requested an extension, and no teacher has decided yet.',
  },
  NO_EXTENSION_REQUEST: {
    code: 'CONFLICT',
    message: 'assignment.noRequest',
    description: 'The student has no pending extension request.',
  },
  TOO_MANY_SAVED_COMMENTS: {
    code: 'POLICY',
    message: 'assignment.tooManyComments',
    description: 'The viewer already has `limit` saved comments. Delete some first.',
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
