import { BigIntType, Collection, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { MaxRows, Visible } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { OrderKind, OrderStatus } from './order.enums.ts';
import { isBuyer } from './order.visibility.ts';
import { OrderLine } from './order-line.entity.ts';

export * from './order.enums.ts';
export { OrderLine } from './order-line.entity.ts';

/** Maximum number of courses in an order. Checkout and the database (`bound_order_lines`) enforce it. */
export const MAX_LINES = 20;

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

  /** Cancels an unpaid order, so that another order of its courses can be placed. Its lines must be loaded. */
  cancel(): void {
    this.close(OrderStatus.CANCELLED);
  }

  /** Expires an unpaid order. Later money is still accepted (settlePayment). Its lines must be loaded. */
  expire(): void {
    this.close(OrderStatus.EXPIRED);
  }

  /** Extends the order for the remaining amount after an underpayment. Its lines must be loaded. */
  waitForRest(until: Date): void {
    this.status = OrderStatus.PENDING;
    this.expiresAt = until;
    for (const line of this.lines) line.state = 'OPEN';
  }

  /** Marks the order and all of its lines as paid. Its lines must be loaded. */
  pay(at: Date): void {
    this.status = OrderStatus.PAID;
    this.paidAt = at;
    for (const line of this.lines) line.state = 'PAID';
  }

  /** Marks a line as refunded. Its lines must be loaded. */
  refund(line: OrderLine): void {
    line.state = 'REFUNDED';
    const isWhole = this.lines.getItems().every(({ amount, state }) => !amount || state === 'REFUNDED');
    this.status = isWhole ? OrderStatus.REFUNDED : OrderStatus.PARTIALLY_REFUNDED;
  }

  /** Marks an order of a package as refunded after the bank has taken the money back. */
  takeBack(): void {
    this.status = OrderStatus.REFUNDED;
  }

  /** Closes an order whose money could not pay it and was returned. Its lines must be loaded. */
  giveBack(): void {
    this.close(OrderStatus.REFUNDED);
  }

  private close(status: OrderStatus): void {
    this.status = status;
    for (const line of this.lines) if (line.state === 'OPEN') line.state = 'CLOSED';
  }
}
