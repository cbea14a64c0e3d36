import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

/** What a course needs at least before it may be submitted. */
export const SUBMIT_LESSONS = defineSetting({
  key: 'submit.lessons',
  kind: SettingKind.COUNT,
  least: 1,
  most: 50,
  default: 5,
});
export const SUBMIT_MINUTES = defineSetting({
  key: 'submit.minutes',
  kind: SettingKind.DURATION,
  unit: SettingUnit.MINUTES,
  least: 1,
  most: 600,
  default: 30,
});
export const SUBMIT_WORDS = defineSetting({
  key: 'submit.words',
  kind: SettingKind.COUNT,
  least: 1,
  most: 500,
  default: 50,
});
/** Within which a submission is answered. */
export const REVIEW_WORKING_DAYS = defineSetting({
  key: 'review.workingDays',
  kind: SettingKind.DURATION,
  unit: SettingUnit.WORKING_DAYS,
  least: 1,
  most: 20,
  default: 2,
});
