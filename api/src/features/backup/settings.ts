import { defineSetting, SettingKind } from '../../platform/settings/index.ts';

export const DAILY_COPIES = defineSetting({
  key: 'backup.daily',
  kind: SettingKind.COUNT,
  default: 7,
  least: 1,
  most: 60,
});

export const WEEKLY_COPIES = defineSetting({
  key: 'backup.weekly',
  kind: SettingKind.COUNT,
  default: 4,
  least: 0,
  most: 52,
});

/** In gibibytes. */
export const LEAVE_FREE = defineSetting({
  key: 'backup.leaveFree',
  kind: SettingKind.COUNT,
  default: 1,
  least: 0,
  most: 100_000,
});
