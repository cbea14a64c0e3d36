import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

export const WATCH_PERCENT = defineSetting({
  key: 'lesson.watchPercent',
  kind: SettingKind.PERCENT,
  least: 10,
  most: 100,
  default: 90,
});
export const READ_SECONDS = defineSetting({
  key: 'lesson.readSeconds',
  kind: SettingKind.DURATION,
  unit: SettingUnit.SECONDS,
  least: 5,
  most: 600,
  default: 30,
});
export const RATING_STUDY_MINUTES = defineSetting({
  key: 'rating.studyMinutes',
  kind: SettingKind.DURATION,
  unit: SettingUnit.MINUTES,
  least: 0,
  most: 600,
  default: 15,
});
/** Max messages of all teachers of a course together to its students in 24 hours. */
export const MESSAGES_PER_DAY = defineSetting({
  key: 'course.messagesPerDay',
  kind: SettingKind.COUNT,
  least: 1,
  most: 100,
  default: 10,
});
/** Max enrolments in a course that its owner may give away in 30 days. 0 forbids it. */
export const GRANTS_PER_MONTH = defineSetting({
  key: 'course.grantsPerMonth',
  kind: SettingKind.COUNT,
  least: 0,
  most: 10_000,
  default: 200,
});
