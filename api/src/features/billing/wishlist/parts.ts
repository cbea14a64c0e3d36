import { tellWishlists } from './tell-wishlists.jobs.ts';
import { WishlistResolver } from './wishlist.resolver.ts';

/** What wishlists add to billing: they are lists of what may be bought, at its prices. */
export const wishlistParts = {
  tables: ['wishlist_item'],
  resolvers: [WishlistResolver],
  jobs: [tellWishlists],
};
