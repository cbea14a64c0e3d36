export { MarksForReview } from './marks-for-review.tsx';
