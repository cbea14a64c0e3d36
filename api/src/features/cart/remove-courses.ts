import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';

/** Removes courses from a cart. The coupon is removed with the last course. */
export async function removeCourses(
  em: EntityManager,
  personId: string,
  courseIds: readonly string[],
): Promise<void> {
  await runSql(
    em,
    sql`delete from cart_item where person_id = ${personId} and course_id = any(${[...courseIds]}::uuid[])`,
    'cart.takeOut',
  );
  await runSql(
    em,
    sql`update cart set coupon_id = null where person_id = ${personId} and coupon_id is not null
      and not exists (select 1 from cart_item i where i.person_id = ${personId})`,
    'cart.dropCoupon',
  );
}

/** Removes bought courses from the buyer’s cart, and the coupon used for them. */
export async function removeBoughtFromCart(
  em: EntityManager,
  buyerId: string,
  courseIds: readonly string[],
  couponId: string | null | undefined,
): Promise<void> {
  await removeCourses(em, buyerId, courseIds);
  if (couponId)
    await runSql(
      em,
      sql`update cart set coupon_id = null where person_id = ${buyerId} and coupon_id = ${couponId}`,
      'cart.dropUsedCoupon',
    );
}
