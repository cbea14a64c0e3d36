import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

export const ORDER_HOURS = defineSetting({
  key: 'order.hours',
  kind: SettingKind.DURATION,
  unit: SettingUnit.HOURS,
  least: 1,
  most: 168,
  default: 24,
});
