import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

const { COUNT, DURATION, PERCENT, VND } = SettingKind;
const { DAYS, HOURS } = SettingUnit;
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
