/** Exports for the app and other features: only small components, because every page loads some of them. */
export { LazyCourseAlert } from './lazy-course-alert.tsx';
export { LazyWantedCourses } from './lazy-wanted-courses.tsx';
export { PopularSearchesDocument } from './popular-searches.gen.ts';
export { PopularSearches } from './popular-searches.tsx';
export { SearchBox } from './search-box.tsx';
export { SearchHitsDocument, useSearchHitsQuery } from './search-hits.gen.ts';
export { SearchHits } from './search-hits.tsx';
