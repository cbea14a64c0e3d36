import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import type { SellerClass } from '../accounts/index.ts';
import type { Course } from '../courses/index.ts';
import { type SaleRates, splitSale, withholdingSql } from '../ledger/index.ts';
import type { Order, OrderLine } from './order.entity.ts';

export type Attribution = OrderLine['attribution'];

export interface Rates extends SaleRates {
  readonly sellerClass: SellerClass;
}

export interface SoldCourse {
  readonly title: string;
  readonly listPrice: number;
  /** The current price, before a coupon. */
  readonly price: number;
}

export interface LineTerms {
  /** Coupon discount on the current price, in đồng. */
  readonly couponDiscount?: number;
  /** True if the platform bears the coupon discount. */
  readonly isPromoted?: boolean;
  readonly attribution?: Attribution;
}

/**
 * The frozen terms of a sale: price, attribution, commission and tax rates, and the resulting shares. A platform
 * coupon does not change the shares.
 */
export function freezeTerms(
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

export async function priceLine(
  em: EntityManager,
  order: Order,
  course: Pick<Course, 'id' | 'title' | 'price' | 'accessDays' | 'teacher'>,
  price: number,
  { at = new Date(), ...terms }: LineTerms & { readonly at?: Date } = {},
) {
  const { title, price: listPrice, teacher } = course;
  const rates = await findRates(em, teacher.id, terms.attribution ?? 'PLATFORM', at);
  if (!rates) throw new Error(`the teacher ${teacher.id} has no seller profile`);
  const frozen = freezeTerms({ title, listPrice, price }, rates, terms);
  const line: Partial<OrderLine> = {
    ...{ order, buyer: order.buyer, course: course as Course, teacher },
    ...frozen,
    accessDays: course.accessDays ?? null,
    state: 'OPEN',
  };
  return line as OrderLine;
}

/**
 * Rates of a teacher's sale at a given time. A package may have its own commission, which never raises that of a sale
 * that the teacher brought. In an academy, the commission is the whole price, and nothing is withheld, because nobody else
 * sells. No row if the teacher has no seller profile.
 */
export const ratesSql = (teacherId: Sql, attribution: Sql, at: Sql): Sql =>
  sql`(select t.seller_class as "sellerClass",
       case when k.is_academy or ${attribution} = 'PLATFORM' then coalesce(k.commission_bp, c.basis_points)
         else least(k.commission_bp, c.basis_points) end as "commissionBp",
       case when k.is_academy then 0 else w.vat_bp end as "vatBp",
       case when k.is_academy then 0 else w.pit_bp end as "pitBp"
     from teacher_profile t
     cross join lateral (${withholdingSql(sql`t.seller_class`, sql`t.is_resident`, at)}) w
     cross join lateral (select basis_points from commission_rate
       where attribution = ${attribution} and valid_from <= ${at} order by valid_from desc limit 1) c
     join seller_package k on k.teacher_id = t.person_id
     where t.person_id = ${teacherId})`;

/** @returns undefined if the teacher has no seller profile */
export async function findRates(
  em: EntityManager,
  teacherId: string,
  attribution: Attribution,
  at: Date,
): Promise<Rates | undefined> {
  const [rates] = await runSql<Rates>(
    em,
    sql`select r.* from ${ratesSql(sql`${teacherId}`, sql`${attribution}::text`, sql`${at}`)} r`,
    'billing.rates',
  );
  return rates;
}

/** The platform's current commission by attribution, in basis points. */
export const commissionRate = (attribution: 'PLATFORM' | 'TEACHER'): Sql =>
  sql`(select basis_points from commission_rate where attribution = ${attribution} and valid_from <= now()
    order by valid_from desc limit 1)`;
