import { guestList } from '../../ui/guest-list.ts';

/** The server's limit of courses in a cart. */
export const MAX_IN_CART = 20;

/** A guest's cart in this browser. */
export const {
  read: guestCart,
  add: addToGuestCart,
  remove: removeFromGuestCart,
  empty: emptyGuestCart,
  use: useGuestCart,
} = guestList('cart', MAX_IN_CART);
