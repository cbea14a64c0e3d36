/** Exports for other features: only small components. */
export { AuditLine } from './audit-line.tsx';
export { useDeskCountsQuery } from './dashboard/dashboard.gen.ts';
