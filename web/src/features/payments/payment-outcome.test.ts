import { describe, expect, it } from 'vitest';
import { getOutcome, getReason } from './payment-outcome.ts';

describe('the outcome of a payment', () => {
  it.each([
    ['SUCCEEDED', null, 'PAID', null, 'success'],
    ['CREATED', null, 'PENDING', null, 'waiting'],
    ['PENDING', null, 'PENDING', null, 'waiting'],
    ['UNKNOWN', null, 'NEEDS_CHECK', 'GATEWAY_UNSURE', 'doubt'],
    ['UNKNOWN', null, 'NEEDS_CHECK', null, 'doubt'],
    ['SUCCEEDED', null, 'PAID', 'PAID_TWICE', 'doubt'],
    ['FAILED', '24', 'PENDING', null, 'cancelled'],
    ['FAILED', '51', 'PENDING', null, 'failed'],
    ['FAILED', null, 'PENDING', null, 'failed'],
    ['EXPIRED', null, 'PENDING', null, 'expired'],
    ['REPLACED', null, 'PENDING', null, 'waiting'],
    ['REPLACED', null, 'EXPIRED', null, 'expired'],
    ['REPLACED', null, 'CANCELLED', null, 'orderCancelled'],
    ['PENDING', null, 'CANCELLED', null, 'orderCancelled'],
    ['REPLACED', null, 'PAID', null, 'success'],
    // Another attempt has paid the order or is in doubt, so the buyer must not pay again
    ['FAILED', '24', 'PAID', null, 'success'],
    ['EXPIRED', null, 'NEEDS_CHECK', null, 'doubt'],
  ] as const)(
    'shows %s with code %s of an order %s with doubt %s as %s',
    (status, failureCode, order, doubt, outcome) => {
      expect(getOutcome({ gateway: 'VNPAY', status, failureCode, doubt, order: { status: order } })).toBe(
        outcome,
      );
    },
  );

  it('names the reason only if the code is known', () => {
    expect(getReason('VNPAY', '51')).toBe('balance');
    expect(getReason('MOMO', '1001')).toBe('balance');
    // The same code has different meanings at different gateways
    expect(getReason('MOMO', '51')).toBeNull();
    expect(getReason('VNPAY', '99')).toBeNull();
    expect(getReason('VIETQR', null)).toBeNull();
  });

  it.each([
    ['VNPAY', '24', 'cancelled'],
    ['MOMO', '1006', 'cancelled'],
    ['ZALOPAY', '-54', 'cancelled'],
    ['MOMO', '24', 'failed'],
  ] as const)('of %s the code %s is %s', (gateway, failureCode, outcome) => {
    expect(
      getOutcome({ gateway, status: 'FAILED', failureCode, doubt: null, order: { status: 'PENDING' } }),
    ).toBe(outcome);
  });
});
