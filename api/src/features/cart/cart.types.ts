import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { Course } from '../courses/index.ts';

export const CartLineState = defineEnum(
  'CartLineState',
  'State of a course in a cart: buyable, or the reason why it is not. Totals include only buyable courses.',
  {
    BUYABLE: 'The course can be bought at the displayed price.',
    OWN_COURSE: 'The viewer teaches the course.',
    OWNED: 'The viewer has the course, possibly bought elsewhere since.',
    SUSPENDED: 'The viewer’s access is suspended while a refund is decided.',
    IN_DOUBT: 'A payment of the viewer for the course is being checked.',
    NOT_ON_SALE: 'The course is currently not on sale, but may be again.',
    GONE: 'The course is no longer available to buyers.',
  },
);
export type CartLineState = keyof typeof CartLineState;

export const CouponRefusal = defineEnum(
  'CouponRefusal',
  'Reason why a coupon gives no discount. A checkout fails with the reason of this name prefixed by `COUPON_`.',
  {
    ENDED: 'The coupon expired or was deactivated.',
    NOT_YET: 'The coupon is not valid yet.',
    USED_UP: 'All uses of the coupon are taken.',
    USED_BY_YOU: 'The viewer has reached the coupon’s limit per person.',
    NOT_FOR_THESE: 'The coupon is valid for none of these courses.',
    LEAST_AMOUNT: 'The eligible courses cost less than the coupon’s minimum.',
  },
);
export type CouponRefusal = keyof typeof CouponRefusal;

/** Maximum number of courses in a cart, equal to that of lines in an order. */
export const MAX_CART_ITEMS = 20;

@ObjectType({ description: 'A course in a cart with its current price.' })
export class CartLine {
  @Field(() => ID, { description: 'ID of the course, also if it is no longer available.' })
  courseId!: string;
  @Field(() => Course, {
    nullable: true,
    description: 'The course. Null if the viewer may no longer see it.',
  })
  course?: Course | null;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the course. Null if the viewer may not see it.',
  })
  title?: string | null;
  @Field(() => CartLineState, { description: 'State of the course: buyable, or the reason why it is not.' })
  state!: CartLineState;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the course was added. Null in a guest’s cart.',
  })
  addedAt?: Date | null;
  @Field(() => Vnd, {
    nullable: true,
    description:
      'Price in đồng that the viewer last acknowledged, or the price when added. Null in a guest’s cart.',
  })
  priceSeen?: number | null;
  @Field(() => Vnd, { description: 'List price in đồng. 0 if the title is null.' })
  listPrice!: number;
  @Field(() => Vnd, { description: 'Current price without a coupon, in đồng.' })
  price!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Days of access from the payment. Null if access never ends.',
  })
  accessDays?: number | null;
  @Field({ description: 'True if the viewer had the course before and that access has expired.' })
  isRenewal!: boolean;
  @Field(() => Vnd, { description: 'Discount of the coupon on this course, in đồng.' })
  couponDiscount!: number;
  @Field(() => Vnd, { description: 'Price after the coupon discount, in đồng.' })
  amount!: number;
}

@ObjectType({ description: 'Coupon of a cart with its current discount.' })
export class CartCoupon {
  @Field({ description: 'Code that buyers enter, in capitals.' })
  code!: string;
  @Field(() => Int, { nullable: true, description: 'Discount in per cent. Null for an amount.' })
  percent?: number | null;
  @Field(() => Vnd, { nullable: true, description: 'Discount in đồng. Null for a percentage.' })
  amount?: number | null;
  @Field(() => Vnd, { description: 'Discount on this cart, in đồng.' })
  discount!: number;
  @Field(() => Int, { description: 'Number of buyable courses that the coupon covers.' })
  courseCount!: number;
  @Field(() => Vnd, { description: 'Minimum total of the eligible courses in đồng; 0 if there is none.' })
  leastAmount!: number;
  @Field(() => CouponRefusal, {
    nullable: true,
    description: 'Reason why the coupon gives no discount. Null if it gives one.',
  })
  refusal?: CouponRefusal | null;
}

@ObjectType({ description: 'Courses that the viewer intends to buy, with current prices and totals.' })
export class Cart {
  @Field(() => Vnd, { description: 'Sum of the list prices of buyable courses, in đồng.' })
  listTotal!: number;
  @Field(() => Vnd, { description: 'Total reduction by sales, in đồng.' })
  saleDiscount!: number;
  @Field(() => Vnd, { description: 'Total reduction by the coupon, in đồng.' })
  couponDiscount!: number;
  @Field(() => Vnd, { description: 'Amount to pay in đồng. Use it as `expectedTotal` of a checkout.' })
  total!: number;
  @Field(() => Int, { description: 'Number of courses that can be bought now.' })
  buyableCount!: number;
  @Field(() => DateTime, { description: 'Time at which the prices were computed.' })
  pricedAt!: Date;
  /** Not part of the schema. The field resolvers read these. */
  courseIds!: string[];
  couponId!: string | null;
}
