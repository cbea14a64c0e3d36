import type { OrderStatus, PaymentDoubt, PaymentGateway, PaymentStatus } from '../../generated/schema.ts';

export type PaymentOutcome =
  | 'success'
  | 'waiting'
  | 'doubt'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'orderCancelled';

/** Failure codes that mean "cancelled by the customer". */
const CANCELLED: Partial<Record<PaymentGateway, readonly string[]>> = {
  VNPAY: ['24'],
  MOMO: ['1003', '1006'],
  ZALOPAY: ['-54'],
};

/** The fields of an attempt and its order that determine the outcome. */
interface Situation {
  gateway: PaymentGateway;
  status: PaymentStatus;
  failureCode: string | null;
  doubt: PaymentDoubt | null;
  order: { status: OrderStatus };
}

/**
 * Determines the outcome that the result page shows. The parameters of the URL are ignored: only the server's state
 * of the attempt and its order counts. If another attempt has paid the order or is in doubt, the buyer must not pay
 * again.
 */
export const getOutcome = ({ gateway, status, failureCode, doubt, order }: Situation): PaymentOutcome => {
  if (doubt || status === 'UNKNOWN' || order.status === 'NEEDS_CHECK') return 'doubt';
  if (order.status === 'PAID') return 'success';
  if (order.status === 'CANCELLED') return 'orderCancelled';
  switch (status) {
    case 'SUCCEEDED':
      return 'success';
    case 'FAILED':
      return CANCELLED[gateway]?.includes(failureCode ?? '') ? 'cancelled' : 'failed';
    case 'EXPIRED':
      return 'expired';
    // Another attempt of the order may be open
    case 'REPLACED':
      return order.status === 'PENDING' ? 'waiting' : 'expired';
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

/** Reason for a refusal by the gateway, if its code is specific. */
export const getReason = (gateway: PaymentGateway, failureCode: string | null): FailureReason | null =>
  reasons[gateway]?.[failureCode ?? ''] ?? null;
