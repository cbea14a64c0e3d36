import { describe, expect, it } from 'vitest';
import { outcomeOf, reasonOf } from './payment-outcome.ts';

describe('what a payment came to', () => {
  it.each([
    ['SUCCEEDED', null, 'success'],
    ['CREATED', null, 'waiting'],
    ['PENDING', null, 'waiting'],
    ['UNKNOWN', null, 'waiting'],
    ['FAILED', '24', 'cancelled'],
    ['FAILED', '51', 'failed'],
    ['FAILED', null, 'failed'],
    ['EXPIRED', null, 'expired'],
  ] as const)('shows %s with code %s as %s', (status, failureCode, outcome) => {
    expect(outcomeOf({ status, failureCode })).toBe(outcome);
  });

  it('names the reason only where the code is known', () => {
    expect(reasonOf('51')).toBe('balance');
    expect(reasonOf('99')).toBeNull();
    expect(reasonOf(null)).toBeNull();
  });
});
