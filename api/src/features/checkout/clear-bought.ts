import type { EntityManager } from '@mikro-orm/postgresql';
import { takeOutBought } from '../cart/index.ts';
import type { Order, OrderLine } from '../orders/index.ts';
import { removeBought } from '../wishlist/index.ts';

/** Removes bought courses from the buyer’s cart and wishlist, and the used coupon from the cart. */
export async function clearBought(
  em: EntityManager,
  { buyer, couponId }: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const courseIds = lines.map(({ course }) => course.id);
  await takeOutBought(em, buyer.id, courseIds, couponId);
  await removeBought(em, buyer.id, courseIds);
}
