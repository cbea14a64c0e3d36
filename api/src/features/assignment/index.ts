export { findSubmissionFile } from './file-url.ts';
export { type RubricRow, type Terms, totalOf } from './terms.ts';
