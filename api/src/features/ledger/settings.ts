import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

/** From the sale on, until a teacher’s share is theirs to take. Frozen on the earning. */
export const EARNINGS_HOLD_DAYS = defineSetting({
  key: 'earnings.holdDays',
  kind: SettingKind.DURATION,
  unit: SettingUnit.DAYS,
  least: 1,
  most: 90,
  default: 14,
});
/** The least that is paid out at once. */
export const PAYOUT_LEAST = defineSetting({
  key: 'payout.least',
  kind: SettingKind.VND,
  least: 10_000,
  most: 10_000_000,
  default: 200_000,
});
/** Nothing is paid to a bank account that was entered less long ago. */
export const PAYOUT_COOLING_DAYS = defineSetting({
  key: 'payout.coolingDays',
  kind: SettingKind.DURATION,
  unit: SettingUnit.DAYS,
  least: 1,
  most: 30,
  default: 3,
});
/** From this amount on, two people approve. */
export const PAYOUT_FOUR_EYES_FROM = defineSetting({
  key: 'payout.fourEyesFrom',
  kind: SettingKind.VND,
  least: 0,
  most: 1_000_000_000,
  default: 2_000_000,
});
/** From this amount on, two people give up what a teacher owes. */
export const WRITE_OFF_FOUR_EYES_FROM = defineSetting({
  key: 'writeOff.fourEyesFrom',
  kind: SettingKind.VND,
  least: 0,
  most: 1_000_000_000,
  default: 500_000,
});
