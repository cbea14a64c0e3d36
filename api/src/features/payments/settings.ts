import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

const { DURATION, VND } = SettingKind;
const { DAYS, MINUTES, WORKING_DAYS } = SettingUnit;
const days = (least: number, most: number, usual: number) =>
  ({ kind: DURATION, unit: DAYS, least, most, default: usual }) as const;

export const SUSPENSE_FOUR_EYES_FROM = defineSetting({
  key: 'suspense.fourEyesFrom',
  kind: VND,
  least: 0,
  most: 1_000_000_000,
  default: 2_000_000,
});
/** Validity of a payment attempt. Gateways reliably accept 5 minutes or more. */
export const ATTEMPT_MINUTES = defineSetting({
  key: 'attempt.minutes',
  kind: DURATION,
  unit: MINUTES,
  least: 5,
  most: 60,
  default: 15,
});
/** Working days in which an administrator checks a payment in doubt and replies to the buyer. */
export const DOUBT_WORKING_DAYS = defineSetting({
  key: 'payment.doubtWorkingDays',
  kind: DURATION,
  unit: WORKING_DAYS,
  least: 1,
  most: 10,
  default: 1,
});
export const PAYMENT_REST_DAYS = defineSetting({ key: 'payment.restDays', ...days(1, 14, 3) });
/** A payment is missing once its gateway has settled payments that are younger by this number of days. */
export const SETTLEMENT_DAYS = defineSetting({ key: 'settlement.days', ...days(1, 30, 5) });
