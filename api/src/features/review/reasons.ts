import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  OTHER_RESTORE_REQUEST: {
    code: 'CONFLICT',
    message: 'catalog.otherRestoreRequest',
    description:
      'The displayed request to restore was answered, and the teacher has sent a new one. Read that request.',
  },
  OTHER_SUBMISSION: {
    code: 'CONFLICT',
    message: 'catalog.otherSubmission',
    description:
      'The displayed submission was withdrawn, and another one is pending. Review that submission.',
  },
  OWN_COURSE_MANAGED: {
    code: 'POLICY',
    message: 'catalog.refusal.ownCourse',
    description: 'The viewer teaches the course or would receive it. Another administrator decides.',
  },
  HELD_EDIT_CHANGED: {
    code: 'CONFLICT',
    message: 'catalog.heldEditChanged',
    description: 'The flagged edit was decided, withdrawn or saved again. Load its current state.',
  },
  CHECKLIST_FAILS: {
    code: 'POLICY',
    message: 'catalog.checklistFails',
    description: 'A course with a failed item on its checklist cannot be approved.',
  },
  CHECKLIST_PASSES: {
    code: 'POLICY',
    message: 'catalog.checklistPasses',
    description: 'A course can be sent back only with a failed item on its checklist.',
  },
  REVIEW_TAKEN: {
    code: 'CONFLICT',
    message: 'catalog.reviewTaken',
    description:
      'The submission is now assigned to `title`. Send the request again with the current reviewer to change that.',
  },
  REVIEW_GIVEN_BACK: {
    code: 'CONFLICT',
    message: 'catalog.reviewGivenBack',
    description:
      'The submission is no longer assigned to the displayed reviewer. Reload, and send the request again.',
  },
  REVIEW_DECIDED: {
    code: 'CONFLICT',
    message: 'catalog.reviewDecided',
    description: 'The submission was decided or withdrawn, so nobody has to review it.',
  },
  OWN_REVIEW: {
    code: 'POLICY',
    message: 'catalog.ownReview',
    description: 'Teachers cannot review their own course.',
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
  'catalog.heldNote': 'REQUIRED',
  'catalog.checklist': 'INCOMPLETE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
