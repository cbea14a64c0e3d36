export const CACHED_QUERIES: ReadonlySet<string> = new Set([
  "categories",
  "category",
  "course",
  "courseFacets",
  "courseSearch",
  "courses",
  "featuredTeachers",
  "instructor",
  "legalDocumentVersions",
  "popularSearches",
  "sampleLesson",
  "searchSuggestions"
]);