import { guestList } from '../../ui/guest-list.ts';

/** As many as a cart holds. */
export const MOST_IN_CART = 20;

/** The courses that a guest put into the cart of this browser. */
export const {
  read: guestCart,
  add: addToGuestCart,
  remove: removeFromGuestCart,
  empty: emptyGuestCart,
  use: useGuestCart,
} = guestList('cart', MOST_IN_CART);
