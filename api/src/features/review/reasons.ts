import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  OTHER_RESTORE_REQUEST: {
    code: 'CONFLICT',
    message: 'catalog.otherRestoreRequest',
    description:
      'The request to restore that was read was answered, and its teacher has asked anew: read that one.',
  },
  OTHER_SUBMISSION: {
    code: 'CONFLICT',
    message: 'catalog.otherSubmission',
    description: 'The submission that was looked at was taken back, and another one waits: look at that one.',
  },
  OWN_COURSE_MANAGED: {
    code: 'POLICY',
    message: 'catalog.refusal.ownCourse',
    description: 'The viewer teaches the course or would: another administrator decides.',
  },
  CHECKLIST_FAILS: {
    code: 'POLICY',
    message: 'catalog.checklistFails',
    description: 'A course with a failed item on its checklist can not be approved.',
  },
  CHECKLIST_PASSES: {
    code: 'POLICY',
    message: 'catalog.checklistPasses',
    description: 'A course is sent back or rejected only with a failed item on its checklist.',
  },
  REVIEW_TAKEN: {
    code: 'CONFLICT',
    message: 'catalog.reviewTaken',
    description: 'Another reviewer, whom `title` names, has the submission by now: ask again if you know so.',
  },
  REVIEW_GIVEN_BACK: {
    code: 'CONFLICT',
    message: 'catalog.reviewGivenBack',
    description: 'No one has the submission any more whom the viewer was shown with it: look, and ask again.',
  },
  REVIEW_DECIDED: {
    code: 'CONFLICT',
    message: 'catalog.reviewDecided',
    description: 'The submission was decided or taken back: no one has to review it.',
  },
  OWN_REVIEW: {
    code: 'POLICY',
    message: 'catalog.ownReview',
    description: 'No one reviews their own course.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'catalog.courseIds': 'TOO_MANY',
  'catalog.manageReason': 'LENGTH',
  'catalog.restoreMessage': 'LENGTH',
  'catalog.transferTo': 'UNKNOWN_REFERENCE',
  'catalog.transferSame': 'UNCHANGED',
  'catalog.sameCategory': 'UNCHANGED',
  'catalog.reviewer': 'UNKNOWN_REFERENCE',
  'catalog.note': 'LENGTH',
  'catalog.checklist': 'INCOMPLETE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
