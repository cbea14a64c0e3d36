export { removeBoughtFromWishlist } from './change-wishlist.ts';
