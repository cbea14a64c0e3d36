import { LockMode } from '@mikro-orm/core';
import { IsEnum } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getById } from '../../platform/db/index.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { RequiredIdempotencyKey, runOnce } from '../operations/index.ts';
import { Order, OrderKind, OrderStatus, PaymentGateway } from '../orders/index.ts';
import {
  assertOffered,
  beginPayment,
  countMissing,
  settleOpenPayments,
  settlePending,
  startAttempt,
} from '../payments/index.ts';
import type { CheckoutResult } from './checkout.ts';

@InputType({ description: 'Order to pay and the method of payment.' })
export class PayOrderInput {
  @Field(() => ID, { description: 'ID of an unpaid order of the viewer.' })
  orderId!: string;
  @Field(() => PaymentGateway, { description: 'Payment gateway for the attempt.' })
  @IsEnum(PaymentGateway, { message: 'billing.gateway' })
  gateway!: PaymentGateway;
  @RequiredIdempotencyKey()
  idempotencyKey!: string;
}

/** Begins a payment of an open order on its agreed terms. The gateway is called outside of the transaction. */
export async function payOrder(context: Context, input: PayOrderInput): Promise<CheckoutResult> {
  const { orderId, gateway, idempotencyKey } = input;
  const viewer = signedIn(context);
  const em = context.services.orm.em.fork();
  const found = await getById(em, Order, orderId, { populate: ['lines'] }, { buyer: viewer.id });
  const courseIds = found.lines.getItems().map(({ course }) => course.id);
  if (found.kind === OrderKind.PACKAGE) await settlePending(context, OrderKind.PACKAGE);
  else await settleOpenPayments(context, courseIds, undefined);
  const attemptId = await runOnce(context, idempotencyKey, { orderId, gateway }, async (own) => {
    const order = await own.findOneOrFail(Order, orderId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const isGood = order.status === OrderStatus.PENDING && order.expiresAt > new Date();
    if (!isGood) throw conflict('ORDER_NOT_WAITING', { state: order.status });
    assertOffered(context.services, gateway, await countMissing(own, order));
    return (await startAttempt(own, context, order, gateway)).id;
  });
  await beginPayment(context, attemptId);
  return { orderId, attemptId, enrolmentId: null };
}
