import { daysAfter } from '../../platform/i18n/dates.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { EnrolmentSource, type EnrolmentTerms } from '../learning/index.ts';
import { EARNINGS_HOLD_DAYS } from '../ledger/index.ts';
import type { OrderLine } from '../orders/index.ts';
import { REFUND_DAYS, REFUND_MOST_PERCENT } from '../refunds/index.ts';

/** Terms that are fixed at the purchase. No share is released while a refund can be requested. */
export function saleTerms(settings: Settings) {
  const refundDays = settings.get(REFUND_DAYS);
  return {
    refundDays,
    refundMostPercent: settings.get(REFUND_MOST_PERCENT),
    holdDays: Math.max(settings.get(EARNINGS_HOLD_DAYS), refundDays),
  };
}

/** Strictest refund terms of the lines: the deadline and the maximum progress. */
export function refundPromise(
  lines: readonly Pick<OrderLine, 'refundDays' | 'refundMostPercent'>[],
  paidAt: Date,
) {
  const refundDays = Math.min(...lines.map((line) => line.refundDays));
  return {
    refundDays,
    refundMostPercent: Math.min(...lines.map((line) => line.refundMostPercent)),
    refundUntil: daysAfter(paidAt, refundDays).toISOString(),
  };
}

/** Source and length of the enrolment of a line, as agreed at the purchase. */
export const getEnrolmentTerms = ({ amount, couponDiscount, accessDays }: OrderLine): EnrolmentTerms => ({
  source:
    amount > 0
      ? EnrolmentSource.PURCHASE
      : couponDiscount > 0
        ? EnrolmentSource.COUPON
        : EnrolmentSource.FREE,
  accessDays: accessDays ?? null,
});
