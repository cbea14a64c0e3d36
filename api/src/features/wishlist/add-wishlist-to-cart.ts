import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import {
  addCourses,
  cartCourses,
  findPrices,
  MAX_CART_ITEMS,
  type PricedLine,
  withCartLock,
} from '../cart/index.ts';
import { WishlistToCart, WishlistToCartOutcome, type WishlistToCartResult } from './wishlist.types.ts';

/**
 * Adds saved courses to the cart, each independently of the others. They stay on the wishlist until they are bought.
 */
export async function addWishlistToCart(
  context: Context,
  courseIds: readonly string[],
): Promise<WishlistToCart> {
  const results: WishlistToCartResult[] = [];
  await withCartLock(context, async (em, personId) => {
    const saved = await runSql<{ id: string; title: string }>(
      em,
      sql`select course_id as id, title_then as title from wishlist_item
        where person_id = ${personId} and removed_at is null`,
    );
    const titles = new Map(saved.map(({ id, title }) => [id, title]));
    const lines = await findPrices(
      em,
      personId,
      [...new Set(courseIds)].filter((id) => titles.has(id)),
    );
    const linesByCourse = new Map(lines.map((line) => [line.courseId, line]));
    const present = new Set(await cartCourses(em, personId));
    const taken: string[] = [];
    const place = ({ courseId, state }: PricedLine): WishlistToCartOutcome => {
      if (state !== 'BUYABLE') return WishlistToCartOutcome.NOT_BUYABLE;
      if (present.has(courseId)) return WishlistToCartOutcome.IN_CART;
      if (present.size + taken.length >= MAX_CART_ITEMS) return WishlistToCartOutcome.CART_FULL;
      taken.push(courseId);
      return WishlistToCartOutcome.ADDED;
    };
    for (const id of new Set(courseIds)) {
      const line = linesByCourse.get(id);
      if (!line) continue;
      const { courseId, title, state } = line;
      results.push({
        courseId,
        title: title ?? titles.get(courseId)!,
        outcome: place(line),
        state: state as WishlistToCartResult['state'],
      });
    }
    await addCourses(em, personId, taken);
  });
  return { results };
}
