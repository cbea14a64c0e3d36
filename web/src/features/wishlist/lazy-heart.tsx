import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { HeartLink } from './heart-link.tsx';

/** Saves a course to the wishlist or removes it. */
export const LazyHeart = lazyOptional(async () => (await import('./heart.tsx')).Heart, {
  texts: ['wishlist'],
  placeholder: HeartLink,
  failed: HeartLink,
});
