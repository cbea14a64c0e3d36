/** Parts of operations for other features: small shared pieces only. */
export { AuditLine } from './audit-line.tsx';
export { useDeskCountsQuery } from './desk/desk.gen.ts';
