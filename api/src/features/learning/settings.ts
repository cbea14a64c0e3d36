import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

/** Share of a video’s unique seconds that makes it complete. */
export const WATCH_PERCENT = defineSetting({
  key: 'lesson.watchPercent',
  kind: SettingKind.PERCENT,
  least: 10,
  most: 100,
  default: 90,
});
/** How long a text has to be on screen. */
export const READ_SECONDS = defineSetting({
  key: 'lesson.readSeconds',
  kind: SettingKind.DURATION,
  unit: SettingUnit.SECONDS,
  least: 5,
  most: 600,
  default: 30,
});
/** How long a student studies before they may rate. */
export const RATING_STUDY_MINUTES = defineSetting({
  key: 'rating.studyMinutes',
  kind: SettingKind.DURATION,
  unit: SettingUnit.MINUTES,
  least: 0,
  most: 600,
  default: 15,
});
