/** What other features may use of ratings: small shared pieces only. */
export { RateInvitation } from './rate-invitation-slot.tsx';
export { TaughtRatings } from './taught-ratings-slot.tsx';
