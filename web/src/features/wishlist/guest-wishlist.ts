import { guestList } from '../../ui/guest-list.ts';

/** What a guest saved in this browser, as much as a list holds. */
export const guestWishlist = guestList('wishlist', 100);
