import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/run-sql.ts';
import { sql } from '../../../platform/sql.ts';
import type { Order, OrderLine } from '../order.entity.ts';
import { takeOut } from './take-out.ts';

/** What was bought leaves its buyer’s cart, and the coupon that it was bought with. */
export async function clearBought(
  em: EntityManager,
  order: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  await takeOut(
    em,
    order.buyer.id,
    lines.map(({ course }) => course.id),
  );
  if (order.couponId)
    await runSql(
      em,
      sql`update cart set coupon_id = null where person_id = ${order.buyer.id} and coupon_id = ${order.couponId}`,
    );
}
