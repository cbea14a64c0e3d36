import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { unavailable } from '../../platform/errors/errors.ts';
import { type Order, PaymentStatus } from '../orders/index.ts';
import { AlreadyBegun, type PaymentRequest } from './gateways/gateway.ts';
import { gatewaysOf } from './gateways/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';

/** A request that asked the gateway and ended without a word is taken to be dead after this time. */
const CLAIM_SECONDS = 30;
/** How long a second request waits for what the first one is told, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What a gateway is told of an attempt. */
export type Attempted = Pick<
  PaymentAttempt,
  'gateway' | 'reference' | 'amount' | 'status' | 'createdAt' | 'expiresAt'
> & { readonly order: Pick<Order, 'number'> };

/**
 * Makes an attempt known to its gateway and learns where the buyer goes to pay. Of requests at the same moment one
 * asks, the others wait for its answer. Called outside of transactions; done for an attempt that is begun already, as
 * those are from the first whose gateway need not be asked (startAttempt).
 * @param claimed the attempt, where this request has made it and so nothing else begins it
 * @throws UNAVAILABLE, GATEWAY_UNREACHABLE: the attempt stays as it is, and the same checkout may be sent again
 */
export async function beginPayment(context: Context, attemptId: string, claimed?: Attempted): Promise<void> {
  if (claimed?.status === PaymentStatus.PENDING) return;
  const em = context.services.orm.em.fork();
  const attempt = claimed ?? (await claimAttempt(em, attemptId));
  if (!attempt) return;
  const begun = await ask(context, attempt).catch(async (error: unknown) => {
    if (error instanceof AlreadyBegun) return undefined;
    context.services.log.warn({ err: error, gateway: attempt.gateway }, 'a payment could not be begun');
    await runSql(
      em,
      sql`update payment_attempt set begun_at = null where id = ${attemptId}`,
      'billing.notBegun',
    );
    throw unreachable();
  });
  // It may still be paid there, so that it goes on being asked about; the next checkout makes another
  if (!begun)
    return void (await runSql(
      em,
      sql`update payment_attempt set status = 'EXPIRED' where id = ${attemptId} and status = 'CREATED'`,
      'billing.begunBefore',
    ));
  // A notice may have been faster: an attempt moves forward only
  await runSql(
    em,
    sql`update payment_attempt set status = 'PENDING', pay_url = ${begun.payUrl}, transfer = ${begun.transfer ? JSON.stringify(begun.transfer) : null}::jsonb where id = ${attemptId} and status = 'CREATED'`,
    'billing.begun',
  );
}

/** The attempt, once it falls to this request to ask the gateway; undefined where another one has asked it. */
async function claimAttempt(em: EntityManager, attemptId: string): Promise<PaymentAttempt | undefined> {
  for (const started = Date.now(); !(await claim(em, attemptId)); await pause(50)) {
    const { status } = await em.findOneOrFail(PaymentAttempt, attemptId, { refresh: true });
    if (status !== PaymentStatus.CREATED) return undefined;
    if (Date.now() - started > PATIENCE_MS) throw unreachable();
  }
  return em.findOneOrFail(PaymentAttempt, attemptId, { populate: ['order'], refresh: true });
}

/** Whether it falls to this request to ask the gateway. */
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

const ask = (context: Context, attempt: Attempted) =>
  gatewaysOf(context.services).get(attempt.gateway).begin(paymentRequest(context, attempt));

export const paymentRequest = (
  { services, request, locale }: Context,
  { reference, amount, createdAt, expiresAt, order }: Attempted,
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
