import type { OrderStatus, PaymentDoubt, PaymentStatus } from '../../generated/schema.ts';

export type PaymentOutcome = 'success' | 'waiting' | 'doubt' | 'cancelled' | 'expired' | 'failed';

/** VNPAY's code for "the customer cancelled" (reference/vn-payments.md). */
const CANCELLED = '24';

/** What counts for the outcome of an attempt, of it and of its order. */
interface Situation {
  status: PaymentStatus;
  failureCode: string | null;
  doubt: PaymentDoubt | null;
  order: { status: OrderStatus };
}

/**
 * Which outcome the result page shows. What the address says counts for nothing: only what the server knows of the
 * attempt does, and of its order: one that another attempt has paid, or left in doubt, is not to be paid again.
 */
export const outcomeOf = ({ status, failureCode, doubt, order }: Situation): PaymentOutcome => {
  if (doubt || status === 'UNKNOWN' || order.status === 'NEEDS_CHECK') return 'doubt';
  if (order.status === 'PAID') return 'success';
  switch (status) {
    case 'SUCCEEDED':
      return 'success';
    case 'FAILED':
      return failureCode === CANCELLED ? 'cancelled' : 'failed';
    case 'EXPIRED':
      return 'expired';
    default:
      return 'waiting';
  }
};

export type FailureReason = 'card' | 'balance' | 'limit' | 'wrongOtp' | 'timeout' | 'bank';

const reasons: Record<string, FailureReason> = {
  '09': 'card',
  '10': 'card',
  '11': 'timeout',
  '12': 'card',
  '13': 'wrongOtp',
  '51': 'balance',
  '65': 'limit',
  '75': 'bank',
  '79': 'wrongOtp',
};

/** Why the gateway refused, where its code says so. */
export const reasonOf = (failureCode: string | null): FailureReason | null =>
  reasons[failureCode ?? ''] ?? null;
