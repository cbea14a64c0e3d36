import { BigIntType, Collection, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { MaxRows, type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { SellerClass, User } from '../accounts/index.ts';
import { Course } from '../catalog/index.ts';
import { OrderKind, OrderStatus, PaymentDoubt, PaymentGateway, PaymentStatus } from './order.enums.ts';

export * from './order.enums.ts';

/** Courses of one order; checkout refuses more, and the database holds it (`bound_siblings`). */
export const MAX_LINES = 20;
/** Attempts to pay one order; checkout refuses the next one. */
export const MAX_ATTEMPTS = 20;

const isBuyer = (viewer: Viewer | undefined, order: Row<Order>): Sql | boolean =>
  !!viewer && (viewer.may('order:read-any') || sql`${order.buyer} = ${viewer.id}`);
const isBuyerOf = (viewer: Viewer | undefined, order: Sql): Sql | boolean =>
  !!viewer &&
  (viewer.may('order:read-any') ||
    sql`exists (select 1 from orders o where o.id = ${order} and o.buyer_id = ${viewer.id})`);

@Visible<Viewer, Order>(isBuyer)
@Entity({ tableName: 'orders' })
@ObjectType({ description: 'What a buyer wants to have, and whether it is paid.' })
export class Order {
  [OptionalProps]?: 'kind' | 'status' | 'createdAt' | 'credit' | 'due';

  @Field(() => ID, { description: 'Of the order: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'For people to quote, for instance S261120-000042.' })
  @Property({ type: 'text' })
  number!: string;

  @ManyToOne(() => User)
  buyer!: Rel<User>;

  @Field(() => OrderKind, { description: 'Whether it is of courses or of a teacher package.' })
  @Property({ type: 'text' })
  kind: OrderKind = OrderKind.COURSES;

  @Field(() => OrderStatus, { description: 'Where it is between placed and paid.' })
  @Property({ type: 'text' })
  status: OrderStatus = OrderStatus.PENDING;

  @Field(() => Vnd, {
    description: 'What its courses cost, in đồng; `credit` of it is paid by a course that is given back.',
  })
  @Property({ type: new BigIntType('number') })
  total!: number;

  @Field(() => Vnd, {
    description: 'What of it a course pays that is exchanged for this one, in đồng; 0 of other orders.',
  })
  @Property({ type: new BigIntType('number') })
  credit: number = 0;

  @Field(() => ID, {
    nullable: true,
    description: 'Of the line whose course is given back for it; absent where it is no exchange.',
  })
  @Property({ type: 'uuid', nullable: true })
  exchangedLineId?: string | null;

  /** What the buyer has to pay. */
  get due(): number {
    return this.total - this.credit;
  }

  @Field(() => DateTime, { description: 'When it was made.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Until when it may be paid.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the money was known to have come.' })
  @Property({ type: 'datetime', nullable: true })
  paidAt?: Date | null;

  @Property({ type: 'uuid', nullable: true })
  couponId?: string | null;

  @Field(() => String, { nullable: true, description: 'The coupon that was used, as it was called then.' })
  @Property({ type: 'text', nullable: true })
  couponCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whose name the bill is to bear, a person or a company; absent: the buyer’s own.',
  })
  @Property({ type: 'text', nullable: true })
  billName?: string | null;

  @Field(() => String, { nullable: true, description: 'The tax code or personal number on the bill.' })
  @Property({ type: 'text', nullable: true })
  billTaxCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The address on the bill.' })
  @Property({ type: 'text', nullable: true })
  billAddress?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Series of the electronic invoice, once one was issued for the order.',
  })
  @Property({ type: 'text', nullable: true })
  invoiceSeries?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of that invoice within its series.' })
  @Property({ type: 'text', nullable: true })
  invoiceNumber?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The day on which that invoice was issued.' })
  @Property({ type: 'date', nullable: true })
  invoiceDate?: string | null;

  @MaxRows(MAX_LINES)
  @Field(() => [OrderLine], {
    description: 'The courses that are bought, one a line; none of an order of a package.',
  })
  @OneToMany(
    () => OrderLine,
    (line) => line.order,
    { orderBy: { id: 'asc' } },
  )
  lines = new Collection<OrderLine>(this);

  @MaxRows(MAX_ATTEMPTS)
  @Field(() => [PaymentAttempt], { description: 'Attempts to pay it, oldest first.' })
  @OneToMany(
    () => PaymentAttempt,
    (attempt) => attempt.order,
    { orderBy: { createdAt: 'asc' } },
  )
  attempts = new Collection<PaymentAttempt>(this);

  /** Called off before it was paid: another order of its courses may be made. Its lines have to be loaded. */
  cancel(): void {
    this.close(OrderStatus.CANCELLED);
  }

  /** Not paid in time. Money that comes later is still taken (settlePayment). Its lines have to be loaded. */
  expire(): void {
    this.close(OrderStatus.EXPIRED);
  }

  /** Less than its price came: it is good for longer, for the rest. Its lines have to be loaded. */
  waitForRest(until: Date): void {
    this.status = OrderStatus.PENDING;
    this.expiresAt = until;
    for (const line of this.lines) line.state = 'OPEN';
  }

  /** The money came: every line is the buyer's. Its lines have to be loaded. */
  pay(at: Date): void {
    this.status = OrderStatus.PAID;
    this.paidAt = at;
    for (const line of this.lines) line.state = 'PAID';
  }

  /** A line's money is owed to the buyer again. Its lines have to be loaded. */
  refund(line: OrderLine): void {
    line.state = 'REFUNDED';
    const isWhole = this.lines.getItems().every(({ amount, state }) => !amount || state === 'REFUNDED');
    this.status = isWhole ? OrderStatus.REFUNDED : OrderStatus.PARTIALLY_REFUNDED;
  }

  /** The bank has taken back what was paid for a package. */
  takeBack(): void {
    this.status = OrderStatus.REFUNDED;
  }

  /** What had come for it and could not pay it has gone back. Its lines have to be loaded. */
  giveBack(): void {
    this.close(OrderStatus.REFUNDED);
  }

  private close(status: OrderStatus): void {
    this.status = status;
    for (const line of this.lines) if (line.state === 'OPEN') line.state = 'CLOSED';
  }
}

/** One course of an order, with everything about the sale that must not change afterwards. */
@Visible<Viewer, OrderLine>((viewer, line: Row<OrderLine>) => isBuyerOf(viewer, line.order))
@Entity()
@ObjectType({ description: 'One course of an order.' })
export class OrderLine {
  [OptionalProps]?: 'couponDiscount' | 'promotion';

  @Field(() => ID, { description: 'Of the line: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  /** Repeated from the order for the index that keeps a course from being bought twice. */
  @ManyToOne(() => User)
  buyer!: Rel<User>;

  @Field(() => Course, {
    nullable: true,
    description: 'What is bought; absent once the viewer may not know of it any more.',
  })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => User)
  teacher!: Rel<User>;

  @Field({ description: 'The course’s title at the time.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Vnd, { description: 'List price in đồng.' })
  @Property({ type: new BigIntType('number') })
  listPrice!: number;

  @Field(() => Vnd, { description: 'Taken off the list price, in đồng.' })
  @Property({ type: new BigIntType('number') })
  discount!: number;

  @Field(() => Vnd, { description: 'The part of the discount that the coupon took off, in đồng.' })
  @Property({ type: new BigIntType('number') })
  couponDiscount: number = 0;

  @Field(() => Vnd, { description: 'What is paid for it, in đồng.' })
  @Property({ type: new BigIntType('number') })
  amount!: number;

  /** Of the discount: what a coupon of the platform took off, which the teacher does not bear, in đồng. */
  @Property({ type: new BigIntType('number') })
  promotion: number = 0;

  /** Who brought the buyer: the platform, or a link or coupon of the teacher. */
  @Property({ type: 'text' })
  attribution!: 'PLATFORM' | 'TEACHER';

  /** The course whose link brought the buyer, where one did. */
  @Property({ type: 'uuid', nullable: true })
  linkCourseId?: string | null;

  @Property({ type: 'text' })
  sellerClass!: SellerClass;

  @Property({ type: 'integer' })
  commissionBp!: number;

  @Property({ type: 'integer' })
  vatBp!: number;

  @Property({ type: 'integer' })
  pitBp!: number;

  @Property({ type: new BigIntType('number') })
  commission!: number;

  @Property({ type: new BigIntType('number') })
  vatWithheld!: number;

  @Property({ type: new BigIntType('number') })
  pitWithheld!: number;

  @Property({ type: new BigIntType('number') })
  teacherShare!: number;

  /** Days the teacher's share is held after the payment, as they were at the purchase. */
  @Property({ type: 'integer' })
  holdDays: number = 14;

  /** Days in which the money can be asked back, as they were at the purchase. */
  @Property({ type: 'integer' })
  refundDays: number = 7;

  /** The most that may be studied by then, in per cent, as it was at the purchase. */
  @Property({ type: 'integer' })
  refundMostPercent: number = 30;

  @Property({ type: 'text' })
  state: 'OPEN' | 'PAID' | 'CLOSED' | 'REFUNDED' = 'OPEN';
}

/** One try to pay an order, with a reference of its own at the gateway. */
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

  /** When the gateway was asked to make the payment, by the request that does so. */
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
