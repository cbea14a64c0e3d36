import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { CartLineState } from '../cart/index.ts';
import { Category, Course } from '../catalog/index.ts';

/** Maximum number of courses on a list, so that all of them can be displayed and compared on one page. */
export const MAX_WISHLIST = 100;

@ObjectType({ description: 'A course that the viewer thinks of buying, with the price of then and of now.' })
export class WishlistItem {
  @Field(() => ID, { description: 'Of the course, also where it is gone.' })
  courseId!: string;
  @Field({
    description: 'What it is called; what it was called when it was saved, where it is not sold any more.',
  })
  title!: string;
  @Field(() => Course, {
    nullable: true,
    description: 'The course; absent once the viewer may not know of it any more.',
  })
  course?: Course | null;
  @Field(() => Category, {
    nullable: true,
    description: 'Where courses like it are found; absent where it has none, or is not sold any more.',
  })
  category?: Category | null;
  @Field(() => CartLineState, { description: 'Whether it can be bought now, and if not, why.' })
  state!: CartLineState;
  @Field(() => DateTime, { description: 'When it was saved.' })
  addedAt!: Date;
  @Field(() => Vnd, { description: 'What it cost when it was saved, in đồng; it stays as it was then.' })
  priceThen!: number;
  @Field(() => Vnd, { description: 'List price of now, in đồng; 0 where it is not sold any more.' })
  listPrice!: number;
  @Field(() => Vnd, { description: 'What it costs now, in đồng; 0 where it is not sold any more.' })
  price!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the sale ends that it costs less for now; absent without one.',
  })
  saleEndsAt?: Date | null;
  @Field(() => Boolean, { description: 'Whether the viewer’s cart holds it as well.' })
  isInCart!: boolean;
}

@ObjectType({ description: 'Courses that the viewer thinks of buying; no one else sees it.' })
export class Wishlist {
  @Field(() => [ID], { description: 'Of the courses on it, latest first; at most 100.' })
  courseIds!: string[];
}

export enum WishlistToCartOutcome {
  ADDED = 'ADDED',
  IN_CART = 'IN_CART',
  CART_FULL = 'CART_FULL',
  NOT_BUYABLE = 'NOT_BUYABLE',
}
registerEnumType(WishlistToCartOutcome, {
  name: 'WishlistToCartOutcome',
  description: 'What became of a course of the list that was to go into the cart.',
  valuesConfig: {
    ADDED: { description: 'It is in the cart now.' },
    IN_CART: { description: 'The cart held it already.' },
    CART_FULL: { description: 'The cart holds as many courses as it can.' },
    NOT_BUYABLE: { description: 'It can’t be bought now: `state` says why.' },
  },
});

@ObjectType({ description: 'What became of one course that was to go into the cart.' })
export class WishlistToCartResult {
  @Field(() => ID, { description: 'Of the course, as it was asked for.' })
  courseId!: string;
  @Field({ description: 'What the course is called, as the list has it.' })
  title!: string;
  @Field(() => WishlistToCartOutcome, { description: 'Whether it is in the cart now, or why not.' })
  outcome!: WishlistToCartOutcome;
  @Field(() => CartLineState, { description: 'Whether it can be bought now, and if not, why.' })
  state!: CartLineState;
}

@ObjectType({ description: 'What became of the courses that were to go into the cart, one by one.' })
export class WishlistToCart {
  @Field(() => [WishlistToCartResult], {
    description: 'For each course of the list that was named, in that order.',
  })
  results!: WishlistToCartResult[];
}
