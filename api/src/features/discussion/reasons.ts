import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  COMMENT_REMOVED: {
    code: 'CONFLICT',
    message: 'discussion.removed',
    description: 'The comment, or the question that it belongs to, was removed.',
  },
  OWN_COMMENT: {
    code: 'FORBIDDEN',
    message: 'discussion.own',
    description: 'A comment of the viewer’s own is neither liked nor reported by them.',
  },
  COMMENTS_TOO_MANY: {
    code: 'POLICY',
    message: 'discussion.commentsTooMany',
    description: 'A student writes at most `limit` questions and replies within an hour.',
  },
  REPORTS_TOO_MANY: {
    code: 'POLICY',
    message: 'discussion.reportsTooMany',
    description: 'A person sends at most `limit` reports within a day.',
  },
  NOT_YOUR_QUESTION: {
    code: 'FORBIDDEN',
    message: 'discussion.notYourQuestion',
    description: 'Only whoever asked, or answers for the course, chooses the answer.',
  },
  NOT_YOUR_COMMENT: {
    code: 'FORBIDDEN',
    message: 'discussion.notYourComment',
    description: 'Only its author, whoever answers for the course, or a moderator removes a comment.',
  },
  CASE_DECIDED: {
    code: 'CONFLICT',
    message: 'discussion.caseDecided',
    description: 'The reports were decided before, as `state` says: nothing waits.',
  },
  OWN_CONTENT: {
    code: 'POLICY',
    message: 'discussion.ownContent',
    description: 'The moderator wrote what was reported: another one decides.',
  },
  COMMENTS_ARE_REMOVED: {
    code: 'POLICY',
    message: 'discussion.commentsAreRemoved',
    description: 'A comment can not be edited, so that it is removed and never hidden.',
  },
  CONTENT_APPEALED: {
    code: 'CONFLICT',
    message: 'discussion.appealed',
    description: 'There is an appeal against this decision already; `state` says what became of it.',
  },
  NOTHING_TO_APPEAL: {
    code: 'CONFLICT',
    message: 'discussion.nothingToAppeal',
    description: 'Nothing was decided against the content, as `state` says.',
  },
  CONTENT_APPEAL_LATE: {
    code: 'POLICY',
    message: 'discussion.appealTooLate',
    description: 'The days in which one may appeal were over at `deadline`.',
  },
  CONTENT_APPEAL_DECIDED: {
    code: 'CONFLICT',
    message: 'discussion.appealDecided',
    description: 'The appeal was decided before, as `state` says.',
  },
  FIRST_DECIDER: {
    code: 'POLICY',
    message: 'discussion.firstDecider',
    description: 'The viewer made the decision that is appealed against: another moderator decides.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'discussion.text': 'LENGTH',
  'discussion.note': 'LENGTH',
  'discussion.reason': 'LENGTH',
  'discussion.appeal': 'LENGTH',
  'discussion.place': 'OUT_OF_RANGE',
  'discussion.parent': 'INVALID',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
