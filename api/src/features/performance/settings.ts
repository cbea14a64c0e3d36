import { defineCount, type SettingKey } from '../../platform/settings/index.ts';

/** Milliseconds, for the 95th percentile. */
const target = (key: SettingKey, ms: number) => defineCount(key, { least: 1, most: 60_000, default: ms });

export const CATALOGUE_MS = target('performance.catalogue', 100);
export const SEARCH_MS = target('performance.search', 150);
export const COURSE_MS = target('performance.course', 150);
export const PROGRESS_MS = target('performance.progress', 50);
export const DASHBOARD_MS = target('performance.dashboard', 150);
export const CHECKOUT_MS = target('performance.checkout', 200);
export const PEOPLE_MS = target('performance.people', 300);
export const ANY_MS = target('performance.any', 500);

/** Max failures per 10,000 requests. */
export const MAX_FAILED = defineCount('performance.failed', { least: 0, most: 10_000, default: 10 });

/** Days until hourly measurements are deleted. */
export const KEEP_DAYS = defineCount('performance.keepDays', { least: 7, most: 1000, default: 90 });
