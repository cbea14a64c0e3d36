export { CaptionLanguage, NATIVE_NAMES } from './captions/caption-language.ts';
export { Course } from './course.entity.ts';
export { CourseLevel, CourseStatus, CourseSuspension, CourseVisibility } from './course.enums.ts';
export { courseAfter, courseColumns, currentPrice, isOnSale } from './course.reads.ts';
export { CoursePage } from './course.resolver.ts';
export { hasPublicPage, isListed, isListedAs, isPublicAs, managesCourse } from './course.visibility.ts';
export { COURSE_COLUMN_NAMES, COURSE_COLUMNS, type CourseColumns } from './course-columns.ts';
export { IsPrice, MAX_LESSONS, MAX_SECTIONS } from './course-limits.ts';
export { CourseRight, isTaughtBy, isTaughtCourse, taughtCourses } from './course-right.ts';
export { findCover, parseVariant } from './cover-url.ts';
export { addCourseCopies, type CopiedCourse, type CourseCopy } from './duplicate-course.ts';
export {
  type ContentCheck,
  type FlaggedSentence,
  setContentCheck,
} from './holds/content-check.ts';
export { type HeldContent, HeldEdit, MAX_CHANGES, MAX_FLAGGED } from './holds/held-edit.entity.ts';
export { addHeldParts, applyHeldEdit, type HeldPart } from './holds/held-parts.ts';
export { holdFlagged, notifyReviewers } from './holds/hold-flagged.ts';
export { textsOf } from './holds/texts-of.ts';
export { CompletionRule, LessonKind } from './lesson.enums.ts';
export { QUESTION_SECONDS } from './lesson-kinds.ts';
export { embedOrigins } from './lessons/embed-url.ts';
export { findLessonFile } from './lessons/lesson-file-url.ts';
export { findLessonMedia } from './lessons/lesson-media-url.ts';
export { assertTeachesCourse, lockCourse, lockOwnCourse, lockOwnLesson } from './load.ts';
export { NextSaleEnd } from './next-sale-end.ts';
export { addCoursePicture } from './pictures/add-picture.ts';
export { CoursePicture } from './pictures/course-picture.entity.ts';
export { assertOwnsPictures, assertOwnsSounds, isNamedIn } from './pictures/text-pictures.ts';
export { findCoursePromo } from './promo/promo-url.ts';
export { fitToQuota, type QuotaChanges } from './quota/fit-to-quota.ts';
export { assertCourseSlot, isCounted, lockTeacher, PackageCode } from './quota/quota.ts';
export { readinessSql } from './readiness.ts';
export { recordAiText } from './record-ai-text.ts';
export { applyRevision } from './revisions/apply-revision.ts';
export { CourseRevision, hasReturnedRevision } from './revisions/course-revision.entity.ts';
export { isOnSaleOrSuspended, openRevision } from './revisions/propose.ts';
export { assertEnoughLessons, loadOpenRevision } from './revisions/revision-commands.ts';
export {
  cleanRichText,
  countWords,
  hasContent,
  MAX_DOCUMENT_PICTURES,
  pictureIds,
  plainText,
  type RichTextDocument,
  type RichTextNode,
  readingSeconds,
  soundIds,
} from './rich-text.ts';
export { Lesson, LessonContent, LessonOutline, Section } from './section.entity.ts';
export { SALE_MOST_DAYS, SHOWS_FLAGGED_EDITS } from './settings.ts';
export { findCourseShare, findTeacherShare } from './share/share-pictures.ts';
export { addCourseSound } from './sounds/add-sound.ts';
export { CourseSound } from './sounds/course-sound.entity.ts';
