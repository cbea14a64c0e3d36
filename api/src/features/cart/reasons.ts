import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  ALREADY_OWNED: {
    code: 'CONFLICT',
    message: 'billing.owned',
    description: 'The buyer is already enrolled in the course.',
  },
  ENROLMENT_SUSPENDED: {
    code: 'CONFLICT',
    message: 'billing.suspended',
    description:
      'The buyer’s access to the course is suspended while a refund is decided. Wait for the decision.',
  },
  OWN_COURSE: {
    code: 'POLICY',
    message: 'billing.ownCourse',
    description: 'Teachers cannot buy their own courses.',
  },
  NOT_ON_SALE: {
    code: 'POLICY',
    message: 'billing.notOnSale',
    description: 'The course is currently not on sale.',
  },
  CART_FULL: {
    code: 'POLICY',
    message: 'billing.cartFull',
    description: 'The cart already contains `limit` courses.',
  },
} as const satisfies ReasonTable;

export const faults = { 'billing.cartSize': 'TOO_MANY' } as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
