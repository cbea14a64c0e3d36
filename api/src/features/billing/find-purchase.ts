import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { notFound, policy } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import { cartCourses } from './cart/change-cart.ts';
import { findSaleLines, type SaleLine } from './cart/find-prices.ts';
import { mustBeBuyable } from './cart/must-be-buyable.ts';
import { couponByCode } from './coupons/find-coupon.ts';
import { mustApply } from './coupons/must-apply.ts';
import { inTheWayAhead } from './money-on-its-way.ts';
import { orderNumberAhead } from './order-number.ts';
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

/** What a checkout is about, as it is found under the locks of the buyer and the courses. */
export interface Seen {
  /** Of the courses. */
  readonly ids: readonly string[];
  /** Whether the input names them; otherwise they are those of the cart. */
  readonly isNamed: boolean;
  /** So many courses, also those whose ids can’t be any. */
  readonly wanted: number;
  readonly inTheWay: () => Promise<string[]>;
  /** For the order, if one is made. */
  readonly number: () => Promise<string>;
  /** The courses at the prices of now; undefined with a coupon, which is locked before they are read. */
  readonly lines: readonly SaleLine[] | undefined;
}

/**
 * Locks and reads in one packet. Courses are locked in the order of their ids, then the orders that make way, then
 * the coupon ({@link findPurchase}): the order that everything else keeps, too (settle-payment.ts).
 */
export async function lookAt(em: EntityManager, buyerId: string, input: Wanted): Promise<Seen> {
  const courses = named(input);
  const wanted = courses ?? (await cartCourses(em, buyerId));
  const ids = wanted.filter(isUuid);
  await lockCourses(em, buyerId, ids);
  const couponCode = couponOf(input);
  const inTheWay = await inTheWayAhead(em, { buyerId, courseIds: ids, couponCode });
  const number = await orderNumberAhead(em);
  const lines = couponCode ? undefined : await findSaleLines(em, buyerId, ids);
  return { ids, isNamed: !!courses, wanted: wanted.length, inTheWay, number, lines };
}

/** What is bought, once nothing stands in the way. */
export async function findPurchase(
  em: EntityManager,
  context: Context,
  input: Wanted,
  seen: Seen,
  { isSettled }: { readonly isSettled: boolean },
): Promise<Purchase> {
  const { id: buyerId } = signedIn(context);
  const { ids, isNamed, wanted } = seen;
  const open = await openOrders(em, await seen.inTheWay());
  if (open.length > 0 && !isSettled) throw new InTheWay(open.map((order) => order.id));
  const code = couponOf(input);
  const coupon = code ? await couponByCode(em, code, true) : undefined;
  const priced = seen.lines ?? (await findSaleLines(em, buyerId, ids, coupon?.id));
  if (isNamed && priced.length < wanted) throw notFound();
  // Of a whole cart what can't be bought stays in it; what was named is bought or refused
  const lines = isNamed ? priced : priced.filter(({ state }) => state === 'BUYABLE');
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
    { later: true, genericPlan: true },
  );
}
