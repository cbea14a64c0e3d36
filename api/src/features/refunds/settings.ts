import { defineSetting, SettingKind, SettingUnit } from '../../platform/settings/index.ts';

const { COUNT, DURATION, PERCENT, VND } = SettingKind;
const { DAYS, HOURS } = SettingUnit;
const days = (least: number, most: number, usual: number) =>
  ({ kind: DURATION, unit: DAYS, least, most, default: usual }) as const;

/** Days from the payment in which a buyer may request a refund. Frozen on the order line. */
export const REFUND_DAYS = defineSetting({ key: 'refund.days', ...days(1, 60, 7) });
/** Maximum progress for a refund, in per cent. Frozen on the order line. */
export const REFUND_MOST_PERCENT = defineSetting({
  key: 'refund.mostPercent',
  kind: PERCENT,
  least: 0,
  most: 100,
  default: 30,
});
/** Days in which the teacher must answer; then the administrators decide. */
export const REFUND_TEACHER_DAYS = defineSetting({ key: 'refund.teacherDays', ...days(1, 14, 3) });
export const REFUND_ANSWER_DAYS = defineSetting({ key: 'refund.answerDays', ...days(1, 14, 2) });
export const REFUND_EXCHANGE_HOURS = defineSetting({
  key: 'refund.exchangeHours',
  kind: DURATION,
  unit: HOURS,
  least: 1,
  most: 168,
  default: 48,
});
/** Number of refunds of one buyer within the days below that sets a flag, which rejects nothing. */
export const REFUND_ABUSE_COUNT = defineSetting({
  key: 'refund.abuseCount',
  kind: COUNT,
  least: 2,
  most: 50,
  default: 3,
});
export const REFUND_ABUSE_DAYS = defineSetting({ key: 'refund.abuseDays', ...days(7, 730, 90) });
/** Days from a rejection in which the buyer may appeal once. */
export const REFUND_APPEAL_DAYS = defineSetting({ key: 'refund.appealDays', ...days(1, 60, 14) });
export const REFUND_FOUR_EYES_FROM = defineSetting({
  key: 'refund.fourEyesFrom',
  kind: VND,
  least: 0,
  most: 1_000_000_000,
  default: 2_000_000,
});
