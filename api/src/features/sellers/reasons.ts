import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  SELLER_NOT_VERIFIED: {
    code: 'POLICY',
    message: 'sellers.notVerified',
    description: 'The platform requires verified sellers, and the teacher’s identity is not verified.',
  },
  SELLER_OF_COURSE_NOT_VERIFIED: {
    code: 'POLICY',
    message: 'sellers.ofCourseNotVerified',
    description: 'The platform requires verified sellers, and the seller of a course in the order is not.',
  },
  SELLER_NOT_PENDING: {
    code: 'CONFLICT',
    message: 'sellers.notPending',
    description:
      'The identity was decided already, or the teacher has changed class, tax code or residency since the submission.',
  },
  SELLER_SUBMITTED_AGAIN: {
    code: 'CONFLICT',
    message: 'sellers.submittedAgain',
    description: 'The teacher has submitted the identity again since the viewer loaded it.',
  },
  OWN_SELLER_IDENTITY: {
    code: 'POLICY',
    message: 'sellers.own',
    description: 'Administrators cannot decide about their own identity.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'sellers.legalName': 'LENGTH',
  'sellers.address': 'LENGTH',
  'sellers.paperNumber': 'INVALID',
  'sellers.evidence': 'LENGTH',
  'sellers.filesTooLarge': 'LENGTH',
  'sellers.notEvidence': 'UNSUPPORTED_CONTENT',
  'sellers.reason': 'LENGTH',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
