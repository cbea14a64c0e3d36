/** What other features may use of the assistant. */
export { MarksForReview } from './marks-for-review.tsx';
