import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

const { COUNT, DURATION, PERCENT, VND } = SettingKind;
const { DAYS, HOURS, MINUTES, WORKING_DAYS } = SettingUnit;
const days = (least: number, most: number, usual: number) =>
  ({ kind: DURATION, unit: DAYS, least, most, default: usual }) as const;

/** From the payment on, in which a buyer may ask for the money back. Frozen on the order line. */
export const REFUND_DAYS = defineSetting({ key: 'refund.days', ...days(1, 60, 7) });
/** The most of a course that may have been reached by then. Frozen on the order line. */
export const REFUND_MOST_PERCENT = defineSetting({
  key: 'refund.mostPercent',
  kind: PERCENT,
  least: 0,
  most: 100,
  default: 30,
});
/** The teacher answers within these; then it is the administrators’. */
export const REFUND_TEACHER_DAYS = defineSetting({ key: 'refund.teacherDays', ...days(1, 14, 3) });
/** The administrators answer within these. */
export const REFUND_ANSWER_DAYS = defineSetting({ key: 'refund.answerDays', ...days(1, 14, 2) });
/** From the payment on, in which a wrong course may be exchanged. */
export const REFUND_EXCHANGE_HOURS = defineSetting({
  key: 'refund.exchangeHours',
  kind: DURATION,
  unit: HOURS,
  least: 1,
  most: 168,
  default: 48,
});
/** So many refunds of one person within the days below raise a flag, which never blocks. */
export const REFUND_ABUSE_COUNT = defineSetting({
  key: 'refund.abuseCount',
  kind: COUNT,
  least: 2,
  most: 50,
  default: 3,
});
export const REFUND_ABUSE_DAYS = defineSetting({ key: 'refund.abuseDays', ...days(7, 730, 90) });
/** From a refusal on, in which it may be appealed once. */
export const REFUND_APPEAL_DAYS = defineSetting({ key: 'refund.appealDays', ...days(1, 60, 14) });
/** From this amount on, two people approve. */
export const REFUND_FOUR_EYES_FROM = defineSetting({
  key: 'refund.fourEyesFrom',
  kind: VND,
  least: 0,
  most: 1_000_000_000,
  default: 2_000_000,
});
export const SUSPENSE_FOUR_EYES_FROM = defineSetting({
  key: 'suspense.fourEyesFrom',
  kind: VND,
  least: 0,
  most: 1_000_000_000,
  default: 2_000_000,
});
/** An order may be paid for so long. */
export const ORDER_HOURS = defineSetting({
  key: 'order.hours',
  kind: DURATION,
  unit: HOURS,
  least: 1,
  most: 168,
  default: 24,
});
/** One try to pay lives so long; gateways take nothing below 5 minutes for sure. */
export const ATTEMPT_MINUTES = defineSetting({
  key: 'attempt.minutes',
  kind: DURATION,
  unit: MINUTES,
  least: 5,
  most: 60,
  default: 15,
});
/** Within which a person has looked into a payment in doubt, and the buyer is answered. */
export const DOUBT_WORKING_DAYS = defineSetting({
  key: 'payment.doubtWorkingDays',
  kind: DURATION,
  unit: WORKING_DAYS,
  least: 1,
  most: 10,
  default: 1,
});
/** In which the rest of a price may come of which less was transferred. */
export const PAYMENT_REST_DAYS = defineSetting({ key: 'payment.restDays', ...days(1, 14, 3) });
/** A buyer who followed a teacher’s own link counts as brought by them for so long. */
export const TEACHER_LINK_DAYS = defineSetting({ key: 'teacherLink.days', ...days(1, 90, 30) });
/** A payment is missing in a gateway’s settlements once the gateway has settled what is so much younger. */
export const SETTLEMENT_DAYS = defineSetting({ key: 'settlement.days', ...days(1, 30, 5) });
