import type { OrderStatus, PaymentDoubt, PaymentGateway, PaymentStatus } from '../../generated/schema.ts';

export type PaymentOutcome = 'success' | 'waiting' | 'doubt' | 'cancelled' | 'expired' | 'failed';

/** Codes for "the customer cancelled" (reference/vn-payments.md). */
const CANCELLED: Partial<Record<PaymentGateway, readonly string[]>> = {
  VNPAY: ['24'],
  MOMO: ['1003', '1006'],
  ZALOPAY: ['-54'],
};

/** What counts for the outcome of an attempt, of it and of its order. */
interface Situation {
  gateway: PaymentGateway;
  status: PaymentStatus;
  failureCode: string | null;
  doubt: PaymentDoubt | null;
  order: { status: OrderStatus };
}

/**
 * Which outcome the result page shows. What the address says counts for nothing: only what the server knows of the
 * attempt does, and of its order: one that another attempt has paid, or left in doubt, is not to be paid again.
 */
export const outcomeOf = ({ gateway, status, failureCode, doubt, order }: Situation): PaymentOutcome => {
  if (doubt || status === 'UNKNOWN' || order.status === 'NEEDS_CHECK') return 'doubt';
  if (order.status === 'PAID') return 'success';
  switch (status) {
    case 'SUCCEEDED':
      return 'success';
    case 'FAILED':
      return CANCELLED[gateway]?.includes(failureCode ?? '') ? 'cancelled' : 'failed';
    case 'EXPIRED':
      return 'expired';
    default:
      return 'waiting';
  }
};

export type FailureReason = 'card' | 'balance' | 'limit' | 'wrongOtp' | 'timeout' | 'bank';

const reasons: Partial<Record<PaymentGateway, Record<string, FailureReason>>> = {
  VNPAY: {
    '09': 'card',
    '10': 'card',
    '11': 'timeout',
    '12': 'card',
    '13': 'wrongOtp',
    '51': 'balance',
    '65': 'limit',
    '75': 'bank',
    '79': 'wrongOtp',
  },
  MOMO: {
    '1001': 'balance',
    '1002': 'card',
    '1004': 'limit',
    '1005': 'timeout',
    '1007': 'card',
    '4001': 'card',
    '4100': 'wrongOtp',
  },
  ZALOPAY: { '-217': 'balance' },
};

/** Why the gateway refused, where its code says so. */
export const reasonOf = (gateway: PaymentGateway, failureCode: string | null): FailureReason | null =>
  reasons[gateway]?.[failureCode ?? ''] ?? null;
