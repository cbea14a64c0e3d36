/** Parts of the assistant for other features. */
export { MarksForReview } from './marks-for-review.tsx';
