import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { unavailable } from '../../platform/errors/errors.ts';
import { type Order, PaymentStatus } from '../orders/index.ts';
import { AlreadyBegun, type PaymentRequest } from './gateways/gateway.ts';
import { getGateways } from './gateways/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';

/** A request to the gateway that has not finished after this time, in seconds, is considered failed. */
const CLAIM_SECONDS = 30;
/** Maximum time for which a second request waits for the first one, in milliseconds. */
const MAX_WAIT_MS = 10_000;

export type AttemptFacts = Pick<
  PaymentAttempt,
  'gateway' | 'reference' | 'amount' | 'status' | 'createdAt' | 'expiresAt'
> & { readonly order: Pick<Order, 'number'> };

/**
 * Registers an attempt with its gateway and stores the URL where the buyer pays. Of simultaneous requests one calls
 * the gateway, the others wait for its result. Not called in transactions. Returns immediately if the attempt is
 * already begun, as it is from its creation if the gateway needs no call (startAttempt).
 * @param claimed the attempt, if this request created it and no other request can begin it
 * @throws UNAVAILABLE, GATEWAY_UNREACHABLE: the attempt is unchanged, and the client may repeat the checkout
 */
export async function beginPayment(
  context: Context,
  attemptId: string,
  claimed?: AttemptFacts,
): Promise<void> {
  if (claimed?.status === PaymentStatus.PENDING) return;
  const em = context.services.orm.em.fork();
  const attempt = claimed ?? (await claimAttempt(em, attemptId));
  if (!attempt) return;
  const begun = await beginAtGateway(context, attempt).catch(async (error: unknown) => {
    if (error instanceof AlreadyBegun) return undefined;
    context.services.log.warn(
      { err: error, gateway: attempt.gateway },
      'a gateway did not accept a new payment; the buyer may retry',
    );
    await runSql(
      em,
      sql`update payment_attempt set begun_at = null where id = ${attemptId}`,
      'billing.notBegun',
    );
    throw unreachable();
  });
  // It may still be paid there, so queries about it continue; the next checkout creates another attempt
  if (!begun)
    return void (await runSql(
      em,
      sql`update payment_attempt set status = 'EXPIRED' where id = ${attemptId} and status = 'CREATED'`,
      'billing.begunBefore',
    ));
  // A notification may have arrived first, and an attempt only moves forward
  await runSql(
    em,
    sql`update payment_attempt set status = 'PENDING', pay_url = ${begun.payUrl}, transfer = ${begun.transfer ? JSON.stringify(begun.transfer) : null}::jsonb where id = ${attemptId} and status = 'CREATED'`,
    'billing.begun',
  );
}

/**
 * Claims the attempt for this request.
 * @returns undefined if another request has begun it
 */
async function claimAttempt(em: EntityManager, attemptId: string): Promise<PaymentAttempt | undefined> {
  for (const started = Date.now(); !(await claim(em, attemptId)); await pause(50)) {
    const { status } = await em.findOneOrFail(PaymentAttempt, attemptId, { refresh: true });
    if (status !== PaymentStatus.CREATED) return undefined;
    if (Date.now() - started > MAX_WAIT_MS) throw unreachable();
  }
  return em.findOneOrFail(PaymentAttempt, attemptId, { populate: ['order'], refresh: true });
}

/** @returns true if this request must call the gateway */
async function claim(em: EntityManager, attemptId: string): Promise<boolean> {
  const claimed = await runSql(
    em,
    sql`update payment_attempt set begun_at = now()
     where id = ${attemptId} and status = 'CREATED' and (begun_at is null or begun_at < now() - make_interval(secs => ${CLAIM_SECONDS}))
     returning id`,
    'billing.claimAttempt',
  );
  return claimed.length > 0;
}

const beginAtGateway = (context: Context, attempt: AttemptFacts) =>
  getGateways(context.services).get(attempt.gateway).begin(paymentRequest(context, attempt));

export const paymentRequest = (
  { services, request, locale }: Context,
  { reference, amount, createdAt, expiresAt, order }: AttemptFacts,
): PaymentRequest => ({
  reference,
  amount,
  createdAt,
  expiresAt,
  description: `Thanh toan don hang ${order.number}`,
  buyerAddress: request.address,
  locale,
  returnUrl: `${services.config.publicUrl}/payment/result`,
});

const unreachable = () => unavailable('GATEWAY_UNREACHABLE', { retryAfter: 5 });
