import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { notFound, policy } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import { cartCourses } from './cart/change-cart.ts';
import { findSaleLines } from './cart/find-prices.ts';
import { mustBeBuyable } from './cart/must-be-buyable.ts';
import { couponByCode } from './coupons/find-coupon.ts';
import { mustApply } from './coupons/must-apply.ts';
import { findInTheWay } from './money-on-its-way.ts';
import { openOrders, type Purchase } from './place-order.ts';
import { findLink } from './teacher-link/find-link.ts';

/** What is to be bought: one course, several, or where neither is named those of the cart. */
export interface Wanted {
  readonly courseId?: string | null | undefined;
  readonly courseIds?: readonly string[] | null | undefined;
  readonly couponCode?: string | null | undefined;
}

/** Ends a transaction so that gateways can be asked about payments of these orders, which is done outside of any. */
export class InTheWay extends Error {
  constructor(readonly orders: readonly string[]) {
    super('payments of these orders may be on their way');
  }
}

/** The courses that the input names, each once. */
export const named = ({ courseId, courseIds }: Wanted): string[] | undefined =>
  courseId ? [courseId] : courseIds ? [...new Set(courseIds)] : undefined;

/**
 * What is bought, once nothing stands in the way. Locks the courses in the order of their ids, then the orders that make
 * way, then the coupon: the order that everything else keeps, too (settle-payment.ts).
 * @throws InTheWay where gateways have to be asked first
 */
export async function findPurchase(
  em: EntityManager,
  context: Context,
  input: Wanted,
  { isSettled }: { readonly isSettled: boolean },
): Promise<Purchase> {
  const { id: buyerId } = signedIn(context);
  const courses = named(input);
  const wanted = courses ?? (await cartCourses(em, buyerId));
  const ids = wanted.filter(isUuid);
  await lockCourses(em, buyerId, ids);
  const code = couponOf(input);
  const inTheWay = await findInTheWay(em, { buyerId, courseIds: ids, couponCode: code });
  const open = await openOrders(em, inTheWay);
  if (open.length > 0 && !isSettled) throw new InTheWay(open.map((order) => order.id));
  const coupon = code ? await couponByCode(em, code, true) : undefined;
  const priced = await findSaleLines(em, buyerId, ids, coupon?.id);
  if (courses && priced.length < wanted.length) throw notFound();
  // Of a whole cart what can't be bought stays in it; what was named is bought or refused
  const lines = courses ? priced : priced.filter(({ state }) => state === 'BUYABLE');
  if (lines.length === 0) throw policy('CART_EMPTY');
  for (const line of lines) await mustBeBuyable(em, buyerId, line);
  if (coupon) mustApply(coupon, lines);
  return {
    buyerId,
    lines,
    coupon,
    link: await findLink(em, context, buyerId),
    open,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}

export const couponOf = ({ couponCode }: Wanted): string | undefined => couponCode?.trim() || undefined;

/**
 * Locks the buyer, then the courses. A buyer’s checkouts follow one another: two at once would both count on the last use
 * of a coupon.
 */
async function lockCourses(em: EntityManager, buyerId: string, ids: readonly string[]): Promise<void> {
  await runSql(
    em,
    // What does not depend on the row is found out before the first one is locked
    sql`select c.id from course c where c.id = any(${ids}::uuid[])
      and exists (select 1 from person where id = ${buyerId} for no key update) order by c.id for update of c`,
    'billing.lockCourses',
  );
}
