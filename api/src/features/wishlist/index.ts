export { removeBought } from './change-wishlist.ts';
