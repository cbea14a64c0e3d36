import { defineDuration, SettingUnit } from '../../platform/settings/index.ts';

export const REVIEW_WORKING_DAYS = defineDuration('review.workingDays', SettingUnit.WORKING_DAYS, {
  least: 1,
  most: 20,
  default: 2,
});
