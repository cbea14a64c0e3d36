import {
  defineCount,
  defineDays,
  defineHours,
  definePercent,
  defineVnd,
} from '../../platform/settings/index.ts';

/** Days from the payment in which a buyer may request a refund. Frozen on the order line. */
export const REFUND_DAYS = defineDays('refund.days', { least: 1, most: 60, default: 7 });
/** Maximum share of opened lessons for a refund, in per cent. Frozen on the order line. */
export const REFUND_MOST_PERCENT = definePercent('refund.mostPercent', { least: 0, most: 100, default: 30 });
/** Days in which the teacher must answer; then the administrators decide. */
export const REFUND_TEACHER_DAYS = defineDays('refund.teacherDays', { least: 1, most: 14, default: 3 });
export const REFUND_ANSWER_DAYS = defineDays('refund.answerDays', { least: 1, most: 14, default: 2 });
export const REFUND_EXCHANGE_HOURS = defineHours('refund.exchangeHours', {
  least: 1,
  most: 168,
  default: 48,
});
/** Number of refunds of one buyer within the days below that sets a flag, which rejects nothing. */
export const REFUND_ABUSE_COUNT = defineCount('refund.abuseCount', { least: 2, most: 50, default: 3 });
export const REFUND_ABUSE_DAYS = defineDays('refund.abuseDays', { least: 7, most: 730, default: 90 });
/** Days from a rejection in which the buyer may appeal once. */
export const REFUND_APPEAL_DAYS = defineDays('refund.appealDays', { least: 1, most: 60, default: 14 });
export const REFUND_FOUR_EYES_FROM = defineVnd('refund.fourEyesFrom', {
  least: 0,
  most: 1_000_000_000,
  default: 2_000_000,
});
