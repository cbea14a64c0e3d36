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
  description: 'Status of an order. A later gateway notification never reverts PAID.',
  valuesConfig: {
    PENDING: { description: 'Awaiting payment until it expires.' },
    PAID: { description: 'Paid; the buyer owns the courses.' },
    EXPIRED: { description: 'Not paid before its expiry.' },
    CANCELLED: { description: 'Cancelled before it was paid.' },
    PARTIALLY_REFUNDED: { description: 'Part of the money was refunded.' },
    REFUNDED: { description: 'All of the money was refunded.' },
    NEEDS_CHECK: { description: 'A payment does not match the order; an administrator checks it.' },
  },
});

export enum OrderKind {
  COURSES = 'COURSES',
  PACKAGE = 'PACKAGE',
}
registerEnumType(OrderKind, {
  name: 'OrderKind',
  description: 'Kind of items in an order.',
  valuesConfig: {
    COURSES: { description: 'Courses, one in each order line.' },
    PACKAGE: { description: 'A teacher package, described by `package`. The order has no lines.' },
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
  description: 'Status of one payment attempt. A failed attempt does not fail its order.',
  valuesConfig: {
    CREATED: { description: 'The gateway has not been called yet.' },
    PENDING: { description: 'The buyer is paying at the gateway.' },
    SUCCEEDED: { description: 'The gateway confirmed the payment.' },
    FAILED: { description: 'Rejected or cancelled. Another attempt may follow.' },
    EXPIRED: { description: 'The attempt expired at the gateway.' },
    UNKNOWN: {
      description: 'The gateway is unsure, or the payment does not match; an administrator checks it.',
    },
  },
});

export enum PaymentGateway {
  VNPAY = 'VNPAY',
  MOMO = 'MOMO',
  ZALOPAY = 'ZALOPAY',
  VIETQR = 'VIETQR',
}
export const GATEWAY_NAMES: Readonly<Record<PaymentGateway, string>> = {
  VNPAY: 'VNPAY',
  MOMO: 'MoMo',
  ZALOPAY: 'ZaloPay',
  VIETQR: 'VietQR',
};
/** Display name of a gateway; its code if the gateway is no longer offered. */
export const gatewayName = (gateway: string): string =>
  Object.hasOwn(GATEWAY_NAMES, gateway) ? GATEWAY_NAMES[gateway as PaymentGateway] : gateway;
registerEnumType(PaymentGateway, {
  name: 'PaymentGateway',
  description: 'Payment gateway of an order.',
  valuesConfig: {
    VNPAY: { description: 'VNPAY: bank cards, bank apps and QR.' },
    MOMO: { description: 'MoMo: the wallet, in its app or by QR.' },
    ZALOPAY: { description: 'ZaloPay: the wallet and its linked cards.' },
    VIETQR: {
      description: 'VietQR: a bank transfer to Sen’s account by a QR code that every bank app reads.',
    },
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
  description: 'Reason why an administrator must check a payment. Its money is held until then.',
  valuesConfig: {
    WRONG_AMOUNT: { description: 'The received amount differs from the amount due.' },
    AMOUNT_MISSING: { description: 'The gateway reports a payment without its amount.' },
    GATEWAY_UNSURE: {
      description: 'The bank was charged, and the gateway suspects a problem with the payment.',
    },
    PAID_TWICE: { description: 'Another attempt had already paid the order.' },
    COURSE_OWNED: {
      description: 'The payment was late, and the buyer has obtained the course in the meantime.',
    },
    NOT_ON_SALE: { description: 'The payment was late, and the course is no longer on sale.' },
    COUPON_USED_UP: {
      description: 'The payment was late, and another order has taken the last use of the coupon.',
    },
    PACKAGE_CHANGED: {
      description: 'The payment of a package was late, and the teacher’s package has changed since.',
    },
    EXCHANGE_OVER: {
      description: 'The payment for an exchange arrived after the old course could no longer be returned.',
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
  description: 'Payment state as reported by a gateway.',
  valuesConfig: {
    PAID: { description: 'The buyer has paid.' },
    FAILED: { description: 'The payment was rejected or cancelled.' },
    PENDING: { description: 'The buyer or the bank is still processing it.' },
    NOT_BEGUN: { description: 'The gateway knows no such payment, because its page was not opened.' },
    UNSURE: { description: 'Money moved, but there is a problem; an administrator checks it.' },
  },
});

export enum GatewayRefusal {
  AMOUNT_TOO_SMALL = 'AMOUNT_TOO_SMALL',
  AMOUNT_TOO_LARGE = 'AMOUNT_TOO_LARGE',
}
registerEnumType(GatewayRefusal, {
  name: 'GatewayRefusal',
  description: 'Reason why a gateway cannot be chosen for an amount.',
  valuesConfig: {
    AMOUNT_TOO_SMALL: { description: 'The amount is below the gateway’s minimum.' },
    AMOUNT_TOO_LARGE: { description: 'The amount is above the gateway’s maximum.' },
  },
});
