/** What other features may use of operations: small shared pieces only. */
export { AuditLine } from './audit-line.tsx';
export { useDeskCountsQuery } from './desk/desk.gen.ts';
