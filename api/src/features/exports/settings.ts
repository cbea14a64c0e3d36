import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

/** Days until a stored file expires. */
export const EXPORT_KEPT_DAYS = defineSetting({
  key: 'exports.keptDays',
  kind: SettingKind.DURATION,
  unit: SettingUnit.DAYS,
  least: 1,
  most: 30,
  default: 7,
});
