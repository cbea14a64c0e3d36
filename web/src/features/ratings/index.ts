/** Exports for other features: only small components. */
export { RateInvitation } from './rate-invitation-slot.tsx';
export { TaughtRatings } from './taught-ratings-slot.tsx';
