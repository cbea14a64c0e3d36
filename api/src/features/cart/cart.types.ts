import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { Course } from '../catalog/index.ts';

export enum CartLineState {
  BUYABLE = 'BUYABLE',
  OWN_COURSE = 'OWN_COURSE',
  OWNED = 'OWNED',
  SUSPENDED = 'SUSPENDED',
  IN_DOUBT = 'IN_DOUBT',
  NOT_ON_SALE = 'NOT_ON_SALE',
  GONE = 'GONE',
}
registerEnumType(CartLineState, {
  name: 'CartLineState',
  description:
    'Whether a course of a cart can be bought now, and if not, why. Only what can is in the totals.',
  valuesConfig: {
    BUYABLE: { description: 'It can be bought at the price that is shown.' },
    OWN_COURSE: { description: 'The viewer teaches it.' },
    OWNED: { description: 'The viewer has it, perhaps bought elsewhere meanwhile.' },
    SUSPENDED: { description: 'The viewer’s access rests while a refund is decided.' },
    IN_DOUBT: { description: 'People look into a payment of the viewer’s for it.' },
    NOT_ON_SALE: { description: 'It is not sold at the moment; that may come again.' },
    GONE: { description: 'It is not there for buyers any more.' },
  },
});

export enum CouponRefusal {
  ENDED = 'ENDED',
  NOT_YET = 'NOT_YET',
  USED_UP = 'USED_UP',
  USED_BY_YOU = 'USED_BY_YOU',
  NOT_FOR_THESE = 'NOT_FOR_THESE',
  LEAST_AMOUNT = 'LEAST_AMOUNT',
}
registerEnumType(CouponRefusal, {
  name: 'CouponRefusal',
  description:
    'Why a coupon takes nothing off. A checkout refuses with the reason of this name after `COUPON_`.',
  valuesConfig: {
    ENDED: { description: 'Its time is over, or it was switched off.' },
    NOT_YET: { description: 'Its time has not begun.' },
    USED_UP: { description: 'It was used as often as it may be.' },
    USED_BY_YOU: { description: 'The viewer used it as often as one person may.' },
    NOT_FOR_THESE: { description: 'It holds for none of these courses.' },
    LEAST_AMOUNT: { description: 'The courses that it holds for cost less than it asks for.' },
  },
});

/** Maximum number of courses in a cart, equal to that of lines in an order. */
export const MAX_CART_ITEMS = 20;

@ObjectType({ description: 'A course in a cart, at its price of this moment.' })
export class CartLine {
  @Field(() => ID, { description: 'Of the course, also where it is gone.' })
  courseId!: string;
  @Field(() => Course, {
    nullable: true,
    description: 'The course; absent once the viewer may not know of it any more.',
  })
  course?: Course | null;
  @Field(() => String, {
    nullable: true,
    description: 'The course’s title; absent where it is not for the viewer to know.',
  })
  title?: string | null;
  @Field(() => CartLineState, { description: 'Whether it can be bought now.' })
  state!: CartLineState;
  @Field(() => DateTime, { nullable: true, description: 'When it was put in; absent in a guest’s cart.' })
  addedAt?: Date | null;
  @Field(() => Vnd, {
    nullable: true,
    description:
      'The price in đồng that the viewer last said they had seen, or what it was when put in; absent in a guest’s cart.',
  })
  priceSeen?: number | null;
  @Field(() => Vnd, { description: 'List price in đồng; 0 where it has no title.' })
  listPrice!: number;
  @Field(() => Vnd, { description: 'What it costs now without a coupon, in đồng.' })
  price!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'How many days of access are bought, from the payment on; absent where access never ends.',
  })
  accessDays?: number | null;
  @Field({ description: 'Whether the viewer had the course before, for a time that is over.' })
  isRenewal!: boolean;
  @Field(() => Vnd, { description: 'What the coupon takes off it, in đồng.' })
  couponDiscount!: number;
  @Field(() => Vnd, {
    description: 'What is to be paid for it, in đồng: the price without what the coupon takes off.',
  })
  amount!: number;
}

@ObjectType({ description: 'What buyers gave their cart to pay less, and what it does for it now.' })
export class CartCoupon {
  @Field({ description: 'What buyers type, in capitals.' })
  code!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'How many per cent it takes off; absent where it is an amount.',
  })
  percent?: number | null;
  @Field(() => Vnd, {
    nullable: true,
    description: 'How much it takes off in đồng; absent where it is a percentage.',
  })
  amount?: number | null;
  @Field(() => Vnd, { description: 'What it takes off this cart, in đồng.' })
  discount!: number;
  @Field(() => Int, { description: 'For how many of the courses that can be bought it holds.' })
  courseCount!: number;
  @Field(() => Vnd, {
    description: 'What the courses that it holds for have to cost together, in đồng; 0 for any.',
  })
  leastAmount!: number;
  @Field(() => CouponRefusal, {
    nullable: true,
    description: 'Why it takes nothing off; absent where it does.',
  })
  refusal?: CouponRefusal | null;
}

@ObjectType({
  description: 'Courses that the viewer means to buy. Prices and totals are those of this moment.',
})
export class Cart {
  @Field(() => Vnd, { description: 'List prices of what can be bought, in đồng.' })
  listTotal!: number;
  @Field(() => Vnd, { description: 'What sales take off, in đồng.' })
  saleDiscount!: number;
  @Field(() => Vnd, { description: 'What the coupon takes off, in đồng.' })
  couponDiscount!: number;
  @Field(() => Vnd, { description: 'What is to be paid, in đồng: the `expectedTotal` of a checkout.' })
  total!: number;
  @Field(() => Int, { description: 'How many of the courses can be bought now.' })
  buyableCount!: number;
  @Field(() => DateTime, { description: 'The moment of these prices.' })
  pricedAt!: Date;
  /** Not part of the schema. The field resolvers read these. */
  courseIds!: string[];
  couponId!: string | null;
}
