import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.backup': 'Backups',
  'permission.resource.outgoing': 'What leaves after a restore',
  'permission.action.download': 'Download',
  'permission.action.release': 'Release',
  'setting.backup.daily': 'Daily backups kept',
  'setting.backup.daily.help': 'The latest of each day is kept, of so many days that have one.',
  'setting.backup.weekly': 'Weekly backups kept',
  'setting.backup.weekly.help': 'The latest of each week is kept besides, of so many weeks that have one.',
  'setting.backup.leaveFree': 'Room to leave free (GiB)',
  'setting.backup.leaveFree.help':
    'No backup is made where the disk would have less: a full one stops the whole platform.',
  'backup.running': 'A backup is being made. There is one at a time.',
  'backup.drillRunning': 'A drill is running. There is one at a time.',
  'backup.notWhole': 'This backup is not whole, or was removed.',
  'backup.released': 'This is not held back, or somebody has just released it.',
  'backup.reason': 'A reason has 3 to 300 characters.',
  'notification.BACKUP_FAILED.title': 'A backup failed',
  'notification.BACKUP_FAILED.text': 'The backup of {at} was not finished. Look why, and make another one.',
  'notification.DRILL_FAILED.title': 'A restore drill failed',
  'notification.DRILL_FAILED.text':
    'The backup of {at} could not be restored. Look now, before it is needed.',
};
