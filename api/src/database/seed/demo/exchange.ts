import type { EntityManager } from '@mikro-orm/postgresql';
import { revokeEnrolment } from '../../../features/learning/index.ts';
import { postExchange } from '../../../features/ledger/index.ts';
import { PaymentGateway, paidLine } from '../../../features/orders/index.ts';
import {
  nextRefundNumber,
  Refund,
  RefundReason,
  RefundStatus,
  RefundStepKind,
  recordSystemStep,
} from '../../../features/refunds/index.ts';
import { stableId } from './insert.ts';
import { type PlacedSale, paySale, placeSale } from './sale.ts';

const HOUR = 3_600_000;

/** Seeds a course bought by mistake a day ago, and the more expensive course that replaced it some hours later. */
export async function seedExchange(em: EntityManager, now: Date): Promise<void> {
  const sale = { name: 'by mistake', courses: ['ngu-phap-mat-goc'], gateway: PaymentGateway.VNPAY };
  const oldSale = await placeSale(em, { ...sale, at: new Date(now.getTime() - 27 * HOUR) });
  await paySale(em, oldSale);
  const { id: lineId, amount } = oldSale.lines[0]!;
  const newSale = await placeSale(em, {
    ...{ name: 'meant', courses: ['tieng-anh-giao-tiep'], gateway: PaymentGateway.MOMO },
    at: new Date(now.getTime() - 5 * HOUR),
    exchange: { lineId, credit: amount, buyerId: oldSale.order.buyer.id },
  });
  await paySale(em, newSale);
  await exchange(em, oldSale, newSale);
  em.clear();
}

/** Does the same as the server when the difference is paid (finish-exchange.ts), at that time. */
async function exchange(
  em: EntityManager,
  oldSale: PlacedSale,
  { order, lines, attempt }: PlacedSale,
): Promise<void> {
  const [line, at] = [oldSale.lines[0]!, order.paidAt!];
  const refund = em.create(Refund, {
    ...{ id: stableId('refund exchanged'), number: await nextRefundNumber(em), line, order: oldSale.order },
    ...{ buyer: line.buyer, teacher: line.teacher, course: line.course, requestedAt: at },
    ...{ status: RefundStatus.REQUESTED, reason: RefundReason.BOUGHT_BY_MISTAKE, amount: line.amount },
    ...{ exchanged: order.credit, exchangeOrderId: order.id, percentAtRequest: 0 },
  });
  refund.exchange();
  Object.assign(refund, { decidedAt: at, completedAt: at });
  oldSale.order.refund(line);
  recordSystemStep(em, refund, RefundStepKind.EXCHANGED);
  await em.flush();
  await em.execute('update refund_step set at = ? where refund_id = ?', [at, refund.id]);
  await revokeEnrolment(em, line.buyer.id, line.course.id);
  await postExchange(
    em,
    { refundId: refund.id, lineId: line.id, amount: line.amount, occurredAt: at },
    {
      ...{ orderId: order.id, gateway: attempt.gateway, lines: lines.map(paidLine) },
      ...{ credit: order.credit, occurredAt: at },
    },
  );
}
