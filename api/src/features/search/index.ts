export { sumSearches } from './sum-searches.jobs.ts';
