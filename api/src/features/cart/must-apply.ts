import { policy } from '../../platform/errors/errors.ts';
import type { CouponFacts } from '../coupons/index.ts';
import type { CouponRefusalName, PricedLine } from './priced-lines.ts';

const REASON = {
  ENDED: 'COUPON_ENDED',
  NOT_YET: 'COUPON_NOT_YET',
  USED_UP: 'COUPON_USED_UP',
  USED_BY_YOU: 'COUPON_USED_BY_YOU',
  NOT_FOR_THESE: 'COUPON_NOT_FOR_THESE',
  LEAST_AMOUNT: 'COUPON_LEAST_AMOUNT',
} as const satisfies Record<CouponRefusalName, string>;

/** @throws POLICY with the reason why a coupon takes nothing off these lines */
export function mustApply({ leastAmount }: CouponFacts, lines: readonly PricedLine[]): void {
  const refusal = lines.length === 0 ? 'NOT_FOR_THESE' : lines[0]!.couponRefusal;
  if (!refusal) return;
  throw policy(REASON[refusal], refusal === 'LEAST_AMOUNT' ? { limit: leastAmount } : {});
}
