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
/** A payment is missing in a gateway’s settlements once the gateway has settled what is so much younger. */
export const SETTLEMENT_DAYS = defineSetting({ key: 'settlement.days', ...days(1, 30, 5) });
