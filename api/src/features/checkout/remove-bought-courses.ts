import type { EntityManager } from '@mikro-orm/postgresql';
import { removeBoughtCourses as removeFromCart } from '../cart/index.ts';
import type { Order, OrderLine } from '../orders/index.ts';
import { removeBoughtCourses as removeFromWishlist } from '../wishlist/index.ts';

/** Removes bought courses from the buyer’s cart and wishlist, and the used coupon from the cart. */
export async function removeBoughtCourses(
  em: EntityManager,
  { buyer, couponId }: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const courseIds = lines.map(({ course }) => course.id);
  await removeFromCart(em, buyer.id, courseIds, couponId);
  await removeFromWishlist(em, buyer.id, courseIds);
}
