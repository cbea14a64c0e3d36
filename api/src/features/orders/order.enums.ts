import { defineEnum } from '../../graphql/define-enum.ts';

export const OrderStatus = defineEnum(
  'OrderStatus',
  'Status of an order. A later gateway notification never reverts PAID.',
  {
    PENDING: 'Awaiting payment until it expires.',
    PAID: 'Paid; the buyer owns the courses.',
    EXPIRED: 'Not paid before its expiry.',
    CANCELLED: 'Cancelled before it was paid.',
    NEEDS_CHECK: 'A payment does not match the order; an administrator checks it.',
    PARTIALLY_REFUNDED: 'Part of the money was refunded.',
    REFUNDED: 'All of the money was refunded.',
  },
);
export type OrderStatus = keyof typeof OrderStatus;

export const OrderKind = defineEnum('OrderKind', 'Kind of items in an order.', {
  COURSES: 'Courses, one in each order line.',
  PACKAGE: 'A teacher package, described by `package`. The order has no lines.',
});
export type OrderKind = keyof typeof OrderKind;

export const PaymentStatus = defineEnum(
  'PaymentStatus',
  'Status of one payment attempt. A failed attempt does not fail its order.',
  {
    CREATED: 'The gateway has not been called yet.',
    PENDING: 'The buyer is paying at the gateway.',
    SUCCEEDED: 'The gateway confirmed the payment.',
    FAILED: 'Rejected or cancelled. Another attempt may follow.',
    EXPIRED: 'The attempt expired at the gateway.',
    REPLACED:
      'The buyer chose another payment method or cancelled the order. Later money is matched or returned.',
    UNKNOWN: 'The gateway is unsure, or the payment does not match; an administrator checks it.',
  },
);
export type PaymentStatus = keyof typeof PaymentStatus;

export const PaymentGateway = defineEnum('PaymentGateway', 'Payment gateway of an order.', {
  VNPAY: 'VNPAY: bank cards, bank apps and QR.',
  MOMO: 'MoMo: the wallet, in its app or by QR.',
  ZALOPAY: 'ZaloPay: the wallet and its linked cards.',
  VIETQR: 'VietQR: a bank transfer to the platform’s account by a QR code that every bank app reads.',
});
export type PaymentGateway = keyof typeof PaymentGateway;
export const GATEWAY_NAMES: Readonly<Record<PaymentGateway, string>> = {
  VNPAY: 'VNPAY',
  MOMO: 'MoMo',
  ZALOPAY: 'ZaloPay',
  VIETQR: 'VietQR',
};
/** Display name of a gateway; its code if the gateway is no longer offered. */
export const gatewayName = (gateway: string): string =>
  Object.hasOwn(GATEWAY_NAMES, gateway) ? GATEWAY_NAMES[gateway as PaymentGateway] : gateway;

export const PaymentDoubt = defineEnum(
  'PaymentDoubt',
  'Reason why an administrator must check a payment. Its money is held until then.',
  {
    WRONG_AMOUNT: 'The received amount differs from the amount due.',
    AMOUNT_MISSING: 'The gateway reports a payment without its amount.',
    GATEWAY_UNSURE: 'The bank was charged, and the gateway suspects a problem with the payment.',
    PAID_TWICE: 'Another attempt had already paid the order.',
    COURSE_OWNED: 'The payment was late, and the buyer has obtained the course in the meantime.',
    NOT_ON_SALE: 'The payment was late, and the course is no longer on sale.',
    COUPON_USED_UP: 'The payment was late, and another order has taken the last use of the coupon.',
    PACKAGE_CHANGED: 'The payment of a package was late, and the teacher’s package has changed since.',
    EXCHANGE_OVER: 'The payment for an exchange arrived after the old course could no longer be returned.',
    ORDER_CANCELLED: 'The payment arrived after the buyer had cancelled the order.',
  },
);
export type PaymentDoubt = keyof typeof PaymentDoubt;

export const GatewayAnswer = defineEnum('GatewayAnswer', 'Payment state as reported by a gateway.', {
  PAID: 'The buyer has paid.',
  FAILED: 'The payment was rejected or cancelled.',
  PENDING: 'The buyer or the bank is still processing it.',
  NOT_BEGUN: 'The gateway knows no such payment, because its page was not opened.',
  UNSURE: 'Money moved, but there is a problem; an administrator checks it.',
});
export type GatewayAnswer = keyof typeof GatewayAnswer;

export const GatewayRefusal = defineEnum(
  'GatewayRefusal',
  'Reason why a gateway cannot be chosen for an amount.',
  {
    AMOUNT_TOO_SMALL: 'The amount is below the gateway’s minimum.',
    AMOUNT_TOO_LARGE: 'The amount is above the gateway’s maximum.',
  },
);
export type GatewayRefusal = keyof typeof GatewayRefusal;
