import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getValue, sql } from '../../platform/db/index.ts';
import { AppError, notFound, unavailable } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { type GatewayAnswer, Order, PaymentStatus } from '../orders/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { CHECK_PAUSE_SECONDS } from './payment-schedule.ts';
import { settlePending } from './pending-payments.ts';
import { claimQuery, runClaimedQuery } from './query-gateway.ts';

export interface PaymentCheck {
  readonly attemptId: string;
  /** Null if the payment was already decided, so that the gateway was not queried. */
  readonly answer: GatewayAnswer | null;
}

/**
 * Queries the gateway about the open or latest payment of the buyer's order immediately instead of at its next
 * scheduled time. Of simultaneous requests only one queries.
 * @throws RATE_LIMITED, CHECKED_JUST_NOW
 * @throws UNAVAILABLE, PAYMENT_NOT_CHECKED
 */
export async function checkPayment(context: Context, orderId: string): Promise<PaymentCheck> {
  const { services } = context;
  const em = services.orm.em.fork();
  const buyer = signedIn(context).id;
  const order = isUuid(orderId) && (await em.findOne(Order, { id: orderId, buyer }));
  const attempt = order && (await currentAttempt(em, order));
  if (!attempt) throw notFound();
  if (attempt.status === PaymentStatus.SUCCEEDED || attempt.status === PaymentStatus.FAILED)
    return { attemptId: attempt.id, answer: null };
  if (!(await claimQuery(em, attempt.id, CHECK_PAUSE_SECONDS)))
    throw new AppError('CHECKED_JUST_NOW', { facts: { retryAfter: await secondsToWait(em, attempt.id) } });
  try {
    const answer = await runClaimedQuery(services, attempt);
    // The buyer may have paid an attempt and replaced it
    await settlePending(context, [order.id]);
    return { attemptId: attempt.id, answer };
  } catch (error) {
    services.log.warn(
      { err: error, gateway: attempt.gateway },
      'a gateway did not respond about a payment; the buyer may check again later',
    );
    throw unavailable('PAYMENT_NOT_CHECKED', { number: order.number, retryAfter: CHECK_PAUSE_SECONDS });
  }
}

/** The open attempt, which the buyer may have resumed, or the latest one. */
async function currentAttempt(em: EntityManager, order: Order): Promise<PaymentAttempt | undefined> {
  const attempts = await em.find(PaymentAttempt, { order }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  return attempts.find(({ isOpen }) => isOpen) ?? attempts[0];
}

async function secondsToWait(em: EntityManager, attemptId: string): Promise<number> {
  return getValue<number>(
    em,
    sql`select greatest(1, ceil(extract(epoch from asked_at - now()) + ${CHECK_PAUSE_SECONDS}::int))::int as wait
     from payment_attempt where id = ${attemptId}`,
  );
}
