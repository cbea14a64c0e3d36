import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { policy } from '../../platform/errors/errors.ts';
import { normaliseTypedCode } from '../../platform/input/typed-code.ts';

/** The columns of a coupon that commands need. */
export interface CouponFacts {
  readonly id: string;
  readonly code: string;
  /** Null if the platform bears it. */
  readonly ownerId: string | null;
  readonly leastAmount: number;
}

/** Codes are stored in capitals, without spaces and dashes. */
export const normalCode = (typed: string): string => normaliseTypedCode(typed).replaceAll('-', '');

/**
 * Finds a coupon by its code.
 * @param lock prevents other buyers from taking a use of it before the transaction ends
 * @throws POLICY, COUPON_UNKNOWN
 */
export async function couponByCode(em: EntityManager, typed: string, lock = false): Promise<CouponFacts> {
  const columns = sql`select id, code, owner_id as "ownerId", least_amount::float8 as "leastAmount" from coupon where code = ${normalCode(typed)}`;
  const [coupon] = await (lock
    ? runSql<CouponFacts>(em, sql`${columns} for no key update`, 'billing.takeCoupon')
    : runSql<CouponFacts>(em, columns, 'billing.coupon'));
  if (!coupon) throw policy('COUPON_UNKNOWN');
  return coupon;
}
