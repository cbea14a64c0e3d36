import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, notFound, policy } from '../../platform/errors/errors.ts';
import type { CouponFacts } from '../coupons/index.ts';
import { assertNotInDoubt } from '../orders/index.ts';
import type { CouponRefusalName, PricedLine } from './priced-lines.ts';

/** @throws the reason for which the buyer cannot buy the course now */
export async function assertBuyable(
  em: EntityManager,
  buyerId: string,
  line: PricedLine | undefined,
): Promise<void> {
  switch (line?.state) {
    case 'BUYABLE':
      return;
    case 'OWN_COURSE':
      throw policy('OWN_COURSE');
    case 'OWNED':
      throw conflict('ALREADY_OWNED');
    case 'SUSPENDED':
      throw conflict('ENROLMENT_SUSPENDED');
    case 'IN_DOUBT':
      return assertNotInDoubt(em, buyerId, line.courseId);
    case 'NOT_ON_SALE':
      throw policy('NOT_ON_SALE');
    default:
      // Courses that were never public do not exist for other users
      throw notFound();
  }
}

const REASON = {
  ENDED: 'COUPON_ENDED',
  NOT_YET: 'COUPON_NOT_YET',
  USED_UP: 'COUPON_USED_UP',
  USED_BY_YOU: 'COUPON_USED_BY_YOU',
  NOT_FOR_THESE: 'COUPON_NOT_FOR_THESE',
  LEAST_AMOUNT: 'COUPON_LEAST_AMOUNT',
} as const satisfies Record<CouponRefusalName, string>;

/** @throws POLICY with the reason for which a coupon gives no discount on these lines */
export function assertCouponApplies({ leastAmount }: CouponFacts, lines: readonly PricedLine[]): void {
  const refusal = lines.length === 0 ? 'NOT_FOR_THESE' : lines[0]!.couponRefusal;
  if (!refusal) return;
  throw policy(REASON[refusal], refusal === 'LEAST_AMOUNT' ? { limit: leastAmount } : {});
}
