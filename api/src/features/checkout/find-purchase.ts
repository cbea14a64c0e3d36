import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { notFound, policy } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import type { Services } from '../../platform/process/services.ts';
import { hasOverdueTerms } from '../accounts/index.ts';
import { assertBuyable, cartCourses, findSaleLines } from '../cart/index.ts';
import { assertCouponApplies, couponByCode } from '../coupons/index.ts';
import { findConflictingOrders } from '../payments/index.ts';
import { assertSellersVerified } from '../sellers/index.ts';
import { openOrders, type Purchase } from './place-order.ts';
import { findLink } from './teacher-link/followed-link.ts';

/** The courses of a checkout: one, several, or by default those of the cart. */
export interface Wanted {
  readonly courseId?: string | null | undefined;
  readonly courseIds?: readonly string[] | null | undefined;
  readonly couponCode?: string | null | undefined;
}

/** Ends the transaction so that the caller can query gateways about payments of these orders. */
export class PendingPaymentError extends Error {
  constructor(readonly orders: readonly string[]) {
    super('gateways have to be queried about payments of these orders');
  }
}

/** The courses that the input names, each once. */
export const namedCourses = ({ courseId, courseIds }: Wanted): string[] | undefined =>
  courseId ? [courseId] : courseIds ? [...new Set(courseIds)] : undefined;

/**
 * Finds prices and conflicts of a purchase, and locks what it depends on: the courses in the order of their ids, then the
 * unpaid orders that it replaces, then the coupon. All transactions lock in this order (settle-payment.ts).
 * @throws PendingPaymentError if gateways have to be queried first
 */
export async function findPurchase(
  em: EntityManager,
  context: Context,
  input: Wanted,
  { isSettled }: { readonly isSettled: boolean },
): Promise<Purchase> {
  const { id: buyerId } = signedIn(context);
  const courses = namedCourses(input);
  const wanted = courses ?? (await cartCourses(em, buyerId));
  const ids = wanted.filter(isUuid);
  await lockForCheckout(em, context.services, buyerId, ids);
  const code = getCoupon(input);
  const conflicts = await findConflictingOrders(em, { buyerId, courseIds: ids, couponCode: code });
  const open = await openOrders(em, conflicts);
  if (open.length > 0 && !isSettled) throw new PendingPaymentError(open.map((order) => order.id));
  const coupon = code ? await couponByCode(em, code, true) : undefined;
  const priced = await findSaleLines(em, buyerId, ids, coupon?.id);
  if (courses && priced.length < wanted.length) throw notFound();
  // Courses of the cart that can't be bought stay in it; a named course that can't be bought is an error
  const lines = courses ? priced : priced.filter(({ state }) => state === 'BUYABLE');
  if (lines.length === 0) throw policy('CART_EMPTY');
  for (const line of lines) await assertBuyable(em, buyerId, line);
  await assertSellersVerified(
    em,
    context.services.settings,
    lines.map(({ teacherId }) => teacherId),
    'SELLER_OF_COURSE_NOT_VERIFIED',
  );
  if (coupon) assertCouponApplies(coupon, lines);
  return {
    buyerId,
    lines,
    coupon,
    link: await findLink(em, context, buyerId),
    open,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}

export const getCoupon = ({ couponCode }: Wanted): string | undefined => couponCode?.trim() || undefined;

/**
 * Locks the buyer, then the courses. The lock of the buyer serialises their checkouts: two simultaneous ones would both
 * use the last use of a coupon.
 * @throws POLICY if the buyer has to accept new terms first
 */
async function lockForCheckout(
  em: EntityManager,
  services: Services,
  buyerId: string,
  ids: readonly string[],
): Promise<void> {
  const [course] = await runSql<{ hasOverdueTerms: boolean }>(
    em,
    // PostgreSQL evaluates a condition that does not depend on the row first, so the buyer is locked before the courses
    sql`select c.id, ${hasOverdueTerms(services, sql`${buyerId}::uuid`)} as "hasOverdueTerms" from course c where c.id = any(${ids}::uuid[])
      and exists (select 1 from person where id = ${buyerId} for no key update) order by c.id for update of c`,
    'billing.lockCourses',
  );
  if (course?.hasOverdueTerms) throw policy('TERMS_NOT_ACCEPTED');
}
