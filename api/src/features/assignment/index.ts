export { findSubmissionFile } from './file-url.ts';
export { getTotal, type RubricRow, type Terms } from './terms.ts';
