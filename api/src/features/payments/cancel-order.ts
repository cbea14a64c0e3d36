import { LockMode } from '@mikro-orm/core';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getById } from '../../platform/db/index.ts';
import { audit } from '../operations/index.ts';
import { Order } from '../orders/index.ts';
import { assertMayCancel } from './order.policy.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { settlePending } from './pending-payments.ts';

/**
 * Cancels an unpaid order of the viewer: its courses can be bought again, its coupon use is returned (move_coupon_use),
 * and money that was matched to it becomes unmatched. Idempotent. The gateways are queried first, since an order that
 * is paid there cannot be cancelled. Only the order is locked, as by its expiry; a payment locks it last.
 * @throws NOT_FOUND
 * @throws CONFLICT, ORDER_NOT_WAITING
 */
export async function cancelOrder(context: Context, orderId: string): Promise<string> {
  const em = context.services.orm.em.fork();
  const { id } = await getById(em, Order, orderId, {}, { buyer: signedIn(context).id });
  await settlePending(context, [id]);
  await em.transactional(async (own) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const order = await own.findOneOrFail(Order, id, { lockMode, populate: ['lines'], refresh: true });
    if (order.cancelledAt) return;
    assertMayCancel(order);
    order.cancelByBuyer();
    const attempts = await own.find(PaymentAttempt, { order });
    for (const attempt of attempts) attempt.close(new Date());
    audit(own, context, { action: 'order.cancel', targetId: id, after: { number: order.number } });
  });
  return id;
}
