export * from './audit.resolver.ts';
export * from './audit.ts';
export * from './audit.types.ts';
export * from './audit-log.entity.ts';
export type { AuditAction } from './audited-actions.ts';
export { type ChangeKind, changeFeed } from './changes/change-feed.ts';
export * from './changes/change-feed.types.ts';
export { DeskQueueKind } from './dashboard/dashboard.types.ts';
export { addFailureSources, type FailureSource } from './dashboard/failure-sources.ts';
export { addQueueSources, type QueueSource } from './dashboard/queue-sources.ts';
export * from './deleted.ts';
export { ApiLimits } from './developers/developer-facts.types.ts';
export * from './downloads.ts';
export { auditSheet, ExportAuditLogInput } from './export-audit-log.ts';
export * from './export-layout.ts';
export * from './idempotent.ts';
export { storeSetting } from './settings/change-setting.ts';
export { PublicTerms } from './settings/setting.types.ts';
export {
  addSettingVersion,
  countSettingChanges,
  lockSettings,
  readSettings,
  readSettingVersions,
} from './settings/setting-versions.ts';
export { addSetupSources, type SetupSource } from './setup/setup-sources.ts';
export { sweepTraces } from './sweep-traces.jobs.ts';
