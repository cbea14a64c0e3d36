import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

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
const days = (least: number, most: number, usual: number) =>
  ({ kind: SettingKind.DURATION, unit: SettingUnit.DAYS, least, most, default: usual }) as const;

export const SALE_MOST_DAYS = defineSetting({ key: 'sale.mostDays', ...days(1, 60, 14) });
/** Days for which the list price must have been charged before a sale, within the window below. */
export const SALE_PRICE_CHARGED_DAYS = defineSetting({ key: 'sale.priceHeldDays', ...days(1, 90, 30) });
export const SALE_PRICE_WINDOW_DAYS = defineSetting({ key: 'sale.priceWindowDays', ...days(30, 365, 90) });
