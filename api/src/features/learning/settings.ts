import { defineCount, defineDuration, definePercent, SettingUnit } from '../../platform/settings/index.ts';

export const WATCH_PERCENT = definePercent('lesson.watchPercent', { least: 10, most: 100, default: 90 });
/** Share of the measured reading time that completes a text, within the following two limits. */
export const READ_PERCENT = definePercent('lesson.readPercent', { least: 0, most: 100, default: 50 });
export const READ_SECONDS = defineDuration('lesson.readSeconds', SettingUnit.SECONDS, {
  least: 5,
  most: 600,
  default: 30,
});
export const MAX_READ_SECONDS = defineDuration('lesson.maxReadSeconds', SettingUnit.SECONDS, {
  least: 5,
  most: 3600,
  default: 300,
});
export const RATING_STUDY_MINUTES = defineDuration('rating.studyMinutes', SettingUnit.MINUTES, {
  least: 0,
  most: 600,
  default: 15,
});
/** Max messages of all teachers of a course together to its students in 24 hours. */
export const MESSAGES_PER_DAY = defineCount('course.messagesPerDay', { least: 1, most: 100, default: 10 });
/** Max enrolments in a course that its owner may give away in 30 days. 0 forbids it. */
export const GRANTS_PER_MONTH = defineCount('course.grantsPerMonth', {
  least: 0,
  most: 10_000,
  default: 200,
});
