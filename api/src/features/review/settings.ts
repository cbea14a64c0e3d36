import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

export const REVIEW_WORKING_DAYS = defineSetting({
  key: 'review.workingDays',
  kind: SettingKind.DURATION,
  unit: SettingUnit.WORKING_DAYS,
  least: 1,
  most: 20,
  default: 2,
});
