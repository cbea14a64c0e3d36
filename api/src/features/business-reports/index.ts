export { reportSheet } from './export-report.ts';
