import type { OrderStatus } from '../../../generated/schema.ts';
import type { Tone } from '../../../ui/tag.tsx';

/** The colour of each state of an order, in every list of them. */
export const BILL_TONES: Record<OrderStatus, Tone> = {
  NEEDS_CHECK: 'warn',
  PENDING: 'info',
  PAID: 'ok',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  PARTIALLY_REFUNDED: 'neutral',
  REFUNDED: 'neutral',
};
