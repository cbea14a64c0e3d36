/** What other features may use of the wishlist: every public page loads it, so it is the way to it alone. */
export { HeartSlot } from './heart-slot.tsx';
