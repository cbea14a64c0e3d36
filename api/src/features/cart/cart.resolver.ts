import { ArrayMaxSize, Length } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Int, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { MaxRows, ReadField, ReadMutation, ReadQuery, type Row, sql } from '../../graphql/read/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { couponByCode } from '../coupons/index.ts';
import { cartOfGuest, cartSource, couponSource, linesSource, quoteSource } from './cart.reads.ts';
import { Cart, CartCoupon, CartLine, MAX_CART_ITEMS } from './cart.types.ts';
import {
  acknowledgePrices,
  addToCart,
  applyCoupon,
  joinCart,
  removeCoupon,
  removeFromCart,
} from './change-cart.ts';

const TOO_MANY = validationMessage('billing.cartSize', { max: MAX_CART_ITEMS });

@InputType({
  description: 'Courses of a guest’s browser, to be added to the cart of the user who signed in.',
})
export class JoinCartInput {
  @Field(() => [ID], { description: 'Course IDs; at most 20. Courses that cannot be bought are skipped.' })
  @ArrayMaxSize(MAX_CART_ITEMS, { message: TOO_MANY })
  courseIds!: string[];
}

@InputType({ description: 'Coupon for the viewer’s cart.' })
export class ApplyCouponInput {
  @Field({ description: 'Coupon code as typed. Case and surrounding spaces are ignored.' })
  @Length(1, 40, { message: 'billing.couponCode' })
  code!: string;
}

@ArgsType()
class CheckoutQuoteArgs {
  @Field(() => [ID], { description: 'IDs of the courses to buy together; at most 20.' })
  @ArrayMaxSize(MAX_CART_ITEMS, { message: TOO_MANY })
  courseIds!: string[];
  @Field(() => String, { nullable: true, description: 'Coupon code in any spelling. One coupon per order.' })
  @Length(1, 40, { message: 'billing.couponCode' })
  couponCode?: string | null;
}

@Resolver()
export class CartResolver {
  @Allow('course:buy')
  @ReadQuery(() => Cart, { description: 'The viewer’s own cart. Empty until courses are added.' })
  cart(@Ctx() context: Context) {
    return cartSource(signedIn(context).id);
  }

  @Allow('course:buy')
  @ReadQuery(() => Int, {
    description: 'Number of courses in the viewer’s cart, including those that cannot be bought.',
  })
  cartCount(@Ctx() context: Context) {
    return sql`(select count(*)::int from cart_item where person_id = ${signedIn(context).id})`;
  }

  @Public()
  @ReadQuery(() => Cart, {
    description: 'Current prices of courses as a guest’s cart. BAD_INPUT: more than 20, or no ids.',
  })
  cartPreview(
    @Arg('courseIds', () => [ID], { description: 'Course IDs stored in a guest’s browser; at most 20.' })
    courseIds: string[],
  ) {
    if (courseIds.length > MAX_CART_ITEMS)
      throw badInput('courseIds', 'billing.cartSize', { max: MAX_CART_ITEMS });
    return cartOfGuest(courseIds.filter(isUuid));
  }

  @Allow('course:buy')
  @ReadQuery(() => Cart, {
    description:
      'Current prices of courses as an order of the viewer, independent of the cart. BAD_INPUT: more than 20. POLICY: no such coupon; for a coupon without a discount, `coupon` states the reason.',
  })
  async checkoutQuote(@Args() { courseIds, couponCode }: CheckoutQuoteArgs, @Ctx() context: Context) {
    const { em } = context;
    const coupon = couponCode?.trim() ? await couponByCode(em, couponCode) : undefined;
    return quoteSource(signedIn(context).id, courseIds.filter(isUuid), coupon?.id ?? null);
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Adds a course to the viewer’s cart. A course that is in the cart is not changed. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: not on sale, the viewer’s own course, or the cart is full.',
  })
  async addToCart(
    @Arg('courseId', () => ID, { description: 'ID of the course to buy.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return cartSource(await addToCart(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Removes a course from the viewer’s cart. A course that is not in the cart is no error. UNAUTHENTICATED: the viewer is not signed in.',
  })
  async removeFromCart(
    @Arg('courseId', () => ID, { description: 'ID of a course in the viewer’s cart.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return cartSource(await removeFromCart(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Adds the courses of a guest’s browser to the viewer’s cart, as far as there is room. BAD_INPUT: more than 20.',
  })
  async joinCart(@Arg('input') { courseIds }: JoinCartInput, @Ctx() context: Context) {
    return cartSource(await joinCart(context, courseIds));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Records that the viewer has seen the current prices. UNAUTHENTICATED: the viewer is not signed in.',
  })
  async acknowledgeCartPrices(@Ctx() context: Context) {
    return cartSource(await acknowledgePrices(context));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Sets the coupon of the viewer’s cart and replaces an earlier one. BAD_INPUT: an empty code. POLICY: no such coupon, or it gives no discount on this cart, with the reason.',
  })
  async applyCoupon(@Arg('input') { code }: ApplyCouponInput, @Ctx() context: Context) {
    return cartSource(await applyCoupon(context, code));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description: 'Removes the coupon from the viewer’s cart. UNAUTHENTICATED: the viewer is not signed in.',
  })
  async removeCoupon(@Ctx() context: Context) {
    return cartSource(await removeCoupon(context));
  }
}

@Resolver(() => Cart)
export class CartFieldsResolver {
  @MaxRows(MAX_CART_ITEMS)
  @ReadField(() => [CartLine], { description: 'Courses in the cart, latest first.' })
  lines(@Root() cart: Row<Cart>, @Ctx() context: Context) {
    return linesSource(cart, context);
  }

  @ReadField(() => CartCoupon, { nullable: true, description: 'Coupon of the cart. Null without a coupon.' })
  coupon(@Root() cart: Row<Cart>, @Ctx() context: Context) {
    return couponSource(cart, context);
  }
}
