import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { type Order, PaymentGateway, PaymentStatus } from '../orders/index.ts';
import { type AttemptFacts, paymentRequest } from './begin-payment.ts';
import type { BegunPayment } from './gateways/gateway.ts';
import { assertOffered, getGateways } from './gateways/index.ts';
import { followPayment } from './payment.jobs.ts';
import { MAX_ATTEMPTS, PaymentAttempt } from './payment-attempt.entity.ts';
import { nextQueryAt } from './payment-schedule.ts';
import { ATTEMPT_MINUTES } from './settings.ts';
import { countMissing } from './suspense/load-items.ts';

export type StartedAttempt = AttemptFacts & { readonly id: string };

/**
 * Returns the order's open attempt through this gateway, or creates one with its own reference. It is already begun
 * if the gateway needs no call; otherwise the caller calls beginPayment. Its amount is the whole price, or the rest
 * that matched money does not cover.
 * @param isFirst true for a new order: it has no attempt yet, and its request must begin the new one
 */
export async function startAttempt(
  em: EntityManager,
  context: Context,
  order: Order,
  gateway: PaymentGateway,
  isFirst = false,
): Promise<StartedAttempt> {
  const now = new Date();
  const { services } = context;
  const amount = isFirst ? order.due : await countMissing(em, order);
  const isRest = amount !== order.due;
  if (isRest) assertOffered(services, gateway, amount);
  const open = isFirst ? undefined : await findOpenAttempt(em, order, { gateway, amount }, now);
  if (open) return open;
  const port = getGateways(services).get(gateway);
  const end = Math.min(
    now.getTime() + services.settings.get(ATTEMPT_MINUTES) * 60_000,
    order.expiresAt.getTime(),
  );
  const attempt: AttemptFacts = {
    order,
    gateway,
    reference: port.newReference(),
    amount,
    status: port.sign ? PaymentStatus.PENDING : PaymentStatus.CREATED,
    createdAt: now,
    // A buyer who was requested to pay the rest has days for it, and a transfer code does not expire
    expiresAt: isRest && gateway === PaymentGateway.VIETQR ? order.expiresAt : new Date(end),
  };
  const begun = port.sign?.(paymentRequest(context, attempt));
  const started = { ...attempt, id: randomUUIDv7() };
  await insertAttempt(em, order, started, { begun, begunAt: isFirst || begun ? now : null });
  const startAfter = nextQueryAt(attempt, now)!;
  await services.jobs.send(em, followPayment, { attemptId: started.id }, { startAfter });
  return started;
}

async function insertAttempt(
  em: EntityManager,
  { id: orderId }: Order,
  { id, gateway, reference, amount, status, createdAt, expiresAt }: StartedAttempt,
  { begun, begunAt }: { readonly begun: BegunPayment | undefined; readonly begunAt: Date | null },
): Promise<void> {
  const transfer = begun?.transfer ? JSON.stringify(begun.transfer) : null;
  await runSql(
    em,
    sql`insert into payment_attempt (id, order_id, gateway, reference, amount, status, pay_url, transfer, created_at, begun_at, expires_at)
      values (${id}, ${orderId}, ${gateway}, ${reference}, ${amount}, ${status}, ${begun?.payUrl ?? null}, ${transfer}::jsonb,
        ${createdAt}, ${begunAt}, ${expiresAt})`,
    'billing.startAttempt',
  );
}

/**
 * The order's attempt through this gateway, if it can be continued, even after the buyer had replaced it: another
 * reference at the same gateway could be paid besides. An open attempt through another gateway is replaced.
 * @throws POLICY if the order has reached its maximum of attempts
 */
async function findOpenAttempt(
  em: EntityManager,
  order: Order,
  { gateway, amount }: Pick<PaymentAttempt, 'gateway' | 'amount'>,
  now: Date,
): Promise<PaymentAttempt | undefined> {
  const attempts = await em.find(PaymentAttempt, { order }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  const same = attempts.find(
    (attempt) =>
      attempt.gateway === gateway &&
      attempt.amount === amount &&
      attempt.expiresAt > now &&
      (attempt.isOpen || (attempt.status === PaymentStatus.REPLACED && !!attempt.payUrl)),
  );
  if (same?.isOpen) return same;
  for (const attempt of attempts) attempt.close(now);
  // The index allows one open attempt
  await em.flush();
  if (same) {
    same.status = PaymentStatus.PENDING;
    await em.flush();
    return same;
  }
  if (attempts.length >= MAX_ATTEMPTS)
    throw policy('ATTEMPTS_USED_UP', { limit: MAX_ATTEMPTS, number: order.number });
  return undefined;
}
