import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

const days = (least: number, most: number, usual: number) =>
  ({ kind: SettingKind.DURATION, unit: SettingUnit.DAYS, least, most, default: usual }) as const;

/**
 * Days before the end of a package at which its teacher is reminded. The first reminder also creates the renewal
 * order.
 */
export const PACKAGE_REMIND_FIRST_DAYS = defineSetting({ key: 'package.remindFirstDays', ...days(1, 30, 7) });
export const PACKAGE_REMIND_SECOND_DAYS = defineSetting({
  key: 'package.remindSecondDays',
  ...days(1, 30, 3),
});
export const PACKAGE_REMIND_LAST_DAYS = defineSetting({ key: 'package.remindLastDays', ...days(1, 30, 1) });
/** Days after the end in which courses sell as if the package had been renewed. */
export const PACKAGE_GRACE_DAYS = defineSetting({ key: 'package.graceDays', ...days(1, 28, 7) });
/** Days before the end from which it can be renewed. */
export const PACKAGE_RENEW_DAYS = defineSetting({ key: 'package.renewDays', ...days(7, 60, 30) });
