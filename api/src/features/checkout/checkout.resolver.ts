import { Arg, Ctx, Field, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { COMMAND_DECIDED, derived, ReadMutation, sql } from '../../graphql/read/index.ts';
import { Enrolment } from '../learning/index.ts';
import { Order } from '../orders/index.ts';
import { PaymentAttempt } from '../payments/index.ts';
import { CheckoutInput, type CheckoutResult, checkout } from './checkout.ts';
import { PayOrderInput, payOrder } from './pay-order.ts';

@ObjectType({ description: 'Result of a checkout or payment.' })
export class CheckoutPayload {
  @Field(() => Order, { description: 'The order that was created or continued.' })
  order!: Order;
  @Field(() => PaymentAttempt, {
    nullable: true,
    description: 'Payment attempt of the order. Null if there is nothing to pay.',
  })
  payment?: PaymentAttempt | null;
  @Field(() => Enrolment, {
    nullable: true,
    description: 'The enrolment, if one course was bought and there is nothing to pay. Otherwise null.',
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
      'Places an order of the named courses, or of all buyable courses of the cart, and begins its payment. CONFLICT: the viewer has a course, the price changed, access is shorter than shown, or a payment for one of the courses is in doubt. A pending payment is continued or replaced. POLICY: not on sale, the viewer’s own course, nothing to buy, or the coupon gives no discount. BAD_INPUT: an invalid field. NOT_FOUND: no such course. UNAVAILABLE: the gateway does not respond.',
  })
  async checkout(@Arg('input') input: CheckoutInput, @Ctx() context: Context) {
    return checkoutPayload(await checkout(context, input));
  }

  @Allow('course:buy')
  @ReadMutation(() => CheckoutPayload, {
    description:
      'Begins a payment of an unpaid order of the viewer on its agreed terms. An open payment through another gateway is replaced; the same gateway continues its payment. CONFLICT: it is no longer payable, or the key belongs to another request. POLICY: the gateway does not accept it, or too many attempts. NOT_FOUND: no order of the viewer’s. UNAVAILABLE: the gateway does not respond.',
  })
  async payOrder(@Arg('input') input: PayOrderInput, @Ctx() context: Context) {
    return checkoutPayload(await payOrder(context, input));
  }
}
