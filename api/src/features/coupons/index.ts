export { assertCouponApplies, type CouponRefusalName } from './assert-coupon-applies.ts';
export { holdUseAgain, isCouponUsedUp, reserveUse } from './coupon-uses.ts';
export { type CouponFacts, couponByCode, normalCode } from './find-coupon.ts';
