import { ArrayMaxSize } from 'class-validator';
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import {
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  rows,
  type Sql,
  sql,
} from '../../graphql/read/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { pricedLines } from '../cart/index.ts';
import { addWishlistToCart } from './add-wishlist-to-cart.ts';
import { addToWishlist, joinWishlist, removeFromWishlist, restoreToWishlist } from './change-wishlist.ts';
import { MAX_WISHLIST, Wishlist, WishlistItem, WishlistToCart } from './wishlist.types.ts';

const OWN = 'Only the viewer’s own wishlist is read. Prices are public.';

const idsSql = (personId: string): Sql => sql`array(select w.course_id from wishlist_item w
  where w.person_id = ${personId} and w.removed_at is null order by w.added_at desc, w.course_id)`;

const wishlistSource = (personId: string) =>
  derived(Wishlist, sql`select ${idsSql(personId)} as "courseIds"`, OWN);

/** Courses on a user’s list with saved and current prices, latest first. */
const wishlistItems = (personId: string) =>
  rows(WishlistItem, (w) => ({ orderBy: sql`${w.addedAt} desc, ${w.courseId}`, limit: MAX_WISHLIST }), {
    from: sql`select p."courseId", p."courseId" as course, case when p.title is not null then c.category_id end as category, p.state,
          coalesce(p.title, w.title_then) as title, w.added_at as "addedAt", w.price_then as "priceThen",
          p."listPrice", p.price, case when p.price < p."listPrice" then c.sale_ends_at end as "saleEndsAt",
          exists (select 1 from cart_item i where i.person_id = w.person_id and i.course_id = w.course_id) as "isInCart"
        from ${pricedLines({ courseIds: idsSql(personId), viewerId: personId, couponId: null })} p
        join wishlist_item w on w.course_id = p."courseId" and w.person_id = ${personId}
        join course c on c.id = p."courseId"`,
    skipVisibility: OWN,
  });

const TOO_MANY = validationMessage('billing.wishlistSize', { max: MAX_WISHLIST });

@InputType({
  description: 'Courses of a guest’s browser, to be added to the wishlist of the user who signed in.',
})
export class JoinWishlistInput {
  @Field(() => [ID], { description: 'Course IDs; at most 100. Courses that cannot be saved are skipped.' })
  @ArrayMaxSize(MAX_WISHLIST, { message: TOO_MANY })
  courseIds!: string[];
}

@InputType({ description: 'Courses of the viewer’s wishlist to add to the cart.' })
export class AddWishlistToCartInput {
  @Field(() => [ID], {
    description: 'Course IDs; at most 100. Courses that are not on the wishlist are skipped.',
  })
  @ArrayMaxSize(MAX_WISHLIST, { message: TOO_MANY })
  courseIds!: string[];
}

@Resolver(() => Wishlist)
export class WishlistResolver {
  @Allow('course:buy')
  @ReadQuery(() => Wishlist, { description: 'The viewer’s own wishlist. Empty until courses are saved.' })
  wishlist(@Ctx() context: Context) {
    return wishlistSource(signedIn(context).id);
  }

  @Allow('course:buy')
  @ReadMutation(() => Wishlist, {
    description:
      'Saves a course with its current price. A saved course is not changed. NOT_FOUND: no such course. CONFLICT: the viewer has it. POLICY: the viewer’s own course, or the wishlist is full.',
  })
  async addToWishlist(
    @Arg('courseId', () => ID, { description: 'ID of the course to save.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return wishlistSource(await addToWishlist(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Wishlist, {
    description:
      'Removes a course from the wishlist. A course that is not saved is no error. UNAUTHENTICATED: the viewer is not signed in.',
  })
  async removeFromWishlist(
    @Arg('courseId', () => ID, { description: 'ID of a course on the viewer’s wishlist.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return wishlistSource(await removeFromWishlist(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Wishlist, {
    description:
      'Undoes a removal within an hour and keeps the saved price. NOT_FOUND: nothing to undo. POLICY: the wishlist is full.',
  })
  async restoreToWishlist(
    @Arg('courseId', () => ID, { description: 'ID of the removed course.' }) courseId: string,
    @Ctx() context: Context,
  ) {
    return wishlistSource(await restoreToWishlist(context, courseId));
  }

  @Allow('course:buy')
  @ReadMutation(() => Wishlist, {
    description:
      'Saves the courses of a guest’s browser at their current prices, as far as there is room. BAD_INPUT: more than 100.',
  })
  async joinWishlist(@Arg('input') { courseIds }: JoinWishlistInput, @Ctx() context: Context) {
    return wishlistSource(await joinWishlist(context, courseIds));
  }

  @Allow('course:buy')
  @Mutation(() => WishlistToCart, {
    description:
      'Adds courses of the wishlist to the cart and returns an outcome for each. They stay on the wishlist until they are bought. BAD_INPUT: more than 100.',
  })
  addWishlistToCart(
    @Arg('input') { courseIds }: AddWishlistToCartInput,
    @Ctx() context: Context,
  ): Promise<WishlistToCart> {
    return addWishlistToCart(context, courseIds);
  }

  @MaxRows(MAX_WISHLIST)
  @ReadField(() => [WishlistItem], {
    description: 'Courses on the wishlist with their prices, latest first.',
  })
  items(@Ctx() context: Context) {
    return wishlistItems(signedIn(context).id);
  }
}
