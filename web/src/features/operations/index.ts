/** Exports for other features: only small components. */
export { AuditLine } from './audit-line.tsx';
export { useDeskCountsQuery } from './desk/desk.gen.ts';
export { DESK_PATHS } from './desk/desk-paths.ts';
