import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  PAYMENT_EXPECTED: {
    code: 'CONFLICT',
    message: 'billing.paymentExpected',
    description:
      'A payment for the course, order `number`, was begun at `since` and the gateway has not said what became of it: check it instead of paying again.',
  },
  CHECKED_JUST_NOW: {
    code: 'RATE_LIMITED',
    message: 'billing.checkedJustNow',
    description: 'The gateway was asked about the order just now: check again after `retryAfter` seconds.',
  },
  PAYMENT_NOT_CHECKED: {
    code: 'UNAVAILABLE',
    message: 'billing.notChecked',
    description:
      'The gateway did not answer what became of the payment of order `number`: check again after `retryAfter` seconds.',
  },
  SUSPENSE_DECIDED: {
    code: 'CONFLICT',
    message: 'billing.suspenseDecided',
    description: 'An administrator has decided about this money; it is in `state` now.',
  },
  ORDER_NOT_WAITING: {
    code: 'CONFLICT',
    message: 'billing.orderNotWaiting',
    description: 'The order is in `state` and takes no money any more.',
  },
  ORDER_CANT_BE_PAID: {
    code: 'CONFLICT',
    message: 'billing.orderCantBePaid',
    description: 'The buyer has a course of the order by now, or one is no longer sold: return the money.',
  },
  ATTEMPTS_USED_UP: {
    code: 'POLICY',
    message: 'billing.attemptsUsedUp',
    description:
      'Order `number` was tried to be paid `limit` times: wait until it expires, then buy the course anew.',
  },
  GATEWAY_NOT_OFFERED: {
    code: 'POLICY',
    message: 'billing.gatewayNotOffered',
    description:
      'The platform is not set up with this gateway: paymentGateways has those that can be chosen.',
  },
  AMOUNT_OUT_OF_RANGE: {
    code: 'POLICY',
    message: 'billing.amountOutOfRange',
    description:
      'The gateway takes from `least` to `limit` đồng at a time, and `value` is to be paid: choose another one.',
  },
  GATEWAY_UNREACHABLE: {
    code: 'UNAVAILABLE',
    message: 'billing.gatewayDown',
    description:
      'The payment gateway does not answer: send the same checkout again after `retryAfter` seconds.',
  },
  OWN_ORDER: {
    code: 'POLICY',
    message: 'billing.ownOrder',
    description: 'No one matches money to an order of their own.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'billing.gateway': 'REQUIRED',
  'billing.settlementFile': 'INVALID',
  'billing.statementFile': 'INVALID',
  'billing.bankReference': 'LENGTH',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
