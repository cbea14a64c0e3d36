import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LatePolicy } from './assignment.enums.ts';
import { getTotal, lateDeduction, minutesLate, type Terms } from './terms.ts';

const terms = fc.record<Terms>({
  maxScore: fc.constant(10),
  passScore: fc.constant(6),
  latePolicy: fc.constantFrom(...Object.values(LatePolicy)),
  lateAmount: fc.integer({ min: 0, max: 100 }),
  dueAt: fc.constant(null),
  cutOffAt: fc.constant(null),
  rubric: fc.constant([
    { id: 'a', title: 'A', description: null, points: 6, levels: [] },
    { id: 'b', title: 'B', description: null, points: 4, levels: [] },
  ]),
});
const points = fc.option(fc.double({ min: -20, max: 20, noNaN: true }));
const late = fc.integer({ min: 0, max: 100_000 });

test('a total is between zero and the maximum for any points, lateness and order of the rubric', () => {
  fc.assert(
    fc.property(terms, points, points, late, (assignment, a, b, minutes) => {
      const grades = [
        { rowId: 'a', points: a, comment: null },
        { rowId: 'b', points: b, comment: null },
        { rowId: 'unknown', points: 50, comment: null },
      ];
      const total = getTotal(assignment, grades, minutes);
      expect(total.score).toBeGreaterThanOrEqual(0);
      expect(total.earned).toBeLessThanOrEqual(10);
      expect(total.deducted).toBeLessThanOrEqual(total.earned);
      expect(total).toEqual(getTotal(assignment, [...grades].reverse(), minutes));
    }),
  );
});

test('the penalty never decreases with lateness', () => {
  fc.assert(
    fc.property(terms, late, late, (assignment, a, b) => {
      const [sooner, later] = [Math.min(a, b), Math.max(a, b)];
      expect(lateDeduction(assignment, later, 10)).toBeGreaterThanOrEqual(
        lateDeduction(assignment, sooner, 10),
      );
    }),
  );
});

test('the penalty applies per started day, and lateness begins after the due minute', () => {
  const assignment = { maxScore: 10, latePolicy: LatePolicy.PERCENT, lateAmount: 5 } as Terms;
  expect([0, 1, 1440, 1441].map((minutes) => lateDeduction(assignment, minutes, 10))).toEqual([
    0, 0.5, 0.5, 1,
  ]);
  const due = new Date('2026-11-25T16:59:00Z');
  // A due time of 23:59 includes 23:59:59
  expect(
    [0, 59_999, 60_000, 119_999, 120_000].map((ms) => minutesLate(due, new Date(due.getTime() + ms))),
  ).toEqual([0, 0, 1, 1, 2]);
  expect(minutesLate(null, due)).toBe(0);
});
