import type { Settings } from '../../platform/settings/index.ts';
import { DAILY_COPIES, WEEKLY_COPIES } from './settings.ts';

/** Number of days for which backups still contain deleted data, given a new backup every night. */
export const backupDays = (settings: Settings): number =>
  Math.max(settings.get(DAILY_COPIES), 7 * settings.get(WEEKLY_COPIES));
