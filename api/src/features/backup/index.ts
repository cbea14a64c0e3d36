export { backupDays } from './backup-days.ts';
export { backupNow, drillNow } from './by-command.ts';
export { backupArchive } from './download-backup.ts';
export { queueBackup } from './start-backup.ts';
