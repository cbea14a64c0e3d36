import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSale } from './split-sale.ts';

test('a sale of 499,000 ₫ by an individual through the platform is split as designed', () => {
  expect(splitSale(499_000, { commissionBp: 3000, vatBp: 500, pitBp: 200 })).toEqual({
    commission: 149_700,
    vatWithheld: 24_950,
    pitWithheld: 9_980,
    teacherShare: 314_370,
  });
});

test('the parts of any price add up to it, are never negative, and floors favour the teacher', () => {
  const rates = fc.record({
    commissionBp: fc.integer({ min: 0, max: 8000 }),
    vatBp: fc.integer({ min: 0, max: 1000 }),
    pitBp: fc.integer({ min: 0, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), rates, (amount, rate) => {
      const { commission, vatWithheld, pitWithheld, teacherShare } = splitSale(amount, rate);
      const exact = BigInt(amount) * BigInt(10_000 - rate.commissionBp - rate.vatBp - rate.pitBp);
      return (
        BigInt(commission) + BigInt(vatWithheld) + BigInt(pitWithheld) + BigInt(teacherShare) ===
          BigInt(amount) &&
        [commission, vatWithheld, pitWithheld, teacherShare].every(
          (part) => Number.isSafeInteger(part) && part >= 0,
        ) &&
        BigInt(teacherShare) * 10_000n >= exact
      );
    }),
    { numRuns: 20_000 },
  );
});
