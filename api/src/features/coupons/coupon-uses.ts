import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { CouponFacts } from './find-coupon.ts';

/** Reserves a use of a coupon for an unpaid order, or consumes it for a paid one. The caller has locked the coupon. */
export async function reserveUse(
  em: EntityManager,
  { id }: CouponFacts,
  {
    orderId,
    buyerId,
    isPaid,
  }: { readonly orderId: string; readonly buyerId: string; readonly isPaid: boolean },
): Promise<void> {
  await runSql(
    em,
    sql`insert into coupon_use (coupon_id, order_id, person_id, state)
      values (${id}, ${orderId}, ${buyerId}, ${isPaid ? 'TAKEN' : 'RESERVED'})`,
    'billing.reserveUse',
  );
  await runSql(em, sql`update coupon set uses = uses + 1 where id = ${id}`, 'billing.countUse');
}

/** An expired order returned its use of the coupon, and another order may have taken the last use since. */
export async function isCouponUsedUp(
  em: EntityManager,
  order: { readonly id: string; readonly couponId?: string | null },
): Promise<boolean> {
  if (!order.couponId) return false;
  await runSql(
    em,
    sql`select 1 from coupon where id = ${order.couponId} for no key update`,
    'billing.lockCoupon',
  );
  const [used] = await runSql(
    em,
    sql`select 1 from coupon_use u join coupon k on k.id = u.coupon_id
      where u.order_id = ${order.id} and u.state = 'RETURNED' and (k.uses >= k.max_uses or k.max_uses_per_person <=
        (select count(*) from coupon_use o where o.coupon_id = k.id and o.person_id = u.person_id and o.state <> 'RETURNED'))`,
    'billing.couponUsedUp',
  );
  return used !== undefined;
}

/**
 * Reserves a use of the coupon again for an order that had returned it. The caller has locked the coupon and checked
 * that a use is left.
 */
export async function reserveUseAgain(em: EntityManager, orderId: string): Promise<void> {
  await runSql(
    em,
    sql`with held as (
        update coupon_use set state = 'RESERVED' where order_id = ${orderId} and state = 'RETURNED' returning coupon_id)
      update coupon set uses = uses + 1 where id in (select coupon_id from held)`,
    'billing.holdUseAgain',
  );
}
