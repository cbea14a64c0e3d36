/** Tables that decide cached queries (`@ReadQuery({ cached })`). A test compares them with the plans of PostgreSQL. */
export const CATEGORY_TABLES = ['category', 'category_slug', 'course'] as const;
export const TEACHER_TABLES = ['person', 'teacher_profile', 'course'] as const;
/** What a search looks at, and what its results show. */
export const SEARCH_TABLES = [
  'course',
  'category',
  'category_slug',
  'person',
  'teacher_profile',
  'lesson',
  'search_synonym',
] as const;
export const COURSE_TABLES = [
  'course',
  'course_slug',
  'course_picture',
  'section',
  'lesson',
  'rating',
  'media',
  'video_stream',
  'person',
  'teacher_profile',
  'category',
] as const;
