import type { EntityManager } from '@mikro-orm/postgresql';
import { workingDaysAfter } from '../../platform/i18n/dates.ts';
import type { Services } from '../../platform/process/services.ts';
import { Order, OrderStatus, type PaymentDoubt } from '../orders/index.ts';
import { notify } from '../support/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { DOUBT_WORKING_DAYS } from './settings.ts';
import { SuspenseItem } from './suspense/suspense-item.entity.ts';

interface DoubtedPayment {
  readonly em: EntityManager;
  readonly services: Services;
  readonly order: Order;
  readonly attempt: PaymentAttempt;
}

/**
 * Marks a payment as in doubt. Its unpaid order is set to NEEDS_CHECK. The buyer and everyone who may read orders are
 * notified once for each attempt, even if the gateway repeats its report. The caller has locked the order.
 */
export async function raiseDoubt(
  { em, services, order, attempt }: DoubtedPayment,
  doubt: PaymentDoubt,
  received: number | undefined,
): Promise<void> {
  // A paid order stays paid: only its second payment is in doubt
  if (!order.paidAt) order.status = OrderStatus.NEEDS_CHECK;
  attempt.doubt = doubt;
  attempt.received = received || null;
  const isNew = !attempt.doubtedAt;
  attempt.doubtedAt ??= new Date();
  attempt.answerBy ??= workingDaysAfter(attempt.doubtedAt, services.settings.get(DOUBT_WORKING_DAYS));
  await em.flush();
  if (!isNew) return;
  const { number, buyer } = order;
  const params = { number, doubt, answerBy: attempt.answerBy.toISOString() };
  await notify(em, services, buyer.id, {
    kind: 'PAYMENT_IN_DOUBT',
    params,
    link: `/payment/result?reference=${attempt.reference}`,
  });
  await notify(
    em,
    services,
    { may: 'order:read-any', except: buyer.id },
    {
      kind: 'PAYMENT_TO_CHECK',
      params: {
        ...params,
        gateway: attempt.gateway,
        expected: attempt.amount,
        received: attempt.received ?? 0,
      },
      link: `/admin/bills?search=${number}`,
    },
  );
}

/**
 * Ends the doubt about an order once none of its unmatched money is left. The buyer may buy the course again. The
 * caller has locked the order.
 */
export async function resolveDoubt(em: EntityManager, orderId: string): Promise<void> {
  if (await em.count(SuspenseItem, { order: orderId, leftAt: null })) return;
  const doubted = await em.find(PaymentAttempt, { order: orderId, doubt: { $ne: null } });
  for (const attempt of doubted) attempt.doubt = null;
  const order = await em.findOneOrFail(Order, orderId);
  // PENDING: the buyer was requested to pay the rest
  if (order.status === OrderStatus.NEEDS_CHECK || order.status === OrderStatus.PENDING) {
    await order.lines.loadItems();
    order.closeRefunded();
  }
  await em.flush();
}
