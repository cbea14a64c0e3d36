/** Exports for other features. Every public page loads this file, so it contains only lazy components. */
export { LazyHeart } from './lazy-heart.tsx';
