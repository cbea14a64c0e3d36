import { describe, expect, it } from 'vitest';
import { faceOf, reasonOf } from './payment-face.ts';

describe('the faces of a payment', () => {
  it.each([
    ['SUCCEEDED', null, 'success'],
    ['CREATED', null, 'waiting'],
    ['PENDING', null, 'waiting'],
    ['UNKNOWN', null, 'waiting'],
    ['FAILED', '24', 'cancelled'],
    ['FAILED', '51', 'failed'],
    ['FAILED', null, 'failed'],
    ['EXPIRED', null, 'expired'],
  ] as const)('shows %s with code %s as %s', (status, failureCode, face) => {
    expect(faceOf({ status, failureCode })).toBe(face);
  });

  it('names the reason only where the code is known', () => {
    expect(reasonOf('51')).toBe('balance');
    expect(reasonOf('99')).toBeNull();
    expect(reasonOf(null)).toBeNull();
  });
});
