import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../../platform/process/services.ts';
import type { Order } from '../../orders/index.ts';
import { fulfilOrder } from '../fulfil-order.ts';
import { PaymentAttempt } from '../payment-attempt.entity.ts';
import { findMatchedItems, getSum } from './load-items.ts';
import { SuspenseReason } from './suspense.enums.ts';
import { SuspenseItem } from './suspense-item.entity.ts';

/**
 * Pays an order from the money matched to it, of which `item` is the latest. A surplus stays unmatched as a separate
 * row. The caller has locked everything and checked that nothing prevents the payment.
 * @returns the missing amount in đồng; if it is not 0, nothing was changed
 */
export async function payFromSuspense(
  em: EntityManager,
  services: Services,
  order: Order,
  item: SuspenseItem,
): Promise<number> {
  const matched = await findMatchedItems(em, order.id);
  const rest = getSum(matched) - order.due;
  if (rest < 0) return -rest;
  if (rest > 0) {
    item.amount -= rest;
    const { gateway, transaction, reference, content, payer, payerAccount, receivedAt, needsSecondPerson } =
      item;
    em.create(SuspenseItem, {
      ...{ gateway, reference, content, payer, payerAccount, receivedAt, order, needsSecondPerson },
      transaction: `${transaction}#rest`,
      amount: rest,
      reason: SuspenseReason.REST,
    });
  }
  for (const each of matched) each.leftAt = new Date();
  const attempts = await em.find(PaymentAttempt, { order }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  for (const attempt of attempts) attempt.doubt = null;
  const payment = { gateway: item.gateway, attempt: attempts.at(-1), isFromSuspense: true };
  await fulfilOrder(em, services, order, payment);
  return 0;
}
