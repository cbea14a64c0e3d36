import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { adjustEInvoice } from '../e-invoices/index.ts';
import { suspendEnrolment } from '../learning/index.ts';
import type { Order, OrderLine } from '../orders/index.ts';
import type { sealedAccount } from './bank-account.ts';
import { lockPurchase } from './load-refund.ts';
import { recordSystemStep } from './record-step.ts';
import { Refund, RefundReason, RefundStatus, RefundStepKind } from './refund.entity.ts';
import { sendRefund } from './refund.jobs.ts';
import { refundRight } from './refund-right.ts';
import { isFrequent, nextRefundNumber } from './request-refund.ts';
import { revokeCourse } from './revoke-course.ts';

/**
 * Returns the course that an order was exchanged for. The part of its money that does not pay the order is sent after
 * the commit. The caller has locked everything.
 * @param account target of that part, instead of the original payment method
 */
export async function refundByExchange(
  em: EntityManager,
  services: Services,
  { id: exchangeOrderId, exchangedLineId, credit }: Order,
  account: ReturnType<typeof sealedAccount>,
): Promise<{ refund: Refund; line: OrderLine }> {
  const { line, order } = (await lockPurchase(em, exchangedLineId!))!;
  const right = await refundRight(em, line.id);
  const refund = em.create(Refund, {
    number: await nextRefundNumber(em),
    line,
    order,
    buyer: line.buyer,
    teacher: line.teacher,
    course: line.course,
    status: RefundStatus.REQUESTED,
    reason: RefundReason.BOUGHT_BY_MISTAKE,
    amount: line.amount,
    exchanged: credit,
    exchangeOrderId,
    percentAtRequest: right?.percent ?? 0,
    isFlagged: await isFrequent(em, services.settings, line.buyer.id),
    ...account,
  });
  refund.exchange();
  order.refund(line);
  await em.flush();
  recordSystemStep(em, refund, RefundStepKind.EXCHANGED);
  await adjustEInvoice(em, services, { lineId: line.id, amount: refund.amount, refundId: refund.id });
  if (refund.rest > 0) {
    // If a later purchase followed, the access of this one has ended
    if (!line.endedAt) await suspendEnrolment(em, line.buyer.id, line.course.id);
    await services.jobs.send(em, sendRefund, { refundId: refund.id });
  } else await revokeCourse(em, line);
  return { refund, line };
}
