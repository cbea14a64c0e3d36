export { findSitemapPages } from './sitemap.reads.ts';
export { sumSearches } from './sum-searches.jobs.ts';
