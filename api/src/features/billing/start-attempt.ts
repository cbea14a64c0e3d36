import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { policy } from '../../platform/errors.ts';
import { gatewaysOf } from './gateways/index.ts';
import { mustBeOffered } from './gateways/offered.ts';
import { MAX_ATTEMPTS, type Order, PaymentAttempt, PaymentGateway, PaymentStatus } from './order.entity.ts';
import { queryPayment } from './payment.jobs.ts';
import { ASK_AFTER_END_SECONDS, ASK_AFTER_SECONDS } from './payment-schedule.ts';
import { ATTEMPT_MINUTES } from './settings.ts';
import { missingOf } from './suspense/matched.ts';

/**
 * The order's open attempt through this gateway, or a fresh one with a reference of its own; beginPayment does the rest.
 * It is of all of the price, or of what is missing beside the money that was matched to the order.
 * @param isFirst the order was made just now: it has none, and the one that is made falls to its request to begin
 */
export async function startAttempt(
  em: EntityManager,
  context: Context,
  order: Order,
  gateway: PaymentGateway,
  isFirst = false,
): Promise<PaymentAttempt> {
  const now = new Date();
  const amount = isFirst ? order.due : await missingOf(em, order);
  const isRest = amount !== order.due;
  if (isRest) mustBeOffered(context.services, gateway, amount);
  const open = isFirst ? undefined : await openAttempt(em, order, { gateway, amount }, now);
  if (open) return open;
  const { jobs, settings } = context.services;
  const attempt = em.create(PaymentAttempt, {
    order,
    gateway,
    reference: gatewaysOf(context.services).get(gateway).newReference(),
    amount,
    createdAt: now,
    begunAt: isFirst ? now : null,
    // A buyer who is asked for the rest has days for it, and a code for a transfer does not age
    expiresAt:
      isRest && gateway === PaymentGateway.VIETQR
        ? order.expiresAt
        : new Date(
            Math.min(now.getTime() + settings.get(ATTEMPT_MINUTES) * 60_000, order.expiresAt.getTime()),
          ),
  });
  await em.flush();
  const moments = [
    ...ASK_AFTER_SECONDS.map((seconds) => now.getTime() + seconds * 1000),
    attempt.expiresAt.getTime() + ASK_AFTER_END_SECONDS * 1000,
  ].map((moment) => new Date(moment));
  await jobs.sendAt(em, queryPayment, { attemptId: attempt.id }, moments);
  return attempt;
}

/** An attempt of the order that goes on; one that does not makes way. @throws POLICY where no other may follow it */
async function openAttempt(
  em: EntityManager,
  order: Order,
  { gateway, amount }: Pick<PaymentAttempt, 'gateway' | 'amount'>,
  now: Date,
): Promise<PaymentAttempt | undefined> {
  const open = await em.findOne(PaymentAttempt, {
    order,
    status: { $in: [PaymentStatus.CREATED, PaymentStatus.PENDING] },
  });
  if (open && open.gateway === gateway && open.amount === amount && open.expiresAt > now) return open;
  if (open) {
    open.status = PaymentStatus.EXPIRED;
    await em.flush();
  }
  if ((await em.count(PaymentAttempt, { order })) >= MAX_ATTEMPTS)
    throw policy('ATTEMPTS_USED_UP', { limit: MAX_ATTEMPTS, number: order.number });
  return undefined;
}
