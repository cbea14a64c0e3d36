import { defineDays, defineVnd } from '../../platform/settings/index.ts';

/** Days from the sale until a teacher's share can be paid out. Frozen in the earning. */
export const EARNINGS_HOLD_DAYS = defineDays('earnings.holdDays', { least: 1, most: 90, default: 14 });
/** Min amount of a payout. */
export const PAYOUT_LEAST = defineVnd('payout.least', { least: 10_000, most: 10_000_000, default: 200_000 });
/** Days until a newly entered bank account receives payouts. */
export const PAYOUT_COOLING_DAYS = defineDays('payout.coolingDays', { least: 1, most: 30, default: 3 });
/** Payouts of at least this amount need two approvals. */
export const PAYOUT_FOUR_EYES_FROM = defineVnd('payout.fourEyesFrom', {
  least: 0,
  most: 1_000_000_000,
  default: 2_000_000,
});
/** Write-offs of at least this amount need two administrators. */
export const WRITE_OFF_FOUR_EYES_FROM = defineVnd('writeOff.fourEyesFrom', {
  least: 0,
  most: 1_000_000_000,
  default: 500_000,
});
