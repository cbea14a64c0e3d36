import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { normalizeTypedCode } from '../../platform/input/typed-code.ts';

/** The columns of a coupon that commands need. */
export interface CouponFacts {
  readonly id: string;
  readonly code: string;
  /** Null if the platform bears it. */
  readonly ownerId: string | null;
  readonly leastAmount: number;
}

/** Codes are stored in capitals, without spaces and dashes. */
export const normalizedCode = (typed: string): string => normalizeTypedCode(typed).replaceAll('-', '');

/**
 * Finds a coupon by its code.
 * @param lock prevents other buyers from taking a use of it before the transaction ends
 * @throws POLICY, COUPON_UNKNOWN
 */
export async function couponByCode(em: EntityManager, typed: string, lock = false): Promise<CouponFacts> {
  const columns = sql`select id, code, owner_id as "ownerId", least_amount::float8 as "leastAmount" from coupon where code = ${normalizedCode(typed)}`;
  const [coupon] = await (lock
    ? runSql<CouponFacts>(em, sql`${columns} for no key update`, 'billing.takeCoupon')
    : runSql<CouponFacts>(em, columns, 'billing.coupon'));
  if (!coupon) throw policy('COUPON_UNKNOWN');
  return coupon;
}

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
