export { CATEGORIES } from './categories.ts';
export { COMPLETE_COURSES, COURSES } from './courses/index.ts';
export { ADMIN, STUDENT_COUNT, studentName, students } from './people.ts';
export { getReviews, type ReviewContent } from './reviews.ts';
export {
  countWords,
  plainText,
  type RichText,
  type RichTextMark,
  type RichTextNode,
  richText,
} from './rich-text.ts';
export { getShelf, type Shelf } from './shelf.ts';
export { STAFF, SUSPENDED } from './staff.ts';
export { TEACHERS } from './teachers.ts';
export type * from './types.ts';
export { getVideo, VIDEOS } from './videos.ts';
