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
import { derived, MaxRows, ReadField, ReadQuery, type Row, rows, sql } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { GatewayAnswer, GatewayRefusal, Order, PaymentGateway } from '../orders/index.ts';
import { checkPayment, type PaymentCheck } from './check-payment.ts';
import { gatewaysOf } from './gateways/index.ts';
import { refusalOf } from './gateways/offered.ts';
import { MAX_ATTEMPTS, PaymentAttempt } from './payment-attempt.entity.ts';
import { ASK_AFTER_END_SECONDS, ASK_AFTER_SECONDS, CHECK_PAUSE_SECONDS } from './payment-schedule.ts';

@ObjectType({ description: 'A way to pay.' })
export class GatewayInfo {
  @Field(() => PaymentGateway, { description: 'What to name as `gateway` in a checkout.' })
  code!: PaymentGateway;
  @Field({ description: 'The name that buyers know it by.' })
  name!: string;
  @Field({ description: 'True when it is a simulator that takes no real money.' })
  isSimulated!: boolean;
  @Field(() => Vnd, { description: 'The least that it takes at a time, in đồng.' })
  least!: number;
  @Field(() => Vnd, { description: 'The most that it takes at a time, in đồng.' })
  most!: number;
  @Field(() => GatewayRefusal, {
    nullable: true,
    description: 'Why the amount that was asked about can’t be paid by it; absent where it can.',
  })
  unavailableReason!: GatewayRefusal | null;
}

@ObjectType({
  description: 'Where to transfer to. The content has to stay as it is: by it the money is known.',
})
export class TransferTo {
  @Field({ description: 'The bank, as people call it.' })
  bankName!: string;
  @Field({ description: 'The bank’s six digits at Napas.' })
  bankBin!: string;
  @Field({ description: 'Number of the account.' })
  account!: string;
  @Field({ description: 'Who holds the account, as the bank has it.' })
  holder!: string;
  @Field({ description: 'What to write in the transfer, and nothing else.' })
  content!: string;
  @Field({ description: 'The text of the VietQR code, in which all of this is; draw it as a QR code.' })
  qr!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Absolute address of the simulated bank; absent where money is real.',
  })
  simulatorUrl?: string | null;
}

@ObjectType({ description: 'What the gateway said when it was asked.' })
export class CheckPaymentPayload {
  readonly attemptId!: string;
  @Field(() => GatewayAnswer, {
    nullable: true,
    description: 'Its answer; absent where the payment had ended, so that nothing was asked.',
  })
  readonly answer!: GatewayAnswer | null;
}

@ArgsType()
class PaymentAttemptArgs {
  @Field({ description: 'What the gateway calls the attempt.' })
  @AtMost(200)
  reference!: string;
}

@Resolver()
export class PaymentResolver {
  @Public()
  @Query(() => [GatewayInfo], { description: 'The ways to pay that this platform is set up with.' })
  paymentGateways(
    @Ctx() { services }: Context,
    @Arg('amount', () => Vnd, {
      nullable: true,
      description: 'What is to be paid, in đồng; left out, nothing is said of whether it can be.',
    })
    amount?: number,
  ): GatewayInfo[] {
    return gatewaysOf(services).all.map((port) => ({
      code: port.code,
      name: port.name,
      isSimulated: port.isSimulated,
      ...port.range,
      unavailableReason: typeof amount === 'number' ? refusalOf(port, amount) : null,
    }));
  }

  @Allow('order:read')
  @ReadQuery(() => PaymentAttempt, {
    nullable: true,
    description: 'One of the viewer’s own attempts to pay, by its reference.',
  })
  paymentAttempt(@Args() { reference }: PaymentAttemptArgs) {
    return rows(PaymentAttempt, (a) => ({ where: sql`${a.reference} = ${reference}` }));
  }

  @Allow('order:read')
  @Mutation(() => CheckPaymentPayload, {
    description:
      'Asks the gateway now what became of the latest payment of one of the viewer’s own orders, and acts on its answer. RATE_LIMITED: asked just now. UNAVAILABLE: the gateway does not answer. NOT_FOUND: no order of the viewer’s, or nothing was paid for it.',
  })
  checkPayment(
    @Arg('orderId', () => ID, { description: 'Of one of the viewer’s own orders.' }) orderId: string,
    @Ctx() context: Context,
  ): Promise<PaymentCheck> {
    return checkPayment(context, orderId);
  }
}

@Resolver(() => CheckPaymentPayload)
export class CheckPaymentPayloadResolver {
  @FieldResolver(() => PaymentAttempt, { description: 'The payment as it stands after that.' })
  payment(@Root() { attemptId }: PaymentCheck) {
    return rows(PaymentAttempt, (a) => ({ where: sql`${a.id} = ${attemptId}` }));
  }
}

@Resolver(() => Order)
export class OrderPaymentResolver {
  @MaxRows(MAX_ATTEMPTS)
  @ReadField(() => [PaymentAttempt], { description: 'Attempts to pay it, oldest first.' })
  attempts(@Root() { id }: Row<Order>) {
    return rows(PaymentAttempt, (a) => ({
      where: sql`${a.order} = ${id}`,
      orderBy: a.createdAt,
      limit: MAX_ATTEMPTS,
    }));
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description: 'When checkPayment may be asked for again; absent where that is now.',
  })
  checkAgainAt(@Root() { id }: Row<Order>) {
    return sql`(select a.asked_at + make_interval(secs => ${CHECK_PAUSE_SECONDS}) from payment_attempt a
      where a.order_id = ${id} and a.asked_at > now() - make_interval(secs => ${CHECK_PAUSE_SECONDS})
      order by a.created_at desc, a.id desc limit 1)`;
  }
}

@Resolver(() => PaymentAttempt)
export class PaymentAttemptResolver {
  @ReadField(() => DateTime, {
    nullable: true,
    description: 'When the server asks the gateway next by itself; absent once nothing is open.',
  })
  nextQueryAt(@Root() { createdAt, expiresAt, status }: Row<PaymentAttempt>) {
    return sql`case when ${status} in ('CREATED', 'PENDING') then (
      select min(asked.at) from (
        select ${createdAt} + make_interval(secs => s) as at from unnest(${[...ASK_AFTER_SECONDS]}::int[]) s
        union all select ${expiresAt} + make_interval(secs => ${ASK_AFTER_END_SECONDS})) asked
      where asked.at > now()) end`;
  }

  @ReadField(() => DateTime, {
    nullable: true,
    description:
      'By when it is known whether it was paid, if the gateway answers; absent once nothing is open.',
  })
  decidedBy(@Root() { expiresAt, status }: Row<PaymentAttempt>) {
    return sql`case when ${status} in ('CREATED', 'PENDING')
      then ${expiresAt} + make_interval(secs => ${ASK_AFTER_END_SECONDS}) end`;
  }

  @ReadField(() => TransferTo, {
    nullable: true,
    description: 'Where to transfer to, of one by VietQR; absent of others, and once it has ended.',
  })
  transfer(@Root() { id, status }: Row<PaymentAttempt>) {
    return derived(
      TransferTo,
      sql`select a.transfer->>'bankName' as "bankName", a.transfer->>'bankBin' as "bankBin",
        a.transfer->>'account' as account, a.transfer->>'holder' as holder, a.reference as content,
        a.transfer->>'qr' as qr, a.transfer->>'simulatorUrl' as "simulatorUrl"
      from payment_attempt a where a.id = ${id} and a.transfer is not null and ${status} in ('CREATED', 'PENDING', 'EXPIRED')`,
      'A part of the attempt, which is shown.',
    );
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'Absolute address where the buyer pays; absent once the attempt has ended.',
  })
  payUrl(@Root() attempt: Row<PaymentAttempt>) {
    return sql`case when ${attempt.status} in ('CREATED', 'PENDING') and ${attempt.expiresAt} > now() then ${attempt.payUrl} end`;
  }

  @ReadField(() => String, {
    nullable: true,
    description: 'The gateway’s own name of the payment; absent before it has one.',
  })
  transaction(@Root() { gatewayTransaction }: Row<PaymentAttempt>) {
    return sql`${gatewayTransaction}`;
  }
}
