import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import type { SellerClass } from '../accounts/index.ts';
import type { Course } from '../catalog/index.ts';
import { type SaleRates, splitSale } from '../ledger/index.ts';
import type { Order, OrderLine } from './order.entity.ts';

/** What a sale depends on of a course. */
export type SoldCourse = Pick<Course, 'id' | 'title' | 'price' | 'teacher'>;

interface Rates extends SaleRates {
  sellerClass: SellerClass;
}

/** How a line came to its price. */
export interface LineTerms {
  /** What the coupon takes off the course’s price of the moment, in đồng. */
  readonly couponDiscount?: number;
  /** Whether the platform bears that. */
  readonly isPromoted?: boolean;
  /** Who brought the buyer. */
  readonly attribution?: 'PLATFORM' | 'TEACHER';
  readonly at?: Date;
}

/**
 * An order line with everything about the sale frozen: price, who brought the buyer, rates of commission and
 * tax as they are at `at`, and the parts that come of them. A coupon of the platform leaves the parts as they were.
 * @param price of the course at the moment, before a coupon
 */
export async function priceLine(
  em: EntityManager,
  order: Order,
  course: SoldCourse,
  price: number,
  { couponDiscount = 0, isPromoted = false, attribution = 'PLATFORM', at = new Date() }: LineTerms = {},
) {
  const rates = await findRates(em, course.teacher.id, attribution, at);
  if (!rates) throw new Error(`no rates for the teacher ${course.teacher.id}`);
  const { sellerClass, ...frozen } = rates;
  const amount = price - couponDiscount;
  const promotion = isPromoted ? couponDiscount : 0;
  const line: Partial<OrderLine> = {
    order,
    buyer: order.buyer,
    course: course as Course,
    teacher: course.teacher,
    title: course.title,
    listPrice: course.price,
    discount: course.price - amount,
    couponDiscount,
    promotion,
    amount,
    attribution,
    sellerClass,
    ...frozen,
    ...splitSale(amount + promotion, frozen),
    state: 'OPEN',
  };
  return line as OrderLine;
}

/**
 * The rates that hold for a sale of a teacher at a moment: a package may have a share of its own, which never raises that
 * of a sale that the teacher brought. Undefined for whoever does not sell.
 */
export async function findRates(
  em: EntityManager,
  teacherId: string,
  attribution: 'PLATFORM' | 'TEACHER',
  at: Date,
): Promise<Rates | undefined> {
  const [rates] = await runSql<Rates>(
    em,
    sql`select t.seller_class as "sellerClass",
       case when ${attribution} = 'PLATFORM' then coalesce(k.commission_bp, c.basis_points)
         else least(k.commission_bp, c.basis_points) end as "commissionBp",
       w.vat_bp as "vatBp", w.pit_bp as "pitBp"
     from teacher_profile t
     cross join lateral (select vat_bp, pit_bp from withholding_rate
       where seller_class = t.seller_class and valid_from <= ${at} order by valid_from desc limit 1) w
     cross join lateral (select basis_points from commission_rate
       where attribution = ${attribution} and valid_from <= ${at} order by valid_from desc limit 1) c
     join seller_package k on k.teacher_id = t.person_id
     where t.person_id = ${teacherId}`,
    'billing.rates',
  );
  return rates;
}
