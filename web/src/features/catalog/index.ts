/** What the program and other features may use of the catalogue: small shared pieces only, since every page loads some. */

export { useCategoriesQuery } from './categories.gen.ts';
export { useCategoryName } from './category-name.ts';
export { useCourseViewerQuery } from './course-viewer.gen.ts';
export { LESSON_KINDS } from './lesson-kinds.ts';
export { nextStep } from './next-step.ts';
export { preloadCategories } from './preload-categories.ts';
export { RefundTerms } from './refund-terms.tsx';
export { RelatedCourses } from './related-slot.tsx';
export { ReportRating } from './report-slot.tsx';
export { usePendingReviewCountQuery } from './review/pending-reviews.gen.ts';
export { SearchBox } from './search/search-box.tsx';
export { usePicturePort } from './studio/use-picture-port.ts';
export { useWaitingForTeacherQuery } from './studio/waiting.gen.ts';
