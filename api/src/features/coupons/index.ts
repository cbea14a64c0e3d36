export { assertCouponApplies, type CouponRefusalName } from './assert-coupon-applies.ts';
export { isCouponUsedUp, reserveUse, reserveUseAgain } from './coupon-uses.ts';
export { type CouponFacts, couponByCode, normalCode } from './find-coupon.ts';
