import { policy } from '../../platform/errors/errors.ts';
import type { CouponFacts } from './find-coupon.ts';

export type CouponRefusalName =
  | 'ENDED'
  | 'NOT_YET'
  | 'USED_UP'
  | 'USED_BY_YOU'
  | 'NOT_FOR_THESE'
  | 'LEAST_AMOUNT';

const REASON = {
  ENDED: 'COUPON_ENDED',
  NOT_YET: 'COUPON_NOT_YET',
  USED_UP: 'COUPON_USED_UP',
  USED_BY_YOU: 'COUPON_USED_BY_YOU',
  NOT_FOR_THESE: 'COUPON_NOT_FOR_THESE',
  LEAST_AMOUNT: 'COUPON_LEAST_AMOUNT',
} as const satisfies Record<CouponRefusalName, string>;

/** @throws POLICY with the reason for which a coupon gives no discount on these lines */
export function assertCouponApplies(
  { leastAmount }: CouponFacts,
  lines: readonly { readonly couponRefusal: CouponRefusalName | null }[],
): void {
  const refusal = lines.length === 0 ? 'NOT_FOR_THESE' : lines[0]!.couponRefusal;
  if (!refusal) return;
  throw policy(REASON[refusal], refusal === 'LEAST_AMOUNT' ? { limit: leastAmount } : {});
}
