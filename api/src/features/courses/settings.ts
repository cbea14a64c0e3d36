import {
  defineCount,
  defineDays,
  defineDuration,
  defineSwitch,
  SettingUnit,
} from '../../platform/settings/index.ts';

export const SUBMIT_LESSONS = defineCount('submit.lessons', { least: 1, most: 50, default: 5 });
export const SUBMIT_MINUTES = defineDuration('submit.minutes', SettingUnit.MINUTES, {
  least: 1,
  most: 600,
  default: 30,
});
export const SUBMIT_WORDS = defineCount('submit.words', { least: 1, most: 500, default: 50 });
export const SALE_MOST_DAYS = defineDays('sale.mostDays', { least: 1, most: 60, default: 14 });
/** Days for which the list price must have been charged before a sale, within the window below. */
export const SALE_PRICE_CHARGED_DAYS = defineDays('sale.priceHeldDays', { least: 1, most: 90, default: 30 });
export const SALE_PRICE_WINDOW_DAYS = defineDays('sale.priceWindowDays', {
  least: 30,
  most: 365,
  default: 90,
});
/** Flagged edits of reviewed courses are shown to students while they wait for a reviewer. */
export const SHOWS_FLAGGED_EDITS = defineSwitch('submit.showsFlaggedEdits', false);
