export * from './audit.resolver.ts';
export * from './audit.ts';
export * from './audit.types.ts';
export * from './audit-log.entity.ts';
export { type AuditTargets, addAuditTargets } from './audit-targets.ts';
export * from './downloads.ts';
export { auditCsv } from './export-audit-log.ts';
export * from './idempotent.ts';
export { sweepTraces } from './sweep-traces.jobs.ts';
