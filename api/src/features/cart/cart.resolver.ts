import { ArrayMaxSize, IsOptional, Length } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, InputType, Int, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { MaxRows, ReadField, ReadMutation, ReadQuery, type Row, sql } from '../../graphql/read/index.ts';
import { badInput } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { couponByCode } from '../coupons/index.ts';
import { cartOf, cartOfGuest, couponOf, linesOf, quoteOf } from './cart.reads.ts';
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

@InputType({ description: 'What a guest’s browser kept, to be put into the cart of whoever signed in.' })
export class JoinCartInput {
  @Field(() => [ID], {
    description: 'Of the courses; at most 20. Those that can’t be bought are passed over.',
  })
  @ArrayMaxSize(MAX_CART_ITEMS, { message: TOO_MANY })
  courseIds!: string[];
}

@InputType({ description: 'The coupon that the viewer’s cart is to have.' })
export class ApplyCouponInput {
  @Field({ description: 'As it was typed: capitals, small letters and spaces around it make no difference.' })
  @Length(1, 40, { message: 'billing.couponCode' })
  code!: string;
}

@ArgsType()
class CheckoutQuoteArgs {
  @Field(() => [ID], { description: 'Of the courses that are bought together; at most 20.' })
  @ArrayMaxSize(MAX_CART_ITEMS, { message: TOO_MANY })
  courseIds!: string[];
  @Field(() => String, {
    nullable: true,
    description: 'Of the coupon, however it is spelt; one for an order.',
  })
  @IsOptional()
  @Length(1, 40, { message: 'billing.couponCode' })
  couponCode?: string | null;
}

@Resolver()
export class CartResolver {
  @Allow('course:buy')
  @ReadQuery(() => Cart, { description: 'The viewer’s own cart; empty before anything was put in.' })
  cart(@Ctx() context: Context) {
    return cartOf(signedIn(context).id);
  }

  @Allow('course:buy')
  @ReadQuery(() => Int, {
    description: 'How many courses the viewer’s cart holds, whether they can be bought or not.',
  })
  cartCount(@Ctx() context: Context) {
    return sql`(select count(*)::int from cart_item where person_id = ${signedIn(context).id})`;
  }

  @Public()
  @ReadQuery(() => Cart, {
    description: 'What courses would cost now as a guest’s cart. BAD_INPUT: more than 20, or no ids.',
  })
  cartPreview(
    @Arg('courseIds', () => [ID], {
      description: 'Of the courses, which a guest’s browser keeps; at most 20.',
    })
    courseIds: string[],
  ) {
    if (courseIds.length > MAX_CART_ITEMS)
      throw badInput('courseIds', 'billing.cartSize', { max: MAX_CART_ITEMS });
    return cartOfGuest(courseIds.filter(isUuid));
  }

  @Allow('course:buy')
  @ReadQuery(() => Cart, {
    description:
      'What courses would come to for the viewer as an order of their own, whatever their cart holds. BAD_INPUT: more than 20. POLICY: there is no such coupon; one that takes nothing off says why in `coupon`.',
  })
  async checkoutQuote(@Args() { courseIds, couponCode }: CheckoutQuoteArgs, @Ctx() context: Context) {
    const { em } = context;
    const coupon = couponCode?.trim() ? await couponByCode(em, couponCode) : undefined;
    return quoteOf(signedIn(context).id, courseIds.filter(isUuid), coupon?.id ?? null);
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Puts a course into the viewer’s cart; one that is in it stays as it was. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: not on sale, one’s own, or the cart is full.',
  })
  async addToCart(
    @Arg('courseId', () => ID, { description: 'Of the course that is put in.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return cartOf(await addToCart(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Takes a course out of the viewer’s cart; NOT_FOUND never: one that is not in it is no error.',
  })
  async removeFromCart(
    @Arg('courseId', () => ID, { description: 'Of the course that is taken out.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return cartOf(await removeFromCart(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Puts what a guest’s browser kept into the viewer’s cart, as far as there is room. BAD_INPUT: more than 20.',
  })
  async joinCart(@Arg('input') { courseIds }: JoinCartInput, @Ctx() context: Context) {
    return cartOf(await joinCart(context, courseIds));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Notes that the viewer has seen the prices of this moment. UNAUTHENTICATED: the viewer is not signed in.',
  })
  async acknowledgeCartPrices(@Ctx() context: Context) {
    return cartOf(await acknowledgePrices(context));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description:
      'Gives the viewer’s cart a coupon, in place of another one. BAD_INPUT: nothing typed. POLICY: there is no such coupon, or it takes nothing off this cart, with the reason.',
  })
  async applyCoupon(@Arg('input') { code }: ApplyCouponInput, @Ctx() context: Context) {
    return cartOf(await applyCoupon(context, code));
  }

  @Allow('course:buy')
  @ReadMutation(() => Cart, {
    description: 'Takes the coupon off the viewer’s cart. UNAUTHENTICATED: the viewer is not signed in.',
  })
  async removeCoupon(@Ctx() context: Context) {
    return cartOf(await removeCoupon(context));
  }
}

@Resolver(() => Cart)
export class CartFieldsResolver {
  @MaxRows(MAX_CART_ITEMS)
  @ReadField(() => [CartLine], { description: 'The courses in it, latest first.' })
  lines(@Root() cart: Row<Cart>, @Ctx() context: Context) {
    return linesOf(cart, context);
  }

  @ReadField(() => CartCoupon, {
    nullable: true,
    description: 'The coupon that was given to it; absent without one.',
  })
  coupon(@Root() cart: Row<Cart>, @Ctx() context: Context) {
    return couponOf(cart, context);
  }
}
