/** Parts of reports about content for other features: what one reported, and decisions about one’s own. */
export { OwnDecisions } from './own-decisions.tsx';
export { OwnReports } from './own-reports.tsx';
