import { ArrayMaxSize } from 'class-validator';
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { MaxRows, ReadField, ReadMutation, ReadQuery } from '../../graphql/read/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { addWishlistToCart } from './add-wishlist-to-cart.ts';
import { addToWishlist, joinWishlist, removeFromWishlist, restoreToWishlist } from './change-wishlist.ts';
import { wishlistItems, wishlistOf } from './wishlist.reads.ts';
import { MAX_WISHLIST, Wishlist, WishlistItem, WishlistToCart } from './wishlist.types.ts';

const TOO_MANY = validationMessage('billing.wishlistSize', { max: MAX_WISHLIST });

@InputType({ description: 'What a guest’s browser kept, to be put on the list of whoever signed in.' })
export class JoinWishlistInput {
  @Field(() => [ID], {
    description: 'Of the courses; at most 100. Those that can’t be saved are passed over.',
  })
  @ArrayMaxSize(MAX_WISHLIST, { message: TOO_MANY })
  courseIds!: string[];
}

@InputType({ description: 'Courses of the viewer’s list that are to go into the cart.' })
export class AddWishlistToCartInput {
  @Field(() => [ID], {
    description: 'Of the courses; at most 100. Those that are not on the list are passed over.',
  })
  @ArrayMaxSize(MAX_WISHLIST, { message: TOO_MANY })
  courseIds!: string[];
}

@Resolver(() => Wishlist)
export class WishlistResolver {
  @Allow('course:buy')
  @ReadQuery(() => Wishlist, { description: 'The viewer’s own list; empty before anything was saved.' })
  wishlist(@Ctx() context: Context) {
    return wishlistOf(signedIn(context).id);
  }

  @Allow('course:buy')
  @ReadMutation(() => Wishlist, {
    description:
      'Saves a course with its price of now; one that is saved stays as it was. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: one’s own, or the list is full.',
  })
  async addToWishlist(
    @Arg('courseId', () => ID, { description: 'Of the course that is saved.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return wishlistOf(await addToWishlist(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Wishlist, {
    description: 'Takes a course off the list; NOT_FOUND never: one that is not on it is no error.',
  })
  async removeFromWishlist(
    @Arg('courseId', () => ID, { description: 'Of the course that is taken off.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return wishlistOf(await removeFromWishlist(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Wishlist, {
    description:
      'Undoes a removal of the last hour: the price of then stays. NOT_FOUND: nothing to undo. POLICY: the list is full.',
  })
  async restoreToWishlist(
    @Arg('courseId', () => ID, { description: 'Of the course that was taken off.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return wishlistOf(await restoreToWishlist(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Wishlist, {
    description:
      'Saves what a guest’s browser kept, at the prices of now, as far as there is room. BAD_INPUT: more than 100.',
  })
  async joinWishlist(@Arg('input') { courseIds }: JoinWishlistInput, @Ctx() context: Context) {
    return wishlistOf(await joinWishlist(context, courseIds));
  }

  @Allow('course:buy')
  @Mutation(() => WishlistToCart, {
    description:
      'Puts courses of the list into the cart and says of each what became of it; they stay on the list until they are bought. BAD_INPUT: more than 100.',
  })
  addWishlistToCart(
    @Arg('input') { courseIds }: AddWishlistToCartInput,
    @Ctx() context: Context,
  ): Promise<WishlistToCart> {
    return addWishlistToCart(context, courseIds);
  }

  @MaxRows(MAX_WISHLIST)
  @ReadField(() => [WishlistItem], { description: 'The courses on it with their prices, latest first.' })
  items(@Ctx() context: Context) {
    return wishlistItems(signedIn(context).id);
  }
}
