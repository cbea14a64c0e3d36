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
/** How often the teachers of a course write to its students, all of them together, in 24 hours. */
export const MESSAGES_PER_DAY = defineSetting({
  key: 'course.messagesPerDay',
  kind: SettingKind.COUNT,
  least: 1,
  most: 100,
  default: 10,
});
/** How many places of a course its owner gives away in 30 days; none forbids it. */
export const GRANTS_PER_MONTH = defineSetting({
  key: 'course.grantsPerMonth',
  kind: SettingKind.COUNT,
  least: 0,
  most: 10_000,
  default: 200,
});
