import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { audit, IdempotencyKey, runOnce } from '../../operations/index.ts';
import { Order, OrderStatus, PaymentGateway, PaymentStatus } from '../../orders/index.ts';
import { beginPayment } from '../begin-payment.ts';
import { lockForPayment } from '../fulfil-order.ts';
import { getFulfilment } from '../fulfilments.ts';
import { PaymentAttempt } from '../payment-attempt.entity.ts';
import { resolveDoubt } from '../raise-doubt.ts';
import { lockItem } from './load-items.ts';
import { payFromSuspense } from './pay-from-suspense.ts';
import { requestRest } from './request-rest.ts';

@InputType({ description: 'Order to which unmatched money belongs.' })
export class MatchSuspenseInput {
  @Field(() => ID, { description: 'ID of the unmatched money.' })
  itemId!: string;
  @Field(() => ID, { description: 'ID of the order it belongs to.' })
  orderId!: string;
  @Field({ description: 'Evidence for the match, recorded in the audit log. 3 to 300 characters.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  reason!: string;
  @IdempotencyKey()
  idempotencyKey?: string | null;
}

/** States in which an order still accepts money. */
const WAITING: readonly OrderStatus[] = [
  OrderStatus.PENDING,
  OrderStatus.EXPIRED,
  OrderStatus.CANCELLED,
  OrderStatus.NEEDS_CHECK,
];

/**
 * Matches unmatched money to an order. The order is paid once its whole price is covered, by one or several
 * transfers. Less never opens a course, and the buyer is requested to pay the rest. A surplus stays unmatched as a
 * separate row.
 */
export async function matchSuspense(context: Context, input: MatchSuspenseInput): Promise<string> {
  const { itemId, orderId, idempotencyKey } = input;
  const reason = input.reason.trim();
  await runOnce(context, idempotencyKey, { itemId, orderId, reason }, async (em, viewer) => {
    if (!isUuid(orderId)) throw notFound();
    await lockForPayment(em, orderId);
    const item = await lockItem(em, itemId, orderId);
    const order = await em.findOne(Order, orderId);
    if (!order) throw notFound();
    if (order.buyer.id === viewer.id) throw policy('OWN_ORDER');
    if (!WAITING.includes(order.status)) throw conflict('ORDER_NOT_WAITING', { state: order.status });
    const lines = await order.lines.loadItems();
    if (await getFulfilment(order).findBlocker(em, order, lines)) throw conflict('ORDER_CANT_BE_PAID');
    const former = item.order?.id;
    item.match(order, em.getReference(User, viewer.id), reason);
    await em.flush();
    if (former && former !== order.id) await resolveDoubt(em, former);
    const missing = await payFromSuspense(em, context.services, order, item);
    const rest = missing > 0 ? await requestRest(em, context, order, missing) : undefined;
    if (missing > 0 && !rest) order.status = OrderStatus.NEEDS_CHECK;
    audit(em, context, {
      action: 'suspense.match',
      targetId: item.id,
      after: { number: order.number, amount: item.amount, missing, asked: !!rest },
      reason,
    });
    return item.id;
  });
  const [open] = await context.services.orm.em
    .fork()
    .find(PaymentAttempt, { order: orderId, gateway: PaymentGateway.VIETQR, status: PaymentStatus.CREATED });
  if (open) await beginPayment(context, open.id);
  return itemId;
}
