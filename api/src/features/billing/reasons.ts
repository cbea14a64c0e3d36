import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';
import { faults as packageFaults, reasons as packageReasons } from './packages/reasons.ts';

/** Why this feature refuses, for people and programs. */
export const reasons = {
  ...packageReasons,
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
  ORDER_IN_DOUBT: {
    code: 'CONFLICT',
    message: 'billing.needsCheck',
    description:
      'An earlier payment for the course, order `number`, is looked into by people `since` then: do not pay again.',
  },
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
  NOT_PAID_YET: {
    code: 'POLICY',
    message: 'billing.notPaidYet',
    description: 'There is no bill before the order is paid.',
  },
  CART_EMPTY: {
    code: 'POLICY',
    message: 'billing.cartEmpty',
    description: 'There is nothing in the cart that can be bought.',
  },
  CART_FULL: {
    code: 'POLICY',
    message: 'billing.cartFull',
    description: 'The cart holds `limit` courses already.',
  },
  WISHLIST_FULL: {
    code: 'POLICY',
    message: 'billing.wishlistFull',
    description: 'The list of what one thinks of buying holds `limit` courses already.',
  },
  COUPON_UNKNOWN: {
    code: 'POLICY',
    message: 'billing.coupon.UNKNOWN',
    description: 'There is no coupon of this code.',
  },
  COUPON_ENDED: {
    code: 'POLICY',
    message: 'billing.coupon.ENDED',
    description: 'The coupon’s time is over, or it was switched off.',
  },
  COUPON_NOT_YET: {
    code: 'POLICY',
    message: 'billing.coupon.NOT_YET',
    description: 'The coupon’s time has not begun.',
  },
  COUPON_USED_UP: {
    code: 'POLICY',
    message: 'billing.coupon.USED_UP',
    description: 'The coupon was used as often as it may be.',
  },
  COUPON_USED_BY_YOU: {
    code: 'POLICY',
    message: 'billing.coupon.USED_BY_YOU',
    description: 'The buyer used the coupon as often as one person may.',
  },
  COUPON_NOT_FOR_THESE: {
    code: 'POLICY',
    message: 'billing.coupon.NOT_FOR_THESE',
    description: 'The coupon holds for none of these courses.',
  },
  COUPON_LEAST_AMOUNT: {
    code: 'POLICY',
    message: 'billing.coupon.LEAST_AMOUNT',
    description: 'The courses that the coupon holds for cost less than `limit` đồng together.',
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
  REFUND_ASKED_BEFORE: {
    code: 'CONFLICT',
    message: 'billing.refundAskedBefore',
    description: 'The money was asked back already, by refund `number`.',
  },
  REFUND_WINDOW_OVER: {
    code: 'POLICY',
    message: 'billing.refundWindowOver',
    description: 'The money could be asked back until `deadline`.',
  },
  REFUND_STUDIED_TOO_MUCH: {
    code: 'POLICY',
    message: 'billing.refundStudiedTooMuch',
    description: 'More of the course was reached (`value` per cent) than the terms allow (`limit`).',
  },
  REFUND_CERTIFICATE_ISSUED: {
    code: 'POLICY',
    message: 'billing.refundCertificate',
    description: 'A certificate was issued for the course.',
  },
  REFUND_NOT_PAID: {
    code: 'POLICY',
    message: 'billing.refundNotPaid',
    description: 'Nothing was paid for it, or it was paid back already.',
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
  OWN_REFUND: {
    code: 'POLICY',
    message: 'billing.ownRefund',
    description: 'No one decides about money that they would get or give.',
  },
  IN_TRANSFER_FILE: {
    code: 'CONFLICT',
    message: 'billing.inTransferFile',
    description:
      'The file `number` has told the bank of this transfer: paid by hand as well, it would be paid twice.',
  },
  IN_DISPUTE: {
    code: 'CONFLICT',
    message: 'billing.inDispute',
    description: 'The buyer’s bank has taken the money back, and dispute `number` about it is open.',
  },
  REFUND_UNDER_WAY: {
    code: 'CONFLICT',
    message: 'billing.refundUnderWay',
    description: 'Refund `number` of the line is not decided, or its money is on the way.',
  },
  DISPUTE_NOT_PAID: {
    code: 'POLICY',
    message: 'billing.disputeNotPaid',
    description: 'The line is not paid, or its money went back already.',
  },
  OWN_DISPUTE: {
    code: 'POLICY',
    message: 'billing.ownDispute',
    description: 'No one decides about a purchase or a sale of their own.',
  },
  OWN_ORDER: {
    code: 'POLICY',
    message: 'billing.ownOrder',
    description: 'No one matches money to an order of their own.',
  },
  EXCHANGE_TOO_LARGE: {
    code: 'POLICY',
    message: 'billing.exchangeTooLarge',
    description:
      'An exchange would give back as much as takes two people to decide: a refund has to be asked for instead.',
  },
  SECOND_APPROVER_NEEDED: {
    code: 'POLICY',
    message: 'billing.secondApprover',
    description: 'The viewer has agreed already; another administrator has to.',
  },
  APPEALED_BEFORE: {
    code: 'CONFLICT',
    message: 'billing.appealedBefore',
    description: 'A refusal can be appealed once.',
  },
  APPEAL_TOO_LATE: {
    code: 'POLICY',
    message: 'billing.appealTooLate',
    description: 'The refusal could be appealed until `deadline`.',
  },
} as const satisfies ReasonTable;

/** What its texts about fields mean to a program. */
export const faults = {
  ...packageFaults,
  'billing.gateway': 'REQUIRED',
  'billing.settlementFile': 'INVALID',
  'billing.statementFile': 'INVALID',
  'billing.bankReference': 'LENGTH',
  'billing.noCourses': 'REQUIRED',
  'billing.courseTwice': 'INVALID',
  'billing.cartSize': 'TOO_MANY',
  'billing.wishlistSize': 'TOO_MANY',
  'billing.couponCode': 'LENGTH',
  'billing.couponForm': 'INVALID',
  'billing.couponTaken': 'TAKEN',
  'billing.expectedAccess': 'OUT_OF_RANGE',
  'billing.couponValue': 'REQUIRED',
  'billing.couponAmount': 'OUT_OF_RANGE',
  'billing.couponEnd': 'OUT_OF_RANGE',
  'billing.couponSubject': 'UNKNOWN_REFERENCE',
  'billing.percent': 'OUT_OF_RANGE',
  'billing.uses': 'OUT_OF_RANGE',
  'billing.billName': 'LENGTH',
  'billing.taxCode': 'INVALID',
  'billing.addressNeeded': 'REQUIRED',
  'billing.refundNote': 'LENGTH',
  'billing.refundNoteNeeded': 'REQUIRED',
  'billing.refundAnswer': 'LENGTH',
  'billing.bankAccountNeeded': 'REQUIRED',
  'billing.bankTransaction': 'LENGTH',
  'billing.disputePayment': 'LENGTH',
  'billing.disputeReference': 'LENGTH',
  'billing.disputeEvidence': 'LENGTH',
  'billing.disputeAmount': 'OUT_OF_RANGE',
  'billing.disputeLine': 'REQUIRED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
