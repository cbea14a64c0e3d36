import { defineDays, type SettingKey } from '../../platform/settings/index.ts';

const reminder = (key: SettingKey, usual: number) => defineDays(key, { least: 1, most: 30, default: usual });

/**
 * Days before the end of a package at which its teacher is reminded. The first reminder also creates the renewal
 * order.
 */
export const PACKAGE_REMIND_FIRST_DAYS = reminder('package.remindFirstDays', 7);
export const PACKAGE_REMIND_SECOND_DAYS = reminder('package.remindSecondDays', 3);
export const PACKAGE_REMIND_LAST_DAYS = reminder('package.remindLastDays', 1);
/** Days after the end in which courses sell as if the package had been renewed. */
export const PACKAGE_GRACE_DAYS = defineDays('package.graceDays', { least: 1, most: 28, default: 7 });
/** Days before the end from which it can be renewed. */
export const PACKAGE_RENEW_DAYS = defineDays('package.renewDays', { least: 7, most: 60, default: 30 });
