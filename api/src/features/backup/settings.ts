import { defineCount } from '../../platform/settings/index.ts';

export const DAILY_COPIES = defineCount('backup.daily', { least: 1, most: 60, default: 7 });

export const WEEKLY_COPIES = defineCount('backup.weekly', { least: 0, most: 52, default: 4 });

/** In gibibytes. */
export const LEAVE_FREE = defineCount('backup.leaveFree', { least: 0, most: 100_000, default: 1 });
