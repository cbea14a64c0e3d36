import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { CartLineState } from '../cart/index.ts';
import { Category } from '../categories/index.ts';
import { Course } from '../courses/index.ts';

/** Maximum number of courses on a list, so that all of them can be displayed and compared on one page. */
export const MAX_WISHLIST = 100;

@ObjectType({ description: 'A course on the viewer’s wishlist with its saved and current price.' })
export class WishlistItem {
  @Field(() => ID, { description: 'ID of the course, also if it is no longer available.' })
  courseId!: string;
  @Field({ description: 'Current title, or the title when it was saved if the course is no longer on sale.' })
  title!: string;
  @Field(() => Course, {
    nullable: true,
    description: 'The course. Null if the viewer may no longer see it.',
  })
  course?: Course | null;
  @Field(() => Category, {
    nullable: true,
    description: 'Category of the course. Null if it has none or is no longer on sale.',
  })
  category?: Category | null;
  @Field(() => CartLineState, { description: 'State of the course: buyable, or the reason why it is not.' })
  state!: CartLineState;
  @Field(() => DateTime, { description: 'Time at which the course was saved.' })
  addedAt!: Date;
  @Field(() => Vnd, { description: 'Price in đồng when the course was saved. It never changes.' })
  priceThen!: number;
  @Field(() => Vnd, { description: 'Current list price in đồng. 0 if the course is no longer on sale.' })
  listPrice!: number;
  @Field(() => Vnd, { description: 'Current price in đồng. 0 if the course is no longer on sale.' })
  price!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the current sale. Null without a sale or an end.',
  })
  saleEndsAt?: Date | null;
  @Field(() => Boolean, { description: 'True if the course is also in the viewer’s cart.' })
  isInCart!: boolean;
}

@ObjectType({ description: 'Courses that the viewer has saved. Visible only to the viewer.' })
export class Wishlist {
  @Field(() => [ID], { description: 'Course IDs, latest first; at most 100.' })
  courseIds!: string[];
}

export const WishlistToCartOutcome = defineEnum(
  'WishlistToCartOutcome',
  'Outcome of adding a course of the wishlist to the cart.',
  {
    ADDED: 'The course was added to the cart.',
    IN_CART: 'The course was already in the cart.',
    CART_FULL: 'The cart is full, so the course was not added.',
    NOT_BUYABLE: 'The course cannot be bought now; `state` states the reason.',
  },
);
export type WishlistToCartOutcome = keyof typeof WishlistToCartOutcome;

@ObjectType({ description: 'Result of adding one course to the cart.' })
export class WishlistToCartResult {
  @Field(() => ID, { description: 'ID of the requested course.' })
  courseId!: string;
  @Field({ description: 'Title of the course as on the wishlist.' })
  title!: string;
  @Field(() => WishlistToCartOutcome, { description: 'Outcome: added to the cart, or the reason why not.' })
  outcome!: WishlistToCartOutcome;
  @Field(() => CartLineState, { description: 'State of the course: buyable, or the reason why it is not.' })
  state!: CartLineState;
}

@ObjectType({ description: 'Results of adding courses of the wishlist to the cart.' })
export class WishlistToCart {
  @Field(() => [WishlistToCartResult], {
    description: 'One result for each requested course on the wishlist, in the requested order.',
  })
  results!: WishlistToCartResult[];
}
