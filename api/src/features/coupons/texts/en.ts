import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'billing.couponCode': 'A coupon code has 1 to 40 characters.',
  'billing.couponForm': 'A code has 4 to 20 letters without accents, or digits.',
  'billing.couponTaken': 'Another coupon has this code. Please choose a different one.',
  'billing.couponValue': 'Enter a percentage or an amount, one of the two.',
  'billing.couponAmount': 'The amount is between 1,000 and 50,000,000 ₫.',
  'billing.couponEnd': 'The end has to be after today and after the start.',
  'billing.couponSubject': 'Please choose the course, category or teacher that the coupon is for.',
  'billing.percent': 'The percentage is between 1 and 100.',
  'billing.uses': 'Between 1 and 1,000,000 uses, at most 100 for each person.',
  'permission.resource.coupon': 'Coupons',
  'permission.action.create-any': 'Create for the platform',
  'billing.coupon.UNKNOWN': 'There is no coupon with this code. Please check the spelling.',
  'billing.coupon.ENDED': 'This coupon has expired.',
  'billing.coupon.NOT_YET': 'This coupon is not valid yet.',
  'billing.coupon.USED_UP': 'This coupon has been used up.',
  'billing.coupon.USED_BY_YOU': 'You have already used this coupon as often as you may.',
  'billing.coupon.NOT_FOR_THESE': 'This coupon is not valid for any course in your order.',
  'billing.coupon.LEAST_AMOUNT': 'This coupon needs courses it covers for at least {limit:vnd}.',
  'package.couponQuota':
    'The {package} package allows {limit} coupons at a time. Switch one off, or choose a larger package under Course packages.',
};
