import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  ALREADY_OWNED: {
    code: 'CONFLICT',
    message: 'billing.owned',
    description: 'The buyer is enrolled in the course already.',
  },
  ENROLMENT_SUSPENDED: {
    code: 'CONFLICT',
    message: 'billing.suspended',
    description: 'The buyer’s access to the course rests while a refund is decided: wait for that.',
  },
  OWN_COURSE: {
    code: 'POLICY',
    message: 'billing.ownCourse',
    description: 'No one buys the course that they teach.',
  },
  NOT_ON_SALE: {
    code: 'POLICY',
    message: 'billing.notOnSale',
    description: 'The course is not for sale now.',
  },
  CART_FULL: {
    code: 'POLICY',
    message: 'billing.cartFull',
    description: 'The cart holds `limit` courses already.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'billing.cartSize': 'TOO_MANY',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
