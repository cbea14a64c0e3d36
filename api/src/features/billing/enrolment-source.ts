import { EnrolmentSource } from '../learning/index.ts';
import type { OrderLine } from './order.entity.ts';

/** How the buyer of a line comes by its course. */
export const sourceOf = ({ amount, couponDiscount }: OrderLine): EnrolmentSource =>
  amount > 0 ? EnrolmentSource.PURCHASE : couponDiscount > 0 ? EnrolmentSource.COUPON : EnrolmentSource.FREE;
