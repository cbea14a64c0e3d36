/** Parts of ratings for other features: small shared pieces only. */
export { RateInvitation } from './rate-invitation-slot.tsx';
export { TaughtRatings } from './taught-ratings-slot.tsx';
