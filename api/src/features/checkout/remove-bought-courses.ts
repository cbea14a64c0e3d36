import type { EntityManager } from '@mikro-orm/postgresql';
import { removeBoughtFromCart } from '../cart/index.ts';
import type { Order, OrderLine } from '../orders/index.ts';
import { removeBoughtFromWishlist } from '../wishlist/index.ts';

/** Removes bought courses from the buyer’s cart and wishlist, and the used coupon from the cart. */
export async function removeBoughtCourses(
  em: EntityManager,
  { buyer, couponId }: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const courseIds = lines.map(({ course }) => course.id);
  await removeBoughtFromCart(em, buyer.id, courseIds, couponId);
  await removeBoughtFromWishlist(em, buyer.id, courseIds);
}
