import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  PAYMENT_EXPECTED: {
    code: 'CONFLICT',
    message: 'billing.paymentExpected',
    description:
      'No longer reported: a pending payment is replaced by the next one. It meant that the gateway had not confirmed a payment of order `number`, begun at `since`.',
  },
  CHECKED_JUST_NOW: {
    code: 'RATE_LIMITED',
    message: 'billing.checkedJustNow',
    description: 'The gateway was queried about the order just now. Check again after `retryAfter` seconds.',
  },
  PAYMENT_NOT_CHECKED: {
    code: 'UNAVAILABLE',
    message: 'billing.notChecked',
    description:
      'The gateway did not respond about the payment of order `number`. Check again after `retryAfter` seconds.',
  },
  SUSPENSE_DECIDED: {
    code: 'CONFLICT',
    message: 'billing.suspenseDecided',
    description: 'An administrator has already decided about this money; its state is `state`.',
  },
  ORDER_NOT_WAITING: {
    code: 'CONFLICT',
    message: 'billing.orderNotWaiting',
    description: 'The order is in state `state` and accepts no further payment.',
  },
  ORDER_CANT_BE_PAID: {
    code: 'CONFLICT',
    message: 'billing.orderCantBePaid',
    description:
      'The buyer has a course of the order already, or one is no longer on sale. Return the money.',
  },
  ATTEMPTS_USED_UP: {
    code: 'POLICY',
    message: 'billing.attemptsUsedUp',
    description:
      'Order `number` has reached its maximum of `limit` payment attempts. Wait until it expires, then buy the course again.',
  },
  GATEWAY_NOT_OFFERED: {
    code: 'POLICY',
    message: 'billing.gatewayNotOffered',
    description: 'The platform does not use this gateway. paymentGateways lists the available ones.',
  },
  AMOUNT_OUT_OF_RANGE: {
    code: 'POLICY',
    message: 'billing.amountOutOfRange',
    description:
      'The gateway accepts `least` to `limit` đồng per payment, but the amount is `value`. Choose another one.',
  },
  GATEWAY_UNREACHABLE: {
    code: 'UNAVAILABLE',
    message: 'billing.gatewayDown',
    description: 'The payment gateway does not respond. Repeat the same checkout after `retryAfter` seconds.',
  },
  OWN_ORDER: {
    code: 'POLICY',
    message: 'billing.ownOrder',
    description: 'Administrators cannot match money to their own orders.',
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
