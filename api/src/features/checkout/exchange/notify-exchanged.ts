import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../../platform/process/services.ts';
import type { Order, OrderLine } from '../../orders/index.ts';
import type { Refund } from '../../refunds/index.ts';
import { notify } from '../../support/index.ts';
import { notifyTeachers } from '../notify-order-paid.ts';

interface Exchanged {
  readonly order: Order;
  readonly line: OrderLine;
  readonly refund: Refund;
  readonly taken: OrderLine;
}

/**
 * Notifies the buyer of the exchange and its amounts, the old course's teacher of the reversed sale, and the new
 * course's teacher of the new student.
 */
export async function notifyExchanged(
  em: EntityManager,
  services: Services,
  { order, line, refund, taken }: Exchanged,
): Promise<void> {
  await notify(em, services, order.buyer.id, {
    kind: 'COURSE_EXCHANGED',
    params: { from: line.title, course: taken.title, paid: order.due, returned: refund.rest },
    link: refund.rest > 0 ? `/dashboard/refunds/${refund.id}` : `/learning/${taken.course.id}`,
  });
  await notify(em, services, line.teacher.id, {
    kind: 'SALE_EXCHANGED',
    params: { course: line.title, amount: line.amount },
    link: `/teacher/refunds/${refund.id}`,
  });
  await notifyTeachers(em, services, [taken]);
}
