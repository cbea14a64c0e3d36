/** Exports for other features: only small components. */
export { RateInvitation } from './lazy-rate-invitation.tsx';
export { TaughtRatings } from './lazy-taught-ratings.tsx';
