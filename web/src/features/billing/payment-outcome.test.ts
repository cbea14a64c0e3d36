import { describe, expect, it } from 'vitest';
import { outcomeOf, reasonOf } from './payment-outcome.ts';

describe('what a payment came to', () => {
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
    // Another attempt has paid the order, or left it in doubt: nobody is asked to pay again
    ['FAILED', '24', 'PAID', null, 'success'],
    ['EXPIRED', null, 'NEEDS_CHECK', null, 'doubt'],
  ] as const)(
    'shows %s with code %s of an order %s with doubt %s as %s',
    (status, failureCode, order, doubt, outcome) => {
      expect(outcomeOf({ status, failureCode, doubt, order: { status: order } })).toBe(outcome);
    },
  );

  it('names the reason only where the code is known', () => {
    expect(reasonOf('51')).toBe('balance');
    expect(reasonOf('99')).toBeNull();
    expect(reasonOf(null)).toBeNull();
  });
});
