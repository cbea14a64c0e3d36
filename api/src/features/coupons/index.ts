export { isCouponUsedUp, reserveUse, reserveUseAgain } from './coupon-uses.ts';
export {
  assertCouponApplies,
  type CouponFacts,
  type CouponRefusalName,
  couponByCode,
  normalizedCode,
} from './find-coupon.ts';
