import { registerEnumType } from 'type-graphql';

export enum OrderStatus {
  PENDING = 'PENDING',
  PAID = 'PAID',
  EXPIRED = 'EXPIRED',
  CANCELLED = 'CANCELLED',
  NEEDS_CHECK = 'NEEDS_CHECK',
  PARTIALLY_REFUNDED = 'PARTIALLY_REFUNDED',
  REFUNDED = 'REFUNDED',
}
registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order is. PAID is never undone by a later notice.',
  valuesConfig: {
    PENDING: { description: 'Waits to be paid.' },
    PAID: { description: 'Paid; the courses are the buyer’s.' },
    EXPIRED: { description: 'Was not paid in time.' },
    CANCELLED: { description: 'Called off by the buyer.' },
    PARTIALLY_REFUNDED: { description: 'Some of the money went back.' },
    REFUNDED: { description: 'All of the money went back.' },
    NEEDS_CHECK: { description: 'Money came that does not fit; people look into it.' },
  },
});

export enum OrderKind {
  COURSES = 'COURSES',
  PACKAGE = 'PACKAGE',
}
registerEnumType(OrderKind, {
  name: 'OrderKind',
  description: 'What an order is of.',
  valuesConfig: {
    COURSES: { description: 'Of courses: one in each of its lines.' },
    PACKAGE: { description: 'Of a teacher package: `package` says which; it has no lines.' },
  },
});

export enum PaymentStatus {
  CREATED = 'CREATED',
  PENDING = 'PENDING',
  SUCCEEDED = 'SUCCEEDED',
  FAILED = 'FAILED',
  EXPIRED = 'EXPIRED',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Where one attempt to pay is. Attempts fail, orders do not.',
  valuesConfig: {
    CREATED: { description: 'The gateway has not been asked yet.' },
    PENDING: { description: 'The buyer is at the gateway.' },
    SUCCEEDED: { description: 'The gateway confirmed that the money came.' },
    FAILED: { description: 'Refused or called off; another attempt may follow.' },
    EXPIRED: { description: 'The gateway’s time ran out.' },
    UNKNOWN: { description: 'The gateway is unsure, or something does not fit; people look into it.' },
  },
});

export enum PaymentGateway {
  VNPAY = 'VNPAY',
  MOMO = 'MOMO',
  ZALOPAY = 'ZALOPAY',
  VIETQR = 'VIETQR',
}
/** Display names of the gateways. */
export const GATEWAY_NAMES: Readonly<Record<PaymentGateway, string>> = {
  VNPAY: 'VNPAY',
  MOMO: 'MoMo',
  ZALOPAY: 'ZaloPay',
  VIETQR: 'VietQR',
};
registerEnumType(PaymentGateway, {
  name: 'PaymentGateway',
  description: 'Through whom is paid.',
  valuesConfig: {
    VNPAY: { description: 'VNPAY: bank cards, bank apps and QR.' },
    MOMO: { description: 'MoMo: the wallet, in its app or by QR.' },
    ZALOPAY: { description: 'ZaloPay: the wallet, and cards kept in it.' },
    VIETQR: { description: 'A transfer to our bank account, by a code that any bank’s app reads.' },
  },
});

export enum PaymentDoubt {
  WRONG_AMOUNT = 'WRONG_AMOUNT',
  AMOUNT_MISSING = 'AMOUNT_MISSING',
  GATEWAY_UNSURE = 'GATEWAY_UNSURE',
  PAID_TWICE = 'PAID_TWICE',
  COURSE_OWNED = 'COURSE_OWNED',
  NOT_ON_SALE = 'NOT_ON_SALE',
  COUPON_USED_UP = 'COUPON_USED_UP',
  PACKAGE_CHANGED = 'PACKAGE_CHANGED',
  EXCHANGE_OVER = 'EXCHANGE_OVER',
}
registerEnumType(PaymentDoubt, {
  name: 'PaymentDoubt',
  description: 'Why people have to look into a payment. Its money is kept until they have.',
  valuesConfig: {
    WRONG_AMOUNT: { description: 'Another amount came than was to be paid.' },
    AMOUNT_MISSING: { description: 'It is paid, and the gateway does not say how much came.' },
    GATEWAY_UNSURE: {
      description: 'The bank was charged, and the gateway suspects that something is wrong.',
    },
    PAID_TWICE: { description: 'The order was paid already by another attempt.' },
    COURSE_OWNED: { description: 'The money came late, and the buyer has the course by now.' },
    NOT_ON_SALE: { description: 'The money came late, and the course is no longer sold.' },
    COUPON_USED_UP: {
      description: 'The money came late, and the last use of the order’s coupon was given to another one.',
    },
    PACKAGE_CHANGED: {
      description: 'The money of a package came late, and its teacher’s package has changed since.',
    },
    EXCHANGE_OVER: {
      description: 'The rest for an exchange came when the other course could no longer be given back.',
    },
  },
});

export enum GatewayAnswer {
  PAID = 'PAID',
  FAILED = 'FAILED',
  PENDING = 'PENDING',
  NOT_BEGUN = 'NOT_BEGUN',
  UNSURE = 'UNSURE',
}
registerEnumType(GatewayAnswer, {
  name: 'GatewayAnswer',
  description: 'What a gateway says about a payment.',
  valuesConfig: {
    PAID: { description: 'The buyer has paid.' },
    FAILED: { description: 'It was refused or called off.' },
    PENDING: { description: 'The buyer or their bank is still at it.' },
    NOT_BEGUN: { description: 'It knows of no such payment: its page was not opened.' },
    UNSURE: { description: 'Money moved, and something is wrong: people look into it.' },
  },
});

export enum GatewayRefusal {
  AMOUNT_TOO_SMALL = 'AMOUNT_TOO_SMALL',
  AMOUNT_TOO_LARGE = 'AMOUNT_TOO_LARGE',
}
registerEnumType(GatewayRefusal, {
  name: 'GatewayRefusal',
  description: 'Why a way to pay can’t be chosen for an amount.',
  valuesConfig: {
    AMOUNT_TOO_SMALL: { description: 'The amount is below what the gateway takes at a time.' },
    AMOUNT_TOO_LARGE: { description: 'The amount is above what the gateway takes at a time.' },
  },
});
