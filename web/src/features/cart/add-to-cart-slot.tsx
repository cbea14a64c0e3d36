import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Loaded after the page of a course that the viewer may buy. */
export const AddToCartSlot = lazyOptional(async () => (await import('./add-to-cart.tsx')).AddToCart, {
  texts: ['cart'],
});
