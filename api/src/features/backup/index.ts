export { backupNow, drillNow } from './by-command.ts';
export { backupArchive } from './offer-backup.ts';
export { queueBackup } from './start-backup.ts';
