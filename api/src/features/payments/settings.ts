import { defineDays, defineDuration, defineVnd, SettingUnit } from '../../platform/settings/index.ts';

export const SUSPENSE_FOUR_EYES_FROM = defineVnd('suspense.fourEyesFrom', {
  least: 0,
  most: 1_000_000_000,
  default: 2_000_000,
});
/** Validity of a payment attempt. Gateways reliably accept 5 minutes or more. */
export const ATTEMPT_MINUTES = defineDuration('attempt.minutes', SettingUnit.MINUTES, {
  least: 5,
  most: 60,
  default: 15,
});
/** Working days in which an administrator checks a payment in doubt and replies to the buyer. */
export const DOUBT_WORKING_DAYS = defineDuration('payment.doubtWorkingDays', SettingUnit.WORKING_DAYS, {
  least: 1,
  most: 10,
  default: 1,
});
export const PAYMENT_REST_DAYS = defineDays('payment.restDays', { least: 1, most: 14, default: 3 });
/** A payment is missing once its gateway has settled payments that are younger by this number of days. */
export const SETTLEMENT_DAYS = defineDays('settlement.days', { least: 1, most: 30, default: 5 });
