/** Parts of search for the app and other features: small shared pieces only, since every page loads some. */
export { PopularSearchesDocument } from './popular-searches.gen.ts';
export { PopularSearches } from './popular-searches.tsx';
export { SearchBox } from './search-box.tsx';
export { SearchHitsDocument } from './search-hits.gen.ts';
export { SearchHits } from './search-hits.tsx';
