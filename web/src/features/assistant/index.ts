export { FindingsForReview } from './findings-for-review.tsx';
