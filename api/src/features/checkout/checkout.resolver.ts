import { Arg, Ctx, Field, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { COMMAND_DECIDED, derived, ReadMutation, sql } from '../../graphql/read/index.ts';
import { Enrolment } from '../learning/index.ts';
import { Order } from '../orders/index.ts';
import { PaymentAttempt } from '../payments/index.ts';
import { CheckoutInput, type CheckoutResult, checkout } from './checkout.ts';
import { PayOrderInput, payOrder } from './pay-order.ts';

@ObjectType({ description: 'What a checkout leads to.' })
export class CheckoutPayload {
  @Field(() => Order, { description: 'The order that was made, or goes on.' })
  order!: Order;
  @Field(() => PaymentAttempt, {
    nullable: true,
    description: 'How to pay it; absent where nothing is to be paid.',
  })
  payment?: PaymentAttempt | null;
  @Field(() => Enrolment, {
    nullable: true,
    description: 'Only of one course for which nothing is to be paid: it is enrolled at once.',
  })
  enrolment?: Enrolment | null;
}

/** The payload of a command, read in one statement. */
export const checkoutPayload = ({ orderId, attemptId, enrolmentId }: CheckoutResult) =>
  derived(
    CheckoutPayload,
    sql`select ${orderId}::uuid as "order", ${attemptId}::uuid as payment, ${enrolmentId}::uuid as enrolment`,
    COMMAND_DECIDED,
  );

@Resolver()
export class CheckoutResolver {
  @Allow('course:buy')
  @ReadMutation(() => CheckoutPayload, {
    description:
      'Begins to buy courses: those that are named, or all of the cart that can be bought. CONFLICT: bought already, the price has changed, access has become shorter than was shown, or money of an order of them is in doubt or still expected. POLICY: not on sale, one’s own, nothing to buy, or the coupon takes nothing off. BAD_INPUT: a field at fault. NOT_FOUND: no such course. UNAVAILABLE: the gateway does not answer.',
  })
  async checkout(@Arg('input') input: CheckoutInput, @Ctx() context: Context) {
    return checkoutPayload(await checkout(context, input));
  }

  @Allow('course:buy')
  @ReadMutation(() => CheckoutPayload, {
    description:
      'Begins to pay an order of the viewer’s that waits, at what was agreed. CONFLICT: it does not wait any more, its payment is on its way, or the key belongs to another request. POLICY: the gateway does not take it, or tried too often. NOT_FOUND: no order of the viewer’s. UNAVAILABLE: the gateway does not answer.',
  })
  async payOrder(@Arg('input') input: PayOrderInput, @Ctx() context: Context) {
    return checkoutPayload(await payOrder(context, input));
  }
}
