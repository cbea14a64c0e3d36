import type { Context } from '../../graphql/context.ts';
import { derived, type Row, rows, type Sql, sql } from '../../graphql/read/index.ts';
import { Cart, CartCoupon, CartLine } from './cart.types.ts';
import { pricedLines } from './priced-lines.ts';

const OWN = 'The query reads only the viewer’s own cart, and prices are public.';
const buyable = sql`filter (where l.state = 'BUYABLE')`;

/**
 * A cart with its totals.
 * @param from one row of `course_ids` and `coupon_id`
 */
const cartFrom = (viewerId: string | null, from: Sql) =>
  derived(
    Cart,
    sql`select b.course_ids as "courseIds", b.coupon_id as "couponId", now() as "pricedAt", t.*
      from ${from} b cross join lateral (
        select coalesce(sum(l."listPrice") ${buyable}, 0)::bigint as "listTotal",
          coalesce(sum(l."listPrice" - l.price) ${buyable}, 0)::bigint as "saleDiscount",
          coalesce(sum(l."couponDiscount") ${buyable}, 0)::bigint as "couponDiscount",
          coalesce(sum(l.amount) ${buyable}, 0)::bigint as total,
          (count(*) ${buyable})::int as "buyableCount"
        from ${pricedLines({ courseIds: sql`b.course_ids`, viewerId, couponId: sql`b.coupon_id` })} l) t`,
    OWN,
  );

export const cartSource = (personId: string) =>
  cartFrom(
    personId,
    sql`(select array(select i.course_id from cart_item i where i.person_id = ${personId}) as course_ids,
      (select t.coupon_id from cart t where t.person_id = ${personId}) as coupon_id)`,
  );

/** Prices these courses as a guest's cart. A guest's browser stores the IDs. */
export const cartOfGuest = (courseIds: readonly string[]) =>
  cartFrom(null, sql`(select ${[...courseIds]}::uuid[] as course_ids, null::uuid as coupon_id)`);

/** Prices these courses as an order of the user, with or without a coupon. */
export const quoteSource = (personId: string, courseIds: readonly string[], couponId: string | null) =>
  cartFrom(personId, sql`(select ${[...courseIds]}::uuid[] as course_ids, ${couponId}::uuid as coupon_id)`);

export const linesSource = (cart: Row<Cart>, { viewer }: Context) => {
  const viewerId = viewer?.id ?? null;
  return rows(CartLine, (l) => ({ orderBy: sql`${l.addedAt} desc nulls last, ${l.courseId}` }), {
    from: sql`select p.*, p."courseId" as course, i.added_at as "addedAt", i.price_seen as "priceSeen"
        from ${pricedLines({ courseIds: cart.courseIds, viewerId, couponId: cart.couponId })} p
        left join cart_item i on i.course_id = p."courseId" and i.person_id = ${viewerId}`,
    skipVisibility: OWN,
  });
};

export const couponSource = (cart: Row<Cart>, { viewer }: Context) =>
  derived(
    CartCoupon,
    sql`select k.code, k.percent, k.amount, k.least_amount as "leastAmount", t.*
      from coupon k cross join lateral (
        select coalesce(sum(l."couponDiscount"), 0)::bigint as discount, (count(*) filter (where l."couponDiscount" > 0))::int as "courseCount",
          max(l."couponRefusal") as refusal
        from ${pricedLines({ courseIds: cart.courseIds, viewerId: viewer?.id ?? null, couponId: cart.couponId })} l) t
      where k.id = ${cart.couponId}`,
    OWN,
  );
