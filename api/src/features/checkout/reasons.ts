import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  PRICE_CHANGED: {
    code: 'CONFLICT',
    message: 'billing.priceChanged',
    description:
      'The order comes to `total` now and not to `value`, which the buyer was shown: show the prices again.',
  },
  ACCESS_SHORTENED: {
    code: 'CONFLICT',
    message: 'billing.accessShortened',
    description:
      'Access to the course `title` lasts `limit` days by now, less than the buyer was shown: show it again.',
  },
  CART_EMPTY: {
    code: 'POLICY',
    message: 'billing.cartEmpty',
    description: 'There is nothing in the cart that can be bought.',
  },
  EXCHANGED_BEFORE: {
    code: 'CONFLICT',
    message: 'billing.exchangedBefore',
    description: 'The course was taken in an exchange, and can’t be exchanged again.',
  },
  EXCHANGE_WINDOW_OVER: {
    code: 'POLICY',
    message: 'billing.exchangeWindowOver',
    description: 'The course could be exchanged until `deadline`.',
  },
  EXCHANGE_FOR_FREE: {
    code: 'POLICY',
    message: 'billing.exchangeForFree',
    description: 'The other course costs nothing: ask for the money back, and take it.',
  },
  EXCHANGE_TOO_LARGE: {
    code: 'POLICY',
    message: 'billing.exchangeTooLarge',
    description:
      'An exchange would give back as much as takes two people to decide: a refund has to be asked for instead.',
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
