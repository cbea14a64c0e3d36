import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../graphql/context.ts';
import { reserveUseAgain } from '../../coupons/index.ts';
import { type Order, OrderKind, PaymentGateway, releaseCourses } from '../../orders/index.ts';
import { notify } from '../../support/index.ts';
import { findGatewayRefusal, getGateways } from '../gateways/index.ts';
import { MAX_ATTEMPTS, PaymentAttempt } from '../payment-attempt.entity.ts';
import { PAYMENT_REST_DAYS } from '../settings.ts';
import { type StartedAttempt, startAttempt } from '../start-attempt.ts';

/**
 * Requests the rest of an underpaid order from the buyer: by a transfer of exactly that amount, within days. If no
 * transfer of that amount is possible, or the order has expired and cannot be extended, it stays in doubt.
 * @returns the attempt for the rest; undefined if the buyer was not requested to pay
 */
export async function requestRest(
  em: EntityManager,
  context: Context,
  order: Order,
  missing: number,
): Promise<StartedAttempt | undefined> {
  const { services } = context;
  const { VIETQR } = PaymentGateway;
  const gateways = getGateways(services);
  if (!gateways.has(VIETQR) || findGatewayRefusal(gateways.get(VIETQR), missing)) return undefined;
  const until = restDeadline(order, services.settings.get(PAYMENT_REST_DAYS));
  if (until <= new Date()) return undefined;
  const attempts = await em.find(PaymentAttempt, { order });
  if (attempts.length >= MAX_ATTEMPTS) return undefined;
  for (const attempt of attempts) attempt.doubt = null;
  // An expired order is valid again on its agreed terms: with its courses and its use of a coupon
  await releaseCourses(em, order);
  order.extendForRest(until);
  await em.flush();
  await reserveUseAgain(em, order.id);
  const attempt = await startAttempt(em, context, order, VIETQR);
  await notify(em, services, order.buyer.id, {
    kind: 'PAYMENT_REST_WANTED',
    params: { number: order.number, received: order.due - missing, missing, until: until.toISOString() },
    link: `/payment/vietqr/${attempt.reference}`,
  });
  return attempt;
}

/**
 * Deadline for the rest. The prices of an exchange and of a package depend on the day, so those orders are not
 * extended.
 */
function restDeadline({ kind, exchangedLineId, expiresAt }: Order, days: number): Date {
  const isOfItsDay = kind === OrderKind.PACKAGE || !!exchangedLineId;
  return isOfItsDay ? expiresAt : new Date(Math.max(Date.now() + days * 86_400_000, expiresAt.getTime()));
}
