import { derived, rows, type Sql, sql } from '../../graphql/read/index.ts';
import { pricedLines } from '../cart/index.ts';
import { MAX_WISHLIST, Wishlist, WishlistItem } from './wishlist.types.ts';

const OWN = 'Only the viewer’s own wishlist is read. Prices are public.';

const idsOf = (personId: string): Sql => sql`array(select w.course_id from wishlist_item w
  where w.person_id = ${personId} and w.removed_at is null order by w.added_at desc, w.course_id)`;

export const wishlistOf = (personId: string) =>
  derived(Wishlist, sql`select ${idsOf(personId)} as "courseIds"`, OWN);

/** Courses on a user’s list with saved and current prices, latest first. */
export const wishlistItems = (personId: string) =>
  rows(WishlistItem, (w) => ({ orderBy: sql`${w.addedAt} desc, ${w.courseId}`, limit: MAX_WISHLIST }), {
    from: sql`select p."courseId", p."courseId" as course, case when p.title is not null then c.category_id end as category, p.state,
          coalesce(p.title, w.title_then) as title, w.added_at as "addedAt", w.price_then as "priceThen",
          p."listPrice", p.price, case when p.price < p."listPrice" then c.sale_ends_at end as "saleEndsAt",
          exists (select 1 from cart_item i where i.person_id = w.person_id and i.course_id = w.course_id) as "isInCart"
        from ${pricedLines({ courseIds: idsOf(personId), viewerId: personId, couponId: null })} p
        join wishlist_item w on w.course_id = p."courseId" and w.person_id = ${personId}
        join course c on c.id = p."courseId"`,
    skipVisibility: OWN,
  });
