import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  COUPON_UNKNOWN: {
    code: 'POLICY',
    message: 'billing.coupon.UNKNOWN',
    description: 'No coupon has this code.',
  },
  COUPON_ENDED: {
    code: 'POLICY',
    message: 'billing.coupon.ENDED',
    description: 'The coupon expired or was deactivated.',
  },
  COUPON_NOT_YET: {
    code: 'POLICY',
    message: 'billing.coupon.NOT_YET',
    description: 'The coupon is not valid yet.',
  },
  COUPON_USED_UP: {
    code: 'POLICY',
    message: 'billing.coupon.USED_UP',
    description: 'All uses of the coupon are taken.',
  },
  COUPON_USED_BY_YOU: {
    code: 'POLICY',
    message: 'billing.coupon.USED_BY_YOU',
    description: 'The buyer has reached the coupon’s limit per person.',
  },
  COUPON_NOT_FOR_THESE: {
    code: 'POLICY',
    message: 'billing.coupon.NOT_FOR_THESE',
    description: 'The coupon is valid for none of these courses.',
  },
  COUPON_LEAST_AMOUNT: {
    code: 'POLICY',
    message: 'billing.coupon.LEAST_AMOUNT',
    description: 'The eligible courses cost less than `limit` đồng in total.',
  },
  COUPON_QUOTA: {
    code: 'POLICY',
    message: 'package.couponQuota',
    description:
      'The teacher’s package `package` allows `limit` valid coupons at a time. Deactivate one or choose a larger package.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'billing.couponCode': 'LENGTH',
  'billing.couponForm': 'INVALID',
  'billing.couponTaken': 'TAKEN',
  'billing.couponValue': 'REQUIRED',
  'billing.couponAmount': 'OUT_OF_RANGE',
  'billing.couponEnd': 'OUT_OF_RANGE',
  'billing.couponSubject': 'UNKNOWN_REFERENCE',
  'billing.percent': 'OUT_OF_RANGE',
  'billing.uses': 'OUT_OF_RANGE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
