import { defineSetting, SettingKind } from '../../platform/settings/index.ts';

/** Milliseconds, for the 95th percentile. */
const target = <const K extends Parameters<typeof defineSetting>[0]['key']>(key: K, ms: number) =>
  defineSetting({ key, kind: SettingKind.COUNT, default: ms, least: 1, most: 60_000 });

export const CATALOGUE_MS = target('performance.catalogue', 100);
export const SEARCH_MS = target('performance.search', 150);
export const COURSE_MS = target('performance.course', 150);
export const PROGRESS_MS = target('performance.progress', 50);
export const DASHBOARD_MS = target('performance.dashboard', 150);
export const CHECKOUT_MS = target('performance.checkout', 200);
export const PEOPLE_MS = target('performance.people', 300);
export const ANY_MS = target('performance.any', 500);

/** Max failures per 10,000 requests. */
export const MAX_FAILED = defineSetting({
  key: 'performance.failed',
  kind: SettingKind.COUNT,
  default: 10,
  least: 0,
  most: 10_000,
});

/** Days until hourly measurements are deleted. */
export const KEEP_DAYS = defineSetting({
  key: 'performance.keepDays',
  kind: SettingKind.COUNT,
  default: 90,
  least: 7,
  most: 1000,
});
