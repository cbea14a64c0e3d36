import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  PRICE_CHANGED: {
    code: 'CONFLICT',
    message: 'billing.priceChanged',
    description:
      'The order total is now `total` instead of `value`, which the buyer was shown. Show the prices again.',
  },
  ACCESS_SHORTENED: {
    code: 'CONFLICT',
    message: 'billing.accessShortened',
    description:
      'Access to the course `title` now lasts `limit` days, less than the buyer was shown. Show it again.',
  },
  CART_EMPTY: {
    code: 'POLICY',
    message: 'billing.cartEmpty',
    description: 'The cart contains no buyable course.',
  },
  EXCHANGED_BEFORE: {
    code: 'CONFLICT',
    message: 'billing.exchangedBefore',
    description: 'The course was taken in an exchange and cannot be exchanged again.',
  },
  EXCHANGE_WINDOW_OVER: {
    code: 'POLICY',
    message: 'billing.exchangeWindowOver',
    description: 'The course could be exchanged until `deadline`.',
  },
  EXCHANGE_FOR_FREE: {
    code: 'POLICY',
    message: 'billing.exchangeForFree',
    description: 'The other course is free. Request a refund and enrol in it instead.',
  },
  EXCHANGE_TOO_LARGE: {
    code: 'POLICY',
    message: 'billing.exchangeTooLarge',
    description: 'The exchange would return an amount that needs two approvals. Request a refund instead.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'billing.noCourses': 'REQUIRED',
  'billing.courseTwice': 'INVALID',
  'billing.expectedAccess': 'OUT_OF_RANGE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
