import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { notFound, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { assertCouponApplies, couponByCode } from '../coupons/index.ts';
import { MAX_CART_ITEMS } from './cart.types.ts';
import { findPrices } from './find-prices.ts';
import { assertBuyable } from './priced-lines.ts';
import { removeCourses } from './remove-courses.ts';

/** Adds a course to the viewer's cart. */
export const addToCart = (context: Context, courseId: string): Promise<string> =>
  withCartLock(context, async (em, viewerId) => {
    const [line] = await findPrices(em, viewerId, [courseId]);
    if (line?.title === null) throw notFound();
    await assertBuyable(em, viewerId, line);
    if (!(await addCourses(em, viewerId, [courseId]))) throw policy('CART_FULL', { limit: MAX_CART_ITEMS });
  });

export const removeFromCart = (context: Context, courseId: string): Promise<string> =>
  withCartLock(context, async (em, viewerId) => {
    if (isUuid(courseId)) await removeCourses(em, viewerId, [courseId]);
  });

/** Adds a guest's courses up to the limit. Courses that cannot be added must not prevent the sign-in. */
export const joinCart = (context: Context, courseIds: readonly string[]): Promise<string> =>
  withCartLock(context, async (em, viewerId) => {
    const lines = await findPrices(em, viewerId, courseIds);
    await addCourses(
      em,
      viewerId,
      lines.filter(({ state }) => state === 'BUYABLE').map((line) => line.courseId),
    );
  });

export const acknowledgePrices = (context: Context): Promise<string> =>
  withCartLock(context, async (em, viewerId) => {
    const lines = await findPrices(em, viewerId, await cartCourses(em, viewerId));
    // Courses that are hidden now have not been seen
    const shown = lines.filter(({ title }) => title !== null);
    const seen = JSON.stringify(shown.map(({ courseId, price }) => ({ courseId, price })));
    await runSql(
      em,
      sql`update cart_item i set price_seen = s.price
        from jsonb_to_recordset(${seen}::jsonb) as s("courseId" uuid, price bigint)
        where i.person_id = ${viewerId} and i.course_id = s."courseId"`,
    );
  });

export const applyCoupon = (context: Context, code: string): Promise<string> =>
  withCartLock(context, async (em, viewerId) => {
    const coupon = await couponByCode(em, code);
    assertCouponApplies(coupon, await findPrices(em, viewerId, await cartCourses(em, viewerId), coupon.id));
    await runSql(em, sql`update cart set coupon_id = ${coupon.id} where person_id = ${viewerId}`);
  });

export const removeCoupon = (context: Context): Promise<string> =>
  withCartLock(context, async (em, viewerId) => {
    await runSql(em, sql`update cart set coupon_id = null where person_id = ${viewerId}`);
  });

export async function cartCourses(em: EntityManager, personId: string): Promise<string[]> {
  const items = await runSql<{ id: string }>(
    em,
    sql`select course_id as id from cart_item where person_id = ${personId}`,
  );
  return items.map(({ id }) => id);
}

/**
 * Adds courses at their current prices, up to the limit.
 * @returns true if all courses were within the limit
 */
export async function addCourses(
  em: EntityManager,
  personId: string,
  courseIds: readonly string[],
): Promise<boolean> {
  const present = new Set(await cartCourses(em, personId));
  const fresh = [...new Set(courseIds)].filter((id) => !present.has(id));
  const fitting = fresh.slice(0, MAX_CART_ITEMS - present.size);
  const lines = await findPrices(em, personId, fitting);
  const items = JSON.stringify(lines.map(({ courseId, price }) => ({ courseId, price })));
  await runSql(
    em,
    sql`insert into cart_item (person_id, course_id, price_seen, added_at)
      select ${personId}, s."courseId", s.price, clock_timestamp()
      from jsonb_to_recordset(${items}::jsonb) as s("courseId" uuid, price bigint)`,
  );
  return fitting.length === fresh.length;
}

/**
 * Runs changes of the viewer's cart or wishlist in a transaction that has locked the viewer's cart. One lock serialises
 * both lists: neither exceeds its limit, and courses move from one to the other without a second lock that could
 * deadlock. The cart serves as the lock because each person has at most one, and the lock creates a missing one.
 */
export async function withCartLock(
  context: Context,
  work: (em: EntityManager, viewerId: string) => Promise<void>,
): Promise<string> {
  const { id } = signedIn(context);
  await context.em.transactional(async (em) => {
    await runSql(em, sql`insert into cart (person_id) values (${id}) on conflict do nothing`);
    await runSql(em, sql`select 1 from cart where person_id = ${id} for update`);
    await work(em, id);
  });
  return id;
}
