import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Order, OrderLine } from '../../orders/index.ts';
import { takeOut } from './take-out.ts';

/** Removes bought courses from the buyer’s cart and wishlist, and the used coupon from the cart. */
export async function clearBought(
  em: EntityManager,
  order: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const courseIds = lines.map(({ course }) => course.id);
  await takeOut(em, order.buyer.id, courseIds);
  await runSql(
    em,
    sql`delete from wishlist_item where person_id = ${order.buyer.id} and course_id = any(${courseIds}::uuid[])`,
    'wishlist.takeOut',
  );
  if (order.couponId)
    await runSql(
      em,
      sql`update cart set coupon_id = null where person_id = ${order.buyer.id} and coupon_id = ${order.couponId}`,
      'cart.dropUsedCoupon',
    );
}
