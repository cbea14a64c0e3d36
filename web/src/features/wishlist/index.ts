/** Parts of the wishlist for other features: every public page loads it, so it is the way to it alone. */
export { HeartSlot } from './heart-slot.tsx';
