import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sql, sql } from '../../platform/db/index.ts';
import { conflict, notFound, policy } from '../../platform/errors/errors.ts';
import type { CouponRefusalName } from '../coupons/index.ts';
import { currentPrice } from '../courses/index.ts';
import { assertNotInDoubt } from '../orders/index.ts';

export interface PriceQuery {
  readonly courseIds: Sql;
  /** The buyer; null for a guest. */
  readonly viewerId: string | null;
  /** The coupon ID as SQL, which may evaluate to NULL. Null without a coupon, which gives a shorter statement. */
  readonly couponId: Sql | null;
}

export interface PricedLine {
  courseId: string;
  /** Null if the viewer must not see the course: it is not on sale, and the viewer never had it. */
  title: string | null;
  state: 'BUYABLE' | 'OWN_COURSE' | 'OWNED' | 'SUSPENDED' | 'IN_DOUBT' | 'NOT_ON_SALE' | 'GONE';
  listPrice: number;
  /** Before the coupon. */
  price: number;
  /** Days of access; null if access never ends. */
  accessDays: number | null;
  /** True if the buyer had the course before and that access has expired. */
  isRenewal: boolean;
  couponDiscount: number;
  amount: number;
  couponRefusal: CouponRefusalName | null;
}

/** Current price of a course `c`, for use in other statements. */
export const CURRENT_PRICE = currentPrice({
  price: sql`c.price`,
  salePrice: sql`c.sale_price`,
  saleEndsAt: sql`c.sale_ends_at`,
});

/**
 * The reason for which a coupon gives no discount now; NULL if it gives one. A use that an unpaid order of the buyer
 * has reserved does not count, since a new order replaces that one.
 */
const couponRefusalSql = (viewerId: string | null): Sql => sql`case
  when not k.is_active or k.ends_at <= now() then 'ENDED'
  when k.starts_at > now() then 'NOT_YET'
  when k.uses - own.waiting >= k.max_uses then 'USED_UP'
  when ${viewerId}::uuid is not null and own.taken >= k.max_uses_per_person then 'USED_BY_YOU'
  when s.covered = 0 then 'NOT_FOR_THESE'
  when s.covered < k.least_amount then 'LEAST_AMOUNT'
end`;

/** SQL for a coupon `k`: the courses that it covers, and its discount on each line. */
const couponSql = (couponId: Sql, viewerId: string | null) => ({
  id: sql`k.id`,
  inScope: sql`case k.scope when 'ALL' then true when 'TEACHER' then c.teacher_id = k.teacher_id
        when 'COURSE' then c.id = k.course_id and (k.owner_id is null or k.owner_id = c.teacher_id)
        when 'CATEGORY' then c.category_id in (select g.id from category g where k.category_id in (g.id, g.parent_id))
        else false end`,
  join: sql`left join coupon k on k.id = ${couponId}`,
  parted: sql`
  covered as (
    select line.*, case when in_scope and state = 'BUYABLE' then price else 0 end as covered from line),
  summed as (
    select covered.*, sum(covered) over (order by id) as until from covered),
  verdict as (
    select ${couponRefusalSql(viewerId)} as refusal, s.covered as total,
      case when k.percent is not null then div(s.covered * k.percent, 100) else least(k.amount, s.covered) end as discount
    from (select sum(covered) as covered, max(coupon_id::text)::uuid as coupon_id from covered) s
    join coupon k on k.id = s.coupon_id
    cross join lateral (
      select count(*) filter (where o.status = 'PENDING') as waiting,
        count(*) filter (where o.status <> 'PENDING') as taken
      from coupon_use u join orders o on o.id = u.order_id
      where u.coupon_id = k.id and u.person_id = ${viewerId} and u.state <> 'RETURNED') own),
  parted as (
    select l.*, v.refusal, case when v.refusal is null and v.total > 0
      then div(v.discount * l.until, v.total) - div(v.discount * (l.until - l.covered), v.total) else 0 end as taken_off
    from summed l left join verdict v on true)`,
});

/** The same SQL for a price without a coupon. */
const WITHOUT_COUPON: ReturnType<typeof couponSql> = {
  id: sql`null::uuid`,
  inScope: sql`false`,
  join: sql``,
  parted: sql`
  parted as (select line.*, null::text as refusal, 0 as taken_off from line)`,
};

/**
 * Current prices of courses and a coupon's discount on each. Cart and checkout compute all prices here. The coupon's
 * total discount is divided by cumulative floors in the order of the IDs, so that the parts add up to it. A teacher's
 * coupon gives no discount on a course that has been transferred to another teacher, whose earnings it would reduce.
 */
export const pricedLines = ({ courseIds, viewerId, couponId }: PriceQuery): Sql => {
  const coupon = couponId ? couponSql(couponId, viewerId) : WITHOUT_COUPON;
  return sql`(
  with line as (
    select c.id, c.title, c.price as list_price, ${CURRENT_PRICE} as price, ${coupon.id} as coupon_id, c.access_days,
      coalesce(e.access = 'EXPIRED', false) as is_renewal, case
        when c.teacher_id = ${viewerId} then 'OWN_COURSE'
        when e.access = 'ACTIVE' then 'OWNED'
        when e.access = 'SUSPENDED' then 'SUSPENDED'
        when c.published_at is null or c.visibility = 'PRIVATE' or c.status = 'ARCHIVED' then 'GONE'
        when c.status <> 'PUBLISHED' then 'NOT_ON_SALE'
        when exists (select 1 from order_line l join orders o on o.id = l.order_id
          where l.course_id = c.id and o.buyer_id = ${viewerId} and o.status = 'NEEDS_CHECK') then 'IN_DOUBT'
        else 'BUYABLE' end as state,
      c.status = 'PUBLISHED' or e.course_id is not null or c.teacher_id = ${viewerId} as is_known,
      ${coupon.inScope} as in_scope
    from course c
    left join course_student e on e.course_id = c.id and e.student_id = ${viewerId}
    ${coupon.join}
    where c.id = any(${courseIds})),${coupon.parted}
  select id as "courseId", state, case when is_shown then title end as title,
    case when is_shown then list_price else 0 end as "listPrice", case when is_shown then price else 0 end as price,
    case when is_shown then access_days end as "accessDays", is_renewal as "isRenewal", taken_off::bigint as "couponDiscount",
    case when is_shown then price - taken_off else 0 end::bigint as amount, refusal as "couponRefusal"
  from (select parted.*, coalesce(is_known and state <> 'GONE', false) as is_shown from parted) shown order by id)`;
};

/** @throws the reason for which the buyer cannot buy the course now */
export async function assertBuyable(
  em: EntityManager,
  buyerId: string,
  line: PricedLine | undefined,
): Promise<void> {
  switch (line?.state) {
    case 'BUYABLE':
      return;
    case 'OWN_COURSE':
      throw policy('OWN_COURSE');
    case 'OWNED':
      throw conflict('ALREADY_OWNED');
    case 'SUSPENDED':
      throw conflict('ENROLMENT_SUSPENDED');
    case 'IN_DOUBT':
      return assertNotInDoubt(em, buyerId, line.courseId);
    case 'NOT_ON_SALE':
      throw policy('NOT_ON_SALE');
    default:
      // Courses that were never public do not exist for other users
      throw notFound();
  }
}
