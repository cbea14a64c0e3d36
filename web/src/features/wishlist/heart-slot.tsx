import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Loaded after the page, which works without it. */
export const HeartSlot = lazyOptional(async () => (await import('./heart.tsx')).Heart, {
  texts: ['wishlist'],
});
