import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  COMMENT_REMOVED: {
    code: 'CONFLICT',
    message: 'discussion.removed',
    description: 'The comment, or the question to which it belongs, was removed.',
  },
  OWN_COMMENT: {
    code: 'FORBIDDEN',
    message: 'discussion.own',
    description: 'The comment is the viewer’s own. Authors cannot like or report their own comments.',
  },
  COMMENTS_TOO_MANY: {
    code: 'POLICY',
    message: 'discussion.commentsTooMany',
    description: 'A student can write at most `limit` questions and replies within an hour.',
  },
  REPORTS_TOO_MANY: {
    code: 'POLICY',
    message: 'discussion.reportsTooMany',
    description: 'A person can submit at most `limit` reports within a day.',
  },
  NOT_YOUR_QUESTION: {
    code: 'FORBIDDEN',
    message: 'discussion.notYourQuestion',
    description:
      'Only the author of the question and the teachers who answer for the course can accept an answer.',
  },
  NOT_YOUR_COMMENT: {
    code: 'FORBIDDEN',
    message: 'discussion.notYourComment',
    description: 'Only its author, teachers who answer for the course and moderators can remove a comment.',
  },
  CASE_DECIDED: {
    code: 'CONFLICT',
    message: 'discussion.caseDecided',
    description: 'The case was already decided. `state` is its current state.',
  },
  OWN_CONTENT: {
    code: 'POLICY',
    message: 'discussion.ownContent',
    description: 'The moderator wrote the reported content. Another moderator must decide.',
  },
  COMMENTS_ARE_REMOVED: {
    code: 'POLICY',
    message: 'discussion.commentsAreRemoved',
    description: 'Comments cannot be edited. They can be removed, but not hidden.',
  },
  CONTENT_APPEALED: {
    code: 'CONFLICT',
    message: 'discussion.appealed',
    description: 'The decision was already appealed. `state` is the state of the appeal.',
  },
  NOTHING_TO_APPEAL: {
    code: 'CONFLICT',
    message: 'discussion.nothingToAppeal',
    description: 'The content was not hidden or removed. `state` is the current state of the case.',
  },
  CONTENT_APPEAL_LATE: {
    code: 'POLICY',
    message: 'discussion.appealTooLate',
    description: 'The period for appeals ended at `deadline`.',
  },
  CONTENT_APPEAL_DECIDED: {
    code: 'CONFLICT',
    message: 'discussion.appealDecided',
    description: 'The appeal was already decided. `state` is its current state.',
  },
  FIRST_DECIDER: {
    code: 'POLICY',
    message: 'discussion.firstDecider',
    description: 'The viewer made the decision under appeal. Another moderator must decide.',
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
