import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, Visible } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { isBuyerOf, Order, PaymentDoubt, PaymentGateway, PaymentStatus } from '../orders/index.ts';

/** Maximum number of payment attempts per order. */
export const MAX_ATTEMPTS = 20;

/** One attempt to pay an order, with its own reference at the gateway. */
@Visible<Viewer, PaymentAttempt>((viewer, attempt: Row<PaymentAttempt>) => isBuyerOf(viewer, attempt.order))
@Entity()
@ObjectType({ description: 'One try to pay an order.' })
export class PaymentAttempt {
  [OptionalProps]?: 'status' | 'createdAt' | 'isOpen';

  @Field(() => ID, { description: 'Of the attempt: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Order, { description: 'The order that is paid by it.' })
  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @Field(() => PaymentGateway, { description: 'Through which gateway it is paid.' })
  @Property({ type: 'text' })
  gateway!: PaymentGateway;

  @Field({ description: 'Its name at the gateway.' })
  @Property({ type: 'text' })
  reference!: string;

  @Field(() => Vnd, { description: 'How much is paid, in whole đồng.' })
  @Property({ type: new BigIntType('number') })
  amount!: number;

  @Field(() => PaymentStatus, { description: 'Where it is between begun and settled.' })
  @Property({ type: 'text' })
  status: PaymentStatus = PaymentStatus.CREATED;

  @Property({ type: 'text', nullable: true })
  payUrl?: string | null;

  @Property({ type: 'text', nullable: true })
  gatewayTransaction?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The gateway’s own code of what went wrong, for instance 24 for cancelled.',
  })
  @Property({ type: 'text', nullable: true })
  failureCode?: string | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Until when the buyer can pay by it.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** Time at which a request claimed the call that begins the payment at the gateway. */
  @Property({ type: 'datetime', nullable: true })
  begunAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was known how it ended; absent before that.',
  })
  @Property({ type: 'datetime', nullable: true })
  settledAt?: Date | null;

  @Field(() => PaymentDoubt, {
    nullable: true,
    description: 'Why people have to look into it; absent where nothing is in doubt.',
  })
  @Property({ type: 'text', nullable: true })
  doubt?: PaymentDoubt | null;

  @Field(() => Vnd, {
    nullable: true,
    description:
      'How much came according to the gateway, in whole đồng; only of one in doubt, where it is known.',
  })
  @Property({ type: new BigIntType('number'), nullable: true })
  received?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Since when it is, or was, in doubt.' })
  @Property({ type: 'datetime', nullable: true })
  doubtedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'By when a person has looked into the doubt and the buyer is answered.',
  })
  @Property({ type: 'datetime', nullable: true })
  answerBy?: Date | null;

  get isOpen(): boolean {
    return this.status === PaymentStatus.CREATED || this.status === PaymentStatus.PENDING;
  }
}
