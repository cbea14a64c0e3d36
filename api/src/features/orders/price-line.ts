import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { SellerClass } from '../accounts/index.ts';
import type { Course } from '../courses/index.ts';
import { type SaleRates, splitSale } from '../ledger/index.ts';
import type { Order, OrderLine } from './order.entity.ts';

/** Who brought the buyer: the platform, or a link or coupon of the teacher. */
export type Attribution = OrderLine['attribution'];

export interface Rates extends SaleRates {
  readonly sellerClass: SellerClass;
}

/** What a sale depends on of a course. */
export interface SoldCourse {
  readonly title: string;
  readonly listPrice: number;
  /** At the moment, before a coupon. */
  readonly price: number;
}

/** How a line came to its price. */
export interface LineTerms {
  /** What the coupon takes off the course’s price of the moment, in đồng. */
  readonly couponDiscount?: number;
  /** Whether the platform bears that. */
  readonly isPromoted?: boolean;
  readonly attribution?: Attribution;
}

/**
 * What is frozen of a sale: price, who brought the buyer, rates of commission and tax, and the parts that come of them.
 * A coupon of the platform leaves the parts as they were.
 */
export function frozenLine(
  { title, listPrice, price }: SoldCourse,
  { sellerClass, ...rates }: Rates,
  { couponDiscount = 0, isPromoted = false, attribution = 'PLATFORM' }: LineTerms,
) {
  const amount = price - couponDiscount;
  const promotion = isPromoted ? couponDiscount : 0;
  return {
    title,
    listPrice,
    discount: listPrice - amount,
    couponDiscount,
    promotion,
    amount,
    attribution,
    sellerClass,
    ...rates,
    ...splitSale(amount + promotion, rates),
  };
}

/** An order line of a course with everything about the sale frozen, by the rates as they are at `at`. */
export async function priceLine(
  em: EntityManager,
  order: Order,
  course: Pick<Course, 'id' | 'title' | 'price' | 'accessDays' | 'teacher'>,
  price: number,
  { at = new Date(), ...terms }: LineTerms & { readonly at?: Date } = {},
) {
  const { title, price: listPrice, teacher } = course;
  const rates = await findRates(em, teacher.id, terms.attribution ?? 'PLATFORM', at);
  if (!rates) throw new Error(`no rates for the teacher ${teacher.id}`);
  const frozen = frozenLine({ title, listPrice, price }, rates, terms);
  const line: Partial<OrderLine> = {
    ...{ order, buyer: order.buyer, course: course as Course, teacher },
    ...frozen,
    accessDays: course.accessDays ?? null,
    state: 'OPEN',
  };
  return line as OrderLine;
}

/**
 * The rates that hold for a sale of a teacher at a moment: a package may have a share of its own, which never raises that
 * of a sale that the teacher brought. No row for whoever does not sell.
 */
export const ratesOf = (teacherId: Sql, attribution: Sql, at: Sql): Sql =>
  sql`(select t.seller_class as "sellerClass",
       case when ${attribution} = 'PLATFORM' then coalesce(k.commission_bp, c.basis_points)
         else least(k.commission_bp, c.basis_points) end as "commissionBp",
       w.vat_bp as "vatBp", w.pit_bp as "pitBp"
     from teacher_profile t
     cross join lateral (select vat_bp, pit_bp from withholding_rate
       where seller_class = t.seller_class and valid_from <= ${at} order by valid_from desc limit 1) w
     cross join lateral (select basis_points from commission_rate
       where attribution = ${attribution} and valid_from <= ${at} order by valid_from desc limit 1) c
     join seller_package k on k.teacher_id = t.person_id
     where t.person_id = ${teacherId})`;

/** The same for a command; undefined for whoever does not sell. */
export async function findRates(
  em: EntityManager,
  teacherId: string,
  attribution: Attribution,
  at: Date,
): Promise<Rates | undefined> {
  const [rates] = await runSql<Rates>(
    em,
    sql`select r.* from ${ratesOf(sql`${teacherId}`, sql`${attribution}::text`, sql`${at}`)} r`,
    'billing.rates',
  );
  return rates;
}

/** The platform's share of a sale now, in basis points, by who brought the buyer. */
export const commissionRate = (attribution: 'PLATFORM' | 'TEACHER'): Sql =>
  sql`(select basis_points from commission_rate where attribution = ${attribution} and valid_from <= now()
    order by valid_from desc limit 1)`;
