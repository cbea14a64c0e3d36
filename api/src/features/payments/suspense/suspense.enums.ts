import { registerEnumType } from 'type-graphql';

export enum SuspenseState {
  OPEN = 'OPEN',
  MATCHED = 'MATCHED',
  RETURNING = 'RETURNING',
  RETURNED = 'RETURNED',
}
registerEnumType(SuspenseState, {
  name: 'SuspenseState',
  description: 'Where money that fitted nothing is.',
  valuesConfig: {
    OPEN: { description: 'Waits for an administrator to say whose it is.' },
    MATCHED: { description: 'Belongs to an order; it pays it once all of its price is there.' },
    RETURNING: { description: 'Is owed to whoever sent it, and has not left the bank.' },
    RETURNED: { description: 'Has gone back to whoever sent it.' },
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
  description: 'Why money fitted nothing.',
  valuesConfig: {
    WRONG_AMOUNT: { description: 'Another amount came than was to be paid.' },
    PAID_TWICE: { description: 'The order was paid already.' },
    COURSE_OWNED: { description: 'It came late, and the buyer has the course by now.' },
    NOT_ON_SALE: { description: 'It came late, and the course is no longer sold.' },
    COUPON_USED_UP: { description: 'It came late, and others have used the coupon up by now.' },
    EXCHANGE_OVER: { description: 'It was for an exchange that was over by then.' },
    UNKNOWN_REFERENCE: { description: 'A transfer whose content names no payment of ours.' },
    REST: { description: 'What was left over of a transfer once an order was paid from it.' },
    PACKAGE_CHANGED: { description: 'It came late, and the teacher’s package has changed since.' },
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
  description: 'What speaks for an order.',
  valuesConfig: {
    REFERENCE: { description: 'The content names a payment of it, or its number.' },
    AMOUNT: { description: 'Exactly what is to be paid for it came.' },
    NAME: { description: 'The payer’s name is the buyer’s.' },
    TIME: { description: 'It was made within the hour before.' },
  },
});
