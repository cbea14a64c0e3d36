import { BigIntType, Collection, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { MaxRows, type Row, sql, Visible } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { defineHours } from '../../platform/settings/index.ts';
import { User } from '../accounts/index.ts';
import { OrderKind, OrderStatus } from './order.enums.ts';
import { OrderLine } from './order-line.entity.ts';

export const ORDER_HOURS = defineHours('order.hours', { least: 1, most: 168, default: 24 });

export * from './order.enums.ts';
export { OrderLine } from './order-line.entity.ts';

/** Maximum number of courses in an order. Checkout and the database (`bound_order_lines`) enforce it. */
export const MAX_LINES = 20;

/** An order is visible to its buyer and to administrators. */
@Visible<Viewer, Order>(
  (viewer, order: Row<Order>) =>
    !!viewer && (viewer.may('order:read-any') || sql`${order.buyer} = ${viewer.id}`),
)
@Entity({ tableName: 'orders' })
@ObjectType({ description: 'An order of courses or of a teacher package, with its payment status.' })
export class Order {
  [OptionalProps]?: 'kind' | 'status' | 'createdAt' | 'credit' | 'due';

  @Field(() => ID, { description: 'Unique order ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field({ description: 'Order number to quote, for example S261120-000042.' })
  @Property({ type: 'text' })
  number!: string;

  @ManyToOne(() => User)
  buyer!: Rel<User>;

  @Field(() => OrderKind, { description: 'Kind of the order: courses or a teacher package.' })
  @Property({ type: 'text' })
  kind: OrderKind = OrderKind.COURSES;

  @Field(() => OrderStatus, { description: 'Current status of the order.' })
  @Property({ type: 'text' })
  status: OrderStatus = OrderStatus.PENDING;

  @Field(() => Vnd, {
    description: 'Total in đồng, tax included. `credit` is the part that an exchanged course pays.',
  })
  @Property({ type: new BigIntType('number') })
  total!: number;

  @Field(() => Vnd, {
    description: 'Part of the total that an exchanged course pays, in đồng. 0 for other orders.',
  })
  @Property({ type: new BigIntType('number') })
  credit: number = 0;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the order line whose course is returned in exchange. Null if the order is no exchange.',
  })
  @Property({ type: 'uuid', nullable: true })
  exchangedLineId?: string | null;

  get due(): number {
    return this.total - this.credit;
  }

  @Field(() => DateTime, { description: 'Time at which the order was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time until which the order can be paid.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the payment was confirmed. Null for unpaid orders.',
  })
  @Property({ type: 'datetime', nullable: true })
  paidAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the buyer cancelled the order. Null otherwise, also if a newer order replaced it.',
  })
  @Property({ type: 'datetime', nullable: true })
  cancelledAt?: Date | null;

  @Property({ type: 'uuid', nullable: true })
  couponId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the coupon used for the order. Null without a coupon.',
  })
  @Property({ type: 'text', nullable: true })
  couponCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person or company on the bill. Null: the buyer’s own name.',
  })
  @Property({ type: 'text', nullable: true })
  billName?: string | null;

  @Field(() => String, { nullable: true, description: 'Tax code or personal number on the bill.' })
  @Property({ type: 'text', nullable: true })
  billTaxCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address on the bill.' })
  @Property({ type: 'text', nullable: true })
  billAddress?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Series of the electronic invoice. Null until one is issued for the order.',
    deprecationReason: 'Never filled: each line has an e-invoice of its own. Use `eInvoices`.',
  })
  @Property({ type: 'text', nullable: true })
  invoiceSeries?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the electronic invoice within its series.',
    deprecationReason: 'Never filled: each line has an e-invoice of its own. Use `eInvoices`.',
  })
  @Property({ type: 'text', nullable: true })
  invoiceNumber?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Date on which the electronic invoice was issued.',
    deprecationReason: 'Never filled: each line has an e-invoice of its own. Use `eInvoices`.',
  })
  @Property({ type: 'date', nullable: true })
  invoiceDate?: string | null;

  @MaxRows(MAX_LINES)
  @Field(() => [OrderLine], {
    description: 'Courses of the order, one per line. Empty for an order of a package.',
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

  /** Like {@link cancel}, at the request of the buyer: later money is not accepted (settlePayment). */
  cancelByBuyer(): void {
    this.cancel();
    this.cancelledAt = new Date();
  }

  /** Expires an unpaid order. Later money is still accepted (settlePayment). Its lines must be loaded. */
  expire(): void {
    this.close(OrderStatus.EXPIRED);
  }

  /** Extends the order for the remaining amount after an underpayment. Its lines must be loaded. */
  extendForRest(until: Date): void {
    this.status = OrderStatus.PENDING;
    this.expiresAt = until;
    this.cancelledAt = null;
    for (const line of this.lines) line.state = 'OPEN';
  }

  /** Its lines must be loaded. */
  pay(at: Date): void {
    this.status = OrderStatus.PAID;
    this.paidAt = at;
    for (const line of this.lines) line.state = 'PAID';
  }

  /** Its lines must be loaded. */
  refund(line: OrderLine): void {
    line.state = 'REFUNDED';
    const isWhole = this.lines.getItems().every(({ amount, state }) => !amount || state === 'REFUNDED');
    this.status = isWhole ? OrderStatus.REFUNDED : OrderStatus.PARTIALLY_REFUNDED;
  }

  /** Marks an order of a package as refunded after the bank has taken the money back. */
  refundPackage(): void {
    this.status = OrderStatus.REFUNDED;
  }

  /** Closes an order whose money could not pay it and was returned. Its lines must be loaded. */
  closeRefunded(): void {
    this.close(OrderStatus.REFUNDED);
  }

  private close(status: OrderStatus): void {
    this.status = status;
    for (const line of this.lines) if (line.state === 'OPEN') line.state = 'CLOSED';
  }
}
