/** Tables that decide cached queries (`@ReadQuery({ cached })`). A test compares them with the plans of PostgreSQL. */
export const TEACHER_TABLES = ['person', 'teacher_profile', 'course'] as const;
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
