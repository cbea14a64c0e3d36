/** Exports for other features: the viewer's reports, and decisions about the viewer's own content. */
export { OwnDecisions } from './own-decisions.tsx';
export { OwnReports } from './own-reports.tsx';
