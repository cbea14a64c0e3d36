import { registerEnumType } from 'type-graphql';

export enum SuspenseState {
  OPEN = 'OPEN',
  MATCHED = 'MATCHED',
  RETURNING = 'RETURNING',
  RETURNED = 'RETURNED',
}
registerEnumType(SuspenseState, {
  name: 'SuspenseState',
  description: 'State of unmatched money.',
  valuesConfig: {
    OPEN: { description: 'Awaits an administrator’s decision.' },
    MATCHED: { description: 'Matched to an order, which is paid once its whole price is covered.' },
    RETURNING: { description: 'Owed to its sender; the transfer has not left the bank.' },
    RETURNED: { description: 'Returned to its sender by a bank transfer.' },
  },
});

export enum SuspenseReason {
  WRONG_AMOUNT = 'WRONG_AMOUNT',
  PAID_TWICE = 'PAID_TWICE',
  COURSE_OWNED = 'COURSE_OWNED',
  NOT_ON_SALE = 'NOT_ON_SALE',
  COUPON_USED_UP = 'COUPON_USED_UP',
  EXCHANGE_OVER = 'EXCHANGE_OVER',
  UNKNOWN_REFERENCE = 'UNKNOWN_REFERENCE',
  REST = 'REST',
  PACKAGE_CHANGED = 'PACKAGE_CHANGED',
}
registerEnumType(SuspenseReason, {
  name: 'SuspenseReason',
  description: 'Reason why money is unmatched.',
  valuesConfig: {
    WRONG_AMOUNT: { description: 'The received amount differs from the amount due.' },
    PAID_TWICE: { description: 'The order had already been paid.' },
    COURSE_OWNED: {
      description: 'The payment was late, and the buyer has obtained the course in the meantime.',
    },
    NOT_ON_SALE: { description: 'The payment was late, and the course is no longer on sale.' },
    COUPON_USED_UP: {
      description: 'The payment was late, and other orders have taken the last use of the coupon.',
    },
    EXCHANGE_OVER: { description: 'The payment was for an exchange that was no longer possible.' },
    UNKNOWN_REFERENCE: { description: 'A transfer whose content contains no known payment reference.' },
    REST: { description: 'Surplus of a transfer after an order was paid from it.' },
    PACKAGE_CHANGED: { description: 'The payment was late, and the teacher’s package has changed since.' },
  },
});

export enum SuspenseSignal {
  REFERENCE = 'REFERENCE',
  AMOUNT = 'AMOUNT',
  NAME = 'NAME',
  TIME = 'TIME',
}
registerEnumType(SuspenseSignal, {
  name: 'SuspenseSignal',
  description: 'Indication that unmatched money belongs to an order.',
  valuesConfig: {
    REFERENCE: { description: 'The content contains a payment reference of the order or its number.' },
    AMOUNT: { description: 'The amount equals the amount due of the order.' },
    NAME: { description: 'The payer’s name equals the buyer’s name.' },
    TIME: { description: 'The order was placed within the hour before the money arrived.' },
  },
});
