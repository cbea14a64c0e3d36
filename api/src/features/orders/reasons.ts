import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  ORDER_IN_DOUBT: {
    code: 'CONFLICT',
    message: 'billing.needsCheck',
    description:
      'An administrator checks an earlier payment for the course, order `number`, `since` then. Do not pay again.',
  },
  NOT_PAID_YET: {
    code: 'POLICY',
    message: 'billing.notPaidYet',
    description: 'The order is not paid, so it has no bill.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'billing.billName': 'LENGTH',
  'billing.taxCode': 'INVALID',
  'billing.addressNeeded': 'REQUIRED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
