import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, Visible } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { isBuyerOf, Order, PaymentDoubt, PaymentGateway, PaymentStatus } from '../orders/index.ts';

export const MAX_ATTEMPTS = 20;

/** One attempt to pay an order, with its own reference at the gateway. */
@Visible<Viewer, PaymentAttempt>((viewer, attempt: Row<PaymentAttempt>) => isBuyerOf(viewer, attempt.order))
@Entity()
@ObjectType({ description: 'One attempt to pay an order.' })
export class PaymentAttempt {
  [OptionalProps]?: 'status' | 'createdAt' | 'isOpen';

  @Field(() => ID, { description: 'Unique payment attempt ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Order, { description: 'Order that the attempt pays.' })
  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @Field(() => PaymentGateway, { description: 'Gateway through which the buyer pays.' })
  @Property({ type: 'text' })
  gateway!: PaymentGateway;

  @Field({ description: 'Reference that the platform sends to the gateway.' })
  @Property({ type: 'text' })
  reference!: string;

  @Field(() => Vnd, { description: 'Amount to pay, in whole đồng.' })
  @Property({ type: new BigIntType('number') })
  amount!: number;

  @Field(() => PaymentStatus, { description: 'Current status of the attempt.' })
  @Property({ type: 'text' })
  status: PaymentStatus = PaymentStatus.CREATED;

  @Property({ type: 'text', nullable: true })
  payUrl?: string | null;

  @Property({ type: 'text', nullable: true })
  gatewayTransaction?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The gateway’s own error code, for example 24 for cancelled. Null without an error.',
  })
  @Property({ type: 'text', nullable: true })
  failureCode?: string | null;

  @Field(() => DateTime, { description: 'Time at which the attempt was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time until which the buyer can pay with it.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** Time at which a request claimed the call that begins the payment at the gateway. */
  @Property({ type: 'datetime', nullable: true })
  begunAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which its outcome was confirmed. Null until then.',
  })
  @Property({ type: 'datetime', nullable: true })
  settledAt?: Date | null;

  @Field(() => PaymentDoubt, {
    nullable: true,
    description: 'Reason why an administrator must check it. Null if nothing is in doubt.',
  })
  @Property({ type: 'text', nullable: true })
  doubt?: PaymentDoubt | null;

  @Field(() => Vnd, {
    nullable: true,
    description:
      'Amount received according to the gateway, in whole đồng. Null unless it is in doubt and the amount is known.',
  })
  @Property({ type: new BigIntType('number'), nullable: true })
  received?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which it came into doubt. Kept after the doubt is resolved.',
  })
  @Property({ type: 'datetime', nullable: true })
  doubtedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time by which an administrator checks the doubt and the buyer receives a reply.',
  })
  @Property({ type: 'datetime', nullable: true })
  answerBy?: Date | null;

  get isOpen(): boolean {
    return this.status === PaymentStatus.CREATED || this.status === PaymentStatus.PENDING;
  }

  /** Closes an open attempt that the buyer no longer continues. It may be paid nevertheless (settlePayment). */
  close(now: Date): void {
    if (this.isOpen) this.status = this.expiresAt > now ? PaymentStatus.REPLACED : PaymentStatus.EXPIRED;
  }
}
