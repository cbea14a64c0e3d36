export { coursesSheet } from './administration/export-courses.ts';
export { ExportCoursesInput } from './administration/managed-courses.types.ts';
export { CourseReview } from './course-review.entity.ts';
export { ReviewItem } from './review.enums.ts';
export { REVIEW_WORKING_DAYS } from './settings.ts';
export { type Submitted, storeSubmission } from './store-submission.ts';
export { addTransferListeners, type TransferListener } from './transfer-listeners.ts';
