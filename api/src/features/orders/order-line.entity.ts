import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { SellerClass, User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import type { PaidLine } from '../ledger/index.ts';
import { Order } from './order.entity.ts';

/** Order lines are visible with their order. */
export const isBuyerOf = (viewer: Viewer | undefined, order: Sql): Sql | boolean =>
  !!viewer &&
  (viewer.may('order:read-any') ||
    sql`exists (select 1 from orders o where o.id = ${order} and o.buyer_id = ${viewer.id})`);

/** One course of an order, with all terms of the sale that must not change afterwards. */
@Visible<Viewer, OrderLine>((viewer, line: Row<OrderLine>) => isBuyerOf(viewer, line.order))
@Entity()
@ObjectType({ description: 'One course of an order.' })
export class OrderLine {
  [OptionalProps]?: 'couponDiscount' | 'promotion';

  @Field(() => ID, { description: 'Unique order line ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  /** Copied from the order for the index that prevents buying a course twice. */
  @ManyToOne(() => User)
  buyer!: Rel<User>;

  @Field(() => Course, {
    nullable: true,
    description: 'Course of the line. Null if the viewer may no longer see it.',
  })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @ManyToOne(() => User)
  teacher!: Rel<User>;

  @Field({ description: 'Title of the course at the time of the order.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => Vnd, { description: 'List price in đồng.' })
  @Property({ type: new BigIntType('number') })
  listPrice!: number;

  @Field(() => Vnd, { description: 'Reduction of the list price in đồng, including `couponDiscount`.' })
  @Property({ type: new BigIntType('number') })
  discount!: number;

  @Field(() => Vnd, { description: 'The part of the discount due to the coupon, in đồng.' })
  @Property({ type: new BigIntType('number') })
  couponDiscount: number = 0;

  @Field(() => Vnd, { description: 'Price of the line after discounts, in đồng.' })
  @Property({ type: new BigIntType('number') })
  amount!: number;

  /** The part of the discount that a platform coupon took off, in đồng. The teacher does not bear it. */
  @Property({ type: new BigIntType('number') })
  promotion: number = 0;

  /** Origin of the buyer: the platform, or a link or coupon of the teacher. */
  @Property({ type: 'text' })
  attribution!: 'PLATFORM' | 'TEACHER';

  /** The course whose link brought the buyer; null without a link. */
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

  /** Days for which the teacher's share is held after the payment, as they were at the purchase. */
  @Property({ type: 'integer' })
  holdDays: number = 14;

  /** Days in which a refund may be requested, as they were at the purchase. */
  @Property({ type: 'integer' })
  refundDays: number = 7;

  /** Maximum share of opened lessons for a refund in per cent, as it was at the purchase. */
  @Property({ type: 'integer' })
  refundMostPercent: number = 30;

  @Field(() => Int, {
    nullable: true,
    description: 'Days of access from the payment, as agreed at the purchase. Null if access never ends.',
  })
  @Property({ type: 'integer', nullable: true })
  accessDays?: number | null;

  /**
   * Time at which the course was paid again after the access of this line had ended. Set by the database
   * (`end_former_purchase`).
   */
  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  @Property({ type: 'text' })
  state: 'OPEN' | 'PAID' | 'CLOSED' | 'REFUNDED' = 'OPEN';
}

export const paidLine = ({ id, teacher, amount, promotion, ...parts }: OrderLine): PaidLine => ({
  lineId: id,
  teacherId: teacher.id,
  amount,
  promotion,
  commission: parts.commission,
  vatWithheld: parts.vatWithheld,
  pitWithheld: parts.pitWithheld,
  teacherShare: parts.teacherShare,
});
