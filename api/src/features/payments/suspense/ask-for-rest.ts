import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { holdUseAgain } from '../../coupons/index.ts';
import { makeWay, type Order, OrderKind, PaymentGateway } from '../../orders/index.ts';
import { notify } from '../../support/index.ts';
import { gatewaysOf } from '../gateways/index.ts';
import { refusalOf } from '../gateways/offered.ts';
import { MAX_ATTEMPTS, PaymentAttempt } from '../payment-attempt.entity.ts';
import { PAYMENT_REST_DAYS } from '../settings.ts';
import { type StartedAttempt, startAttempt } from '../start-attempt.ts';

/**
 * Asks the buyer for the rest of a price of which less was matched: by a transfer of exactly that, within days. Where no
 * transfer can be of it, or the order has run out that can’t be longer good, people go on looking into it.
 * @returns the payment that waits for the rest; nothing where the buyer was not asked
 */
export async function askForRest(
  em: EntityManager,
  context: Context,
  order: Order,
  missing: number,
): Promise<StartedAttempt | undefined> {
  const { services } = context;
  const { VIETQR } = PaymentGateway;
  const gateways = gatewaysOf(services);
  if (!gateways.has(VIETQR) || refusalOf(gateways.get(VIETQR), missing)) return undefined;
  const until = goodUntil(order, services.settings.get(PAYMENT_REST_DAYS));
  if (until <= new Date()) return undefined;
  const attempts = await em.find(PaymentAttempt, { order });
  if (attempts.length >= MAX_ATTEMPTS) return undefined;
  for (const attempt of attempts) attempt.doubt = null;
  // One that had run out is good again, as it was agreed: with its courses, and its use of a coupon
  await makeWay(em, order);
  order.waitForRest(until);
  await em.flush();
  await holdUseAgain(em, order.id);
  const attempt = await startAttempt(em, context, order, VIETQR);
  await notify(em, services, order.buyer.id, {
    kind: 'PAYMENT_REST_WANTED',
    params: {
      number: order.number,
      received: order.due - missing,
      missing,
      until: until.toISOString(),
    },
    link: `/payment/vietqr/${attempt.reference}`,
  });
  return attempt;
}

/** What an exchange or a package was priced by is of its day: only an ordinary order is good for longer. */
function goodUntil({ kind, exchangedLineId, expiresAt }: Order, days: number): Date {
  const isOfItsDay = kind === OrderKind.PACKAGE || !!exchangedLineId;
  return isOfItsDay ? expiresAt : new Date(Math.max(Date.now() + days * 86_400_000, expiresAt.getTime()));
}
