import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Comes after the page: it works without. */
export const HeartSlot = lazyOptional(async () => (await import('./heart.tsx')).Heart, {
  texts: ['wishlist'],
});
