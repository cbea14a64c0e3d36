import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeSums } from './exchange.types.ts';

test('an exchange credits the lower amount, and the buyer pays or receives the difference', () => {
  expect(exchangeSums(500_000, 500_000)).toEqual({ credit: 500_000, toPay: 0, toReturn: 0 });
  expect(exchangeSums(500_000, 700_000)).toEqual({ credit: 500_000, toPay: 200_000, toReturn: 0 });
  expect(exchangeSums(500_000, 300_000)).toEqual({ credit: 300_000, toPay: 0, toReturn: 200_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 8 }), fc.integer({ min: 1, max: 10 ** 8 }), (paid, price) => {
      const { credit, toPay, toReturn } = exchangeSums(paid, price);
      expect([credit + toPay, credit + toReturn]).toEqual([price, paid]);
      expect(Math.min(toPay, toReturn)).toBe(0);
    }),
  );
});
