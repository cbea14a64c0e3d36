import type { OrderStatus } from '../../../generated/schema.ts';
import type { Tone } from '../../../ui/tag.tsx';

/** Color of each order status in all lists. */
export const BILL_TONES: Record<OrderStatus, Tone> = {
  NEEDS_CHECK: 'warn',
  PENDING: 'info',
  PAID: 'ok',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  PARTIALLY_REFUNDED: 'neutral',
  REFUNDED: 'neutral',
};
