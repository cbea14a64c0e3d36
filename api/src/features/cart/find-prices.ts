import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { type Attribution, type Rates, ratesSql } from '../orders/index.ts';
import { type PricedLine, type PriceQuery, pricedLines } from './priced-lines.ts';

/** Current prices of courses, for a command. Courses that do not exist are omitted. */
export async function findPrices(
  em: EntityManager,
  viewerId: string,
  courseIds: readonly string[],
  couponId: string | null = null,
): Promise<PricedLine[]> {
  const basket = getBasket(viewerId, courseIds, couponId);
  // As JSON, since the driver returns a bigint as a string
  const found = await runSql<{ line: PricedLine }>(
    em,
    sql`select to_jsonb(l) as line from ${pricedLines(basket)} l`,
    couponId ? 'billing.pricesByCoupon' : 'billing.prices',
  );
  return found.map(({ line }) => line);
}

/** The current price of a course and the other facts that its sale depends on. */
export interface SaleLine extends PricedLine {
  readonly teacherId: string;
  /** Rates by attribution; null if the teacher has no seller profile. */
  readonly rates: Readonly<Record<Attribution, Rates>> | null;
}

/** Like {@link findPrices}, with the facts of a sale. */
export async function findSaleLines(
  em: EntityManager,
  buyerId: string,
  courseIds: readonly string[],
  couponId: string | null = null,
): Promise<SaleLine[]> {
  const prices = pricedLines(getBasket(buyerId, courseIds, couponId));
  const found = await runSql<{ line: SaleLine }>(
    em,
    sql`select to_jsonb(l) || jsonb_build_object('teacherId', taught.teacher_id, 'rates', (
        select jsonb_object_agg(by.who, to_jsonb(r)) from (values ('PLATFORM'), ('TEACHER')) by(who)
        cross join lateral ${ratesSql(sql`taught.teacher_id`, sql`by.who`, sql`now()`)} r)) as line
      from ${prices} l join course taught on taught.id = l."courseId" order by taught.id`,
    couponId ? 'billing.saleLinesByCoupon' : 'billing.saleLines',
  );
  return found.map(({ line }) => line);
}

const getBasket = (viewerId: string, courseIds: readonly string[], couponId: string | null): PriceQuery => ({
  courseIds: sql`${courseIds.filter(isUuid)}::uuid[]`,
  viewerId,
  couponId: couponId === null ? null : sql`${couponId}::uuid`,
});
