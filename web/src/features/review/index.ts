/** What the program and other features may use of the review of courses. */
export { usePendingReviewCountQuery } from './pending-reviews.gen.ts';
