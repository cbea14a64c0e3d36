import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

export const APPEAL_DAYS = defineSetting({
  key: 'moderation.appealDays',
  kind: SettingKind.DURATION,
  unit: SettingUnit.DAYS,
  least: 1,
  most: 60,
  default: 14,
});
