import type { SaleStatus } from '../../../generated/schema.ts';
import type { Tone } from '../../../ui/tag.tsx';

export const SALE_TONES: Readonly<Record<SaleStatus, Tone>> = {
  HELD: 'warn',
  AVAILABLE: 'ok',
  IN_PAYOUT: 'info',
  PAID: 'neutral',
  REVERSED: 'neutral',
};

/** In the order in which a share passes them. */
export const SALE_STATUSES = Object.keys(SALE_TONES) as readonly SaleStatus[];
