/** What other features may use of reports about content: what one reported, and decisions about one’s own. */
export { OwnDecisions } from './own-decisions.tsx';
export { OwnReports } from './own-reports.tsx';
