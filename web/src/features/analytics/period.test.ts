import { expect, it } from 'vitest';
import { getChange } from '../../ui/charts/compare.ts';
import { getBounds, toPoints, withEmptySteps } from './period.ts';

it('compares a period with the preceding one of equal length, without overlap', () => {
  expect(getBounds(30, '2026-11-23')).toEqual({
    from: '2026-10-25',
    to: '2026-11-23',
    fromBefore: '2026-09-25',
    toBefore: '2026-10-24',
  });
});

it('reports no change without a previous value', () => {
  expect(getChange(5, 0)).toBeNull();
  expect(getChange(9, 12)).toBe(-25);
});

it('fills days and months without sales', () => {
  const sale = { start: '2026-11-02', sales: 1, gross: 10, givenBack: 0, net: 7 };
  expect(withEmptySteps([sale], '2026-11-01', '2026-11-03', 'DAY').map(({ net }) => net)).toEqual([0, 7, 0]);
  expect(withEmptySteps([], '2025-11-24', '2026-02-23', 'MONTH').map(({ start }) => start)).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
});

it('groups long ranges by week with sums and averages', () => {
  const days = Array.from({ length: 91 }, (_, i) => ({
    day: `d${i}`,
    views: 1,
    enrolments: 2,
    learners: 3,
    minutes: 4,
  }));
  const weeks = toPoints(days);
  expect(weeks).toHaveLength(13);
  expect(weeks[0]).toEqual({ day: 'd0', views: 7, enrolments: 14, learners: 3, minutes: 28 });
  expect(toPoints(days.slice(1))).toHaveLength(90);
});
