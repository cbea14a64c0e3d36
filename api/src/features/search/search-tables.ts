/** What a search looks at, and what its results show: it decides cached queries (`@ReadQuery({ cached })`). */
export const SEARCH_TABLES = [
  'course',
  'category',
  'category_slug',
  'person',
  'teacher_profile',
  'lesson',
  'search_synonym',
] as const;
