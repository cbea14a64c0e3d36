import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
} from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { GATEWAY_NAMES, GatewayAnswer, GatewayRefusal, Order, PaymentGateway } from '../orders/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkPayment, type PaymentCheck } from './check-payment.ts';
import { findGatewayRefusal, getGateways } from './gateways/index.ts';
import { MAX_ATTEMPTS, PaymentAttempt } from './payment-attempt.entity.ts';
import {
  CHECK_PAUSE_SECONDS,
  LAST_QUERY_AFTER_END_SECONDS,
  QUERY_AFTER_SECONDS,
} from './payment-schedule.ts';

@ObjectType({ description: 'A payment method of the platform.' })
export class GatewayInfo {
  @Field(() => PaymentGateway, { description: 'Value for `gateway` in a checkout.' })
  code!: PaymentGateway;
  @Field({ description: 'Display name of the gateway.' })
  name!: string;
  @Field({ description: 'True for a simulator that takes no real money.' })
  isSimulated!: boolean;
  @Field(() => Vnd, { description: 'Minimum amount of a payment, in đồng.' })
  least!: number;
  @Field(() => Vnd, { description: 'Maximum amount of a payment, in đồng.' })
  most!: number;
  @Field(() => GatewayRefusal, {
    nullable: true,
    description:
      'Reason why the requested amount cannot be paid through it. Null if it can, or without an amount.',
  })
  unavailableReason!: GatewayRefusal | null;
}

@ObjectType({
  description:
    'Target account of a bank transfer. The content must not be changed, because it identifies the payment.',
})
export class TransferTo {
  @Field({ description: 'Common name of the bank.' })
  bankName!: string;
  @Field({ description: 'The bank’s six-digit ID at Napas.' })
  bankBin!: string;
  @Field({ description: 'Number of the account.' })
  account!: string;
  @Field({ description: 'Account holder, as registered with the bank.' })
  holder!: string;
  @Field({ description: 'Content of the transfer, without additions.' })
  content!: string;
  @Field({
    description: 'Content of the VietQR code, which includes all of these fields. Render it as a QR code.',
  })
  qr!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Absolute URL of the simulated bank. Null if money is real.',
  })
  simulatorUrl?: string | null;
}

@ObjectType({ description: 'Result of a check at the gateway.' })
export class CheckPaymentPayload {
  readonly attemptId!: string;
  @Field(() => GatewayAnswer, {
    nullable: true,
    description:
      'The gateway’s response. Null if the payment was already decided, so that the gateway was not queried.',
  })
  readonly answer!: GatewayAnswer | null;
}

@ArgsType()
class PaymentAttemptArgs {
  @Field({ description: 'Reference that the platform sent to the gateway.' })
  @AtMost(200)
  reference!: string;
}

@Resolver()
export class PaymentResolver {
  @Public()
  @Query(() => [GatewayInfo], { description: 'Payment methods configured on this platform.' })
  paymentGateways(
    @Ctx() { services }: Context,
    @Arg('amount', () => Vnd, {
      nullable: true,
      description: 'Amount to pay in đồng. Omitted: `unavailableReason` is null.',
    })
    amount?: number,
  ): GatewayInfo[] {
    return getGateways(services).all.map((port) => ({
      code: port.code,
      name: GATEWAY_NAMES[port.code],
      isSimulated: services.config.payments !== 'live',
      ...port.range,
      unavailableReason: typeof amount === 'number' ? findGatewayRefusal(port, amount) : null,
    }));
  }

  @Allow('order:read')
  @ReadQuery(() => PaymentAttempt, {
    nullable: true,
    description:
      'One of the viewer’s payment attempts, or any for administrators, by its reference. Null if not found.',
  })
  paymentAttempt(@Args() { reference }: PaymentAttemptArgs) {
    return rows(PaymentAttempt, (a) => ({ where: sql`${a.reference} = ${reference}` }));
  }

  @Allow('order:read')
  @Mutation(() => CheckPaymentPayload, {
    description:
      'Queries the gateway immediately about the open or latest payment of an order of the viewer, and settles its response. RATE_LIMITED: queried just now. UNAVAILABLE: the gateway does not respond. NOT_FOUND: no order of the viewer’s, or it has no payment.',
  })
  checkPayment(
    @Arg('orderId', () => ID, { description: 'ID of one of the viewer’s own orders.' }) orderId: string,
    @Ctx() context: Context,
  ): Promise<PaymentCheck> {
    return checkPayment(context, orderId);
  }

  @Allow('course:buy')
  @ReadMutation(() => Order, {
    description:
      'Cancels an unpaid order of the viewer. Its courses and its coupon can be used again. Money that arrives later is returned. Repeating it changes nothing. CONFLICT: the order is paid, expired or being checked. NOT_FOUND: no order of the viewer’s.',
  })
  async cancelOrder(
    @Arg('orderId', () => ID, { description: 'ID of one of the viewer’s own unpaid orders.' })
    orderId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(Order, await cancelOrder(context, orderId));
  }
}

@Resolver(() => CheckPaymentPayload)
export class CheckPaymentPayloadResolver {
  @FieldResolver(() => PaymentAttempt, { description: 'The payment after the check.' })
  payment(@Root() { attemptId }: PaymentCheck) {
    return rows(PaymentAttempt, (a) => ({ where: sql`${a.id} = ${attemptId}` }));
  }
}

@Resolver(() => Order)
export class OrderPaymentResolver {
  @MaxRows(MAX_ATTEMPTS)
  @ReadField(() => [PaymentAttempt], { description: 'Payment attempts of the order, oldest first.' })
  attempts(@Root() { id }: Row<Order>) {
    return rows(PaymentAttempt, (a) => ({
      where: sql`${a.order} = ${id}`,
      orderBy: a.createdAt,
      limit: MAX_ATTEMPTS,
    }));
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description: 'Earliest time of the next checkPayment. Null if it is possible now.',
  })
  checkAgainAt(@Root() { id }: Row<Order>) {
    return sql`(select a.asked_at + make_interval(secs => ${CHECK_PAUSE_SECONDS}) from (
        select t.asked_at from payment_attempt t where t.order_id = ${id}
        order by t.status in ('CREATED', 'PENDING') desc, t.created_at desc, t.id desc limit 1) a
      where a.asked_at > now() - make_interval(secs => ${CHECK_PAUSE_SECONDS}))`;
  }
}

@Resolver(() => PaymentAttempt)
export class PaymentAttemptResolver {
  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'Time of the server’s next scheduled query to the gateway. Null once the attempt is no longer open.',
  })
  nextQueryAt(@Root() { createdAt, expiresAt, status }: Row<PaymentAttempt>) {
    return sql`case when ${status} in ('CREATED', 'PENDING') then (
      select min(asked.at) from (
        select ${createdAt} + make_interval(secs => s) as at from unnest(${[...QUERY_AFTER_SECONDS]}::int[]) s
        union all select ${expiresAt} + make_interval(secs => ${LAST_QUERY_AFTER_END_SECONDS})) asked
      where asked.at > now()) end`;
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'Time by which the outcome is known if the gateway responds. Null once the attempt is no longer open.',
  })
  decidedBy(@Root() { expiresAt, status }: Row<PaymentAttempt>) {
    return sql`case when ${status} in ('CREATED', 'PENDING')
      then ${expiresAt} + make_interval(secs => ${LAST_QUERY_AFTER_END_SECONDS}) end`;
  }

  @ReadField(() => TransferTo, {
    nullable: true,
    description:
      'Target of the transfer for VietQR. Null for other gateways, and once the attempt is decided.',
  })
  transfer(@Root() { id, status }: Row<PaymentAttempt>) {
    return derived(
      TransferTo,
      sql`select a.transfer->>'bankName' as "bankName", a.transfer->>'bankBin' as "bankBin",
        a.transfer->>'account' as account, a.transfer->>'holder' as holder, a.reference as content,
        a.transfer->>'qr' as qr, a.transfer->>'simulatorUrl' as "simulatorUrl"
      from payment_attempt a where a.id = ${id} and a.transfer is not null and ${status} in ('CREATED', 'PENDING', 'EXPIRED')`,
      'Part of an attempt that the viewer may see.',
    );
  }

  @ReadField(() => String, {
    nullable: true,
    description:
      'Absolute URL of the gateway’s payment page, which can be opened again. Null once the attempt is decided, replaced or expired, or its order no longer awaits a payment.',
  })
  payUrl(@Root() attempt: Row<PaymentAttempt>) {
    return sql`case when ${attempt.status} in ('CREATED', 'PENDING') and ${attempt.expiresAt} > now()
      and exists (select 1 from orders o where o.id = ${attempt.order} and o.status = 'PENDING') then ${attempt.payUrl} end`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'The gateway’s own transaction ID. Null until it is known.',
  })
  transaction(@Root() { gatewayTransaction }: Row<PaymentAttempt>) {
    return sql`${gatewayTransaction}`;
  }
}
