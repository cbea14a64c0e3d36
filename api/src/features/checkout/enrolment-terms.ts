import { EnrolmentSource, type EnrolmentTerms } from '../learning/index.ts';
import type { OrderLine } from '../orders/index.ts';

/** How the buyer of a line comes by its course, and for how long: as it was agreed at the purchase. */
export const termsOf = ({ amount, couponDiscount, accessDays }: OrderLine): EnrolmentTerms => ({
  source:
    amount > 0
      ? EnrolmentSource.PURCHASE
      : couponDiscount > 0
        ? EnrolmentSource.COUPON
        : EnrolmentSource.FREE,
  accessDays: accessDays ?? null,
});
