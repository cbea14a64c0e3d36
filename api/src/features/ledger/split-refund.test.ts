import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SoldLine, splitRefund } from './split-refund.ts';
import { splitSale } from './split-sale.ts';

const rates = fc.record({
  commissionBp: fc.integer({ min: 0, max: 8000 }),
  vatBp: fc.integer({ min: 0, max: 1000 }),
  pitBp: fc.integer({ min: 0, max: 1000 }),
});
const line: fc.Arbitrary<SoldLine> = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 50_000_000 })),
    fc.nat(1_000_000),
    rates,
  )
  .map(([amount, promotion, rate]) => ({ amount, promotion, ...splitSale(amount + promotion, rate) }));

test('a full refund reverses all parts of the sale', () => {
  const sold = {
    amount: 499_000,
    promotion: 0,
    ...splitSale(499_000, { commissionBp: 3000, vatBp: 500, pitBp: 200 }),
  };
  expect(splitRefund(sold, 0, 499_000)).toEqual({
    promotion: 0,
    commission: 149_700,
    vatWithheld: 24_950,
    pitWithheld: 9_980,
    teacherShare: 314_370,
  });
});

test('the parts of any refunds add up to their amounts and never exceed those of the sale', () => {
  fc.assert(
    fc.property(line, fc.array(fc.nat(30_000_000), { maxLength: 6 }), (sold, requests) => {
      let refunded = 0;
      const reversed = { promotion: 0, commission: 0, vatWithheld: 0, pitWithheld: 0, teacherShare: 0 };
      for (const requested of [...requests, Number.MAX_SAFE_INTEGER]) {
        const refund = Math.min(requested, sold.amount - refunded);
        const parts = splitRefund(sold, refunded, refund);
        refunded += refund;
        const { promotion, ...rest } = parts;
        if (Object.values(rest).reduce((sum, part) => sum + part, 0) !== refund + promotion) return false;
        for (const part of Object.keys(reversed) as (keyof typeof reversed)[]) {
          reversed[part] += parts[part];
          if (parts[part] < 0 || reversed[part] > sold[part]) return false;
        }
      }
      return Object.keys(reversed).every(
        (part) => reversed[part as keyof typeof reversed] === sold[part as keyof SoldLine],
      );
    }),
    { numRuns: 20_000 },
  );
});

test('a refund beyond the payment throws', () => {
  const sold = { amount: 20, promotion: 0, ...splitSale(20, { commissionBp: 3000, vatBp: 500, pitBp: 200 }) };
  expect(() => splitRefund(sold, 15, 6)).toThrow('a refund exceeds the payment');
});
