import { defineEnum } from '../../../graphql/define-enum.ts';

export const SuspenseState = defineEnum('SuspenseState', 'State of unmatched money.', {
  OPEN: 'Awaits an administrator’s decision.',
  MATCHED: 'Matched to an order, which is paid once its whole price is covered.',
  RETURNING: 'Owed to its sender; the transfer has not left the bank.',
  RETURNED: 'Returned to its sender by a bank transfer.',
});
export type SuspenseState = keyof typeof SuspenseState;

export const SuspenseReason = defineEnum('SuspenseReason', 'Reason why money is unmatched.', {
  WRONG_AMOUNT: 'The received amount differs from the amount due.',
  PAID_TWICE: 'The order had already been paid.',
  COURSE_OWNED: 'The payment was late, and the buyer has obtained the course in the meantime.',
  NOT_ON_SALE: 'The payment was late, and the course is no longer on sale.',
  COUPON_USED_UP: 'The payment was late, and other orders have taken the last use of the coupon.',
  EXCHANGE_OVER: 'The payment was for an exchange that was no longer possible.',
  UNKNOWN_REFERENCE: 'A transfer whose content contains no known payment reference.',
  REST: 'Surplus of a transfer after an order was paid from it.',
  PACKAGE_CHANGED: 'The payment was late, and the teacher’s package has changed since.',
  ORDER_CANCELLED: 'The payment arrived after the buyer had cancelled the order.',
});
export type SuspenseReason = keyof typeof SuspenseReason;

export const SuspenseSignal = defineEnum(
  'SuspenseSignal',
  'Indication that unmatched money belongs to an order.',
  {
    REFERENCE: 'The content contains a payment reference of the order or its number.',
    AMOUNT: 'The amount equals the amount due of the order.',
    NAME: 'The payer’s name equals the buyer’s name.',
    TIME: 'The order was placed within the hour before the money arrived.',
  },
);
export type SuspenseSignal = keyof typeof SuspenseSignal;
