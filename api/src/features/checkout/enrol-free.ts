import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { enrolStudent } from '../learning/index.ts';
import { postSale } from '../ledger/index.ts';
import { type Order, paidLine } from '../orders/index.ts';
import { removeBoughtCourses } from './fulfil-courses.ts';
import { notifyEnrolled } from './notify-order-paid.ts';
import { getEnrolmentTerms } from './sale-terms.ts';

/** Gateway of orders with nothing to pay. No posting uses its account, since no money is received through it. */
export const NO_GATEWAY = 'NONE';

/**
 * Enrols the buyer of an order with nothing to pay.
 * @returns the enrolment ID if the order has one course
 */
export async function enrolFree(
  em: EntityManager,
  { services }: Context,
  order: Order,
): Promise<string | null> {
  const lines = await order.lines.loadItems();
  const enrolments: string[] = [];
  for (const line of lines) {
    enrolments.push(await enrolStudent(em, order.buyer.id, line.course.id, getEnrolmentTerms(line)));
    await notifyEnrolled(em, services, order.buyer.id, line);
  }
  await removeBoughtCourses(em, order, lines);
  // The platform owes teachers the discount of its coupons even without a payment; no gateway is involved
  const promoted = lines.filter(({ promotion }) => promotion > 0);
  if (promoted.length > 0)
    await postSale(em, { orderId: order.id, gateway: NO_GATEWAY, lines: promoted.map(paidLine) });
  return enrolments.length === 1 ? enrolments[0]! : null;
}
