export const CACHED_QUERIES: ReadonlySet<string> = new Set([
  "categories",
  "category",
  "course",
  "courseFacets",
  "courseSearch",
  "courses",
  "customPage",
  "featuredTeachers",
  "footerPages",
  "homeSections",
  "instructor",
  "legalDocumentVersions",
  "popularSearches",
  "sampleLesson",
  "searchSuggestions"
]);