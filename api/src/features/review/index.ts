export { coursesSheet } from './administration/export-courses.ts';
export { ExportCoursesInput } from './administration/managed-courses.types.ts';
export { addTransferListeners, type TransferListener } from './administration/transfer-course.ts';
export { CourseReview } from './course-review.entity.ts';
export { REVIEW_WORKING_DAYS } from './open-review.ts';
export { ReviewItem } from './review.enums.ts';
export { type Submitted, storeSubmission } from './store-submission.ts';
