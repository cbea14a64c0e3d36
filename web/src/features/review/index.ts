export { usePendingReviewCountQuery } from './pending-reviews.gen.ts';
