import { guestList } from '../../ui/guest-list.ts';

/** A guest's wishlist in this browser, with the server's limit. */
export const guestWishlist = guestList('wishlist', 100);
