export { findSubmissionFile } from './file-address.ts';
export { type RubricRow, type Terms, totalOf } from './terms.ts';
