import { describe, expect, it } from 'vitest';
import {
  getDistance,
  getMostUrgent,
  splitPeriods,
  sumQueues,
  sumRevenue,
  toDayPeriod,
  toMonthPeriod,
  type WaitingQueue,
} from './dashboard-model.ts';

const queue = (kind: WaitingQueue['kind'], facts: Partial<WaitingQueue> = {}): WaitingQueue => ({
  __typename: 'DeskQueue',
  kind,
  count: 0,
  oldestAt: null,
  nextDueAt: null,
  overdueCount: 0,
  amount: null,
  ...facts,
});
const payouts = queue('PAYOUTS', { count: 2, oldestAt: '2026-11-01T00:00:00Z' });
const refunds = queue('REFUNDS', {
  count: 1,
  overdueCount: 1,
  oldestAt: '2026-11-19T00:00:00Z',
  nextDueAt: '2026-11-21T00:00:00Z',
});
const reviews = queue('COURSE_REVIEWS', {
  count: 4,
  oldestAt: '2026-11-18T00:00:00Z',
  nextDueAt: '2026-11-22T00:00:00Z',
});

it.each([
  ['2026-11-20T12:10:00Z', { seconds: 600 }],
  ['2026-11-20T11:59:50Z', { seconds: 60 }],
  ['2026-11-20T15:50:00Z', { seconds: 3 * 3600 }],
  ['2026-11-22T11:59:00Z', { seconds: 47 * 3600 }],
  ['2026-11-16T09:00:00Z', { days: 4 }],
])('formats the distance to %s with useful precision', (iso, far) => {
  expect(getDistance(iso, Date.parse('2026-11-20T12:00:00Z'))).toEqual(far);
});

describe('pending work', () => {
  it('is totalled over all queues', () => {
    expect(sumQueues([payouts, refunds, reviews, queue('DOUBTS')])).toEqual({ waiting: 7, overdue: 1 });
    expect(sumQueues([])).toEqual({ waiting: 0, overdue: 0 });
  });

  it('begins with the earliest deadline, regardless of waiting time', () => {
    expect(getMostUrgent([payouts, reviews, refunds])).toBe(refunds);
    expect(
      getMostUrgent([payouts, queue('DOUBTS', { count: 1, oldestAt: '2026-10-01T00:00:00Z' })])?.kind,
    ).toBe('DOUBTS');
    expect(getMostUrgent([queue('REFUNDS')])).toBeUndefined();
  });
});

it('sums the parts of revenue by day', () => {
  const day = (paid: number) => ({
    __typename: 'RevenueDay' as const,
    day: '2026-11-20',
    sales: 1,
    paid,
    teachers: paid - 30,
    platform: 20,
    taxes: 10,
    givenBack: 5,
  });
  expect(sumRevenue([day(100), day(250)])).toEqual({
    sales: 2,
    paid: 350,
    teachers: 290,
    platform: 40,
    taxes: 20,
    givenBack: 10,
  });
  expect(sumRevenue([]).paid).toBe(0);
});

describe('a period of revenue', () => {
  const none = { sales: 0, paid: 0, teachers: 0, platform: 0, taxes: 0, givenBack: 0 };
  const days = Array.from({ length: 60 }, (_, place) =>
    toDayPeriod({
      __typename: 'RevenueDay',
      day: new Date(Date.UTC(2026, 8, 22 + place)).toISOString().slice(0, 10),
      ...none,
    }),
  );

  it.each([
    ['week', 7, '14/11', '13/11'],
    ['month', 30, '22/10', '21/10'],
  ] as const)(
    'of a %s compares its last %i days with as many before them',
    (period, size, first, lastBefore) => {
      const { now, before } = splitPeriods(period, days);
      expect([now.length, before.length]).toEqual([size, size]);
      expect([before.at(-1)?.short, now[0]?.short, now.at(-1)?.name]).toEqual([
        lastBefore,
        first,
        '20/11/2026',
      ]);
    },
  );

  it('labels months with their year', () => {
    expect(toMonthPeriod({ __typename: 'RevenueMonth', month: '2026-01-01', ...none })).toMatchObject({
      key: '2026-01',
      name: '01/2026',
      short: '01/2026',
    });
  });
});
