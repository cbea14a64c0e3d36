/** Parts of the review of courses for the app and other features. */
export { usePendingReviewCountQuery } from './pending-reviews.gen.ts';
