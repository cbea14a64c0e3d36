/** Exports for other features: only small components. */
export { PARAMETERS as CATALOGUE_PARAMETERS } from './catalogue-filter.ts';
export { CourseCell } from './course-cell.tsx';
export { useCourseFacts } from './course-columns.tsx';
export { CourseGrid, CourseGridSkeleton } from './course-grid.tsx';
export { useCourseViewerQuery } from './course-viewer.gen.ts';
export { PreviewDialog } from './lazy-preview-dialog.tsx';
export { RecentlyViewed } from './lazy-recently-viewed.tsx';
export { RelatedCourses } from './lazy-related-courses.tsx';
export { ReportRating } from './lazy-report-rating.tsx';
export { LESSON_KINDS, OFFERED_KINDS, type OfferedKind } from './lesson-kinds.ts';
export { useLessonLength } from './lesson-length.ts';
export { type LessonPreviewQuery, useLessonPreviewQuery } from './lesson-preview.gen.ts';
export { lessonsBefore } from './lessons-before.ts';
export { nextStep } from './next-step.ts';
export { PromoPlayer } from './promo-player.tsx';
export { RefundTerms } from './refund-terms.tsx';
export { TeacherCards } from './teacher-cards.tsx';
