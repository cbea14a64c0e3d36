import type { PaymentStatus } from '../../generated/schema.ts';

export type PaymentOutcome = 'success' | 'waiting' | 'cancelled' | 'expired' | 'failed';

/** VNPAY's code for "the customer cancelled" (reference/vn-payments.md). */
const CANCELLED = '24';

/**
 * Which outcome the result page shows. What the address says counts for nothing: only what the server knows of the
 * attempt does. An unsure gateway (UNKNOWN) is waiting, since the money may be there.
 */
export const outcomeOf = (attempt: { status: PaymentStatus; failureCode: string | null }): PaymentOutcome => {
  switch (attempt.status) {
    case 'SUCCEEDED':
      return 'success';
    case 'FAILED':
      return attempt.failureCode === CANCELLED ? 'cancelled' : 'failed';
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
