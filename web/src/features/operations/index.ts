/** Exports for other features: only small components. */
export { AuditLine } from './audit-line.tsx';
export { useDeskCountsQuery } from './dashboard/dashboard.gen.ts';
export { QUEUE_PATHS } from './dashboard/queue-paths.ts';
