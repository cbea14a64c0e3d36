/** Exports for other features: only small components. */
export { LazyFirstDay } from './lazy-first-day.tsx';
