import { expect, test } from 'vitest';
import { addCycle, addDays, daysBetween } from './days.ts';
import { type Earning, earnDays } from './earn-days.ts';
import { Cycle } from './package.enums.ts';
import { distribute, priceChange, remainingWorth, type Span, usedWorth } from './price-change.ts';
import { generator } from './testing/generator.ts';

const START = '2026-01-31';

test.each([
  ['2026-01-31', Cycle.MONTH, '2026-02-28'],
  ['2028-01-31', Cycle.MONTH, '2028-02-29'],
  ['2026-12-14', Cycle.MONTH, '2027-01-14'],
  ['2028-02-29', Cycle.YEAR, '2029-02-28'],
])('%s plus one %s is %s', (day, cycle, end) => expect(addCycle(day, cycle)).toBe(end));

test('days earn exactly their price, in any steps', () => {
  const random = generator(49);
  for (let n = 0; n < 1000; n++) {
    const days = 1 + Math.floor(random() * 366);
    const net = Math.floor(random() * 3_000_000);
    const period = (): Earning => ({
      ...{ id: 'p', fromDay: START, toDay: addDays(START, days), net, earned: 0, earnedDays: 0 },
    });
    const [steps, once] = [period(), period()];
    const keys = new Set<string>();
    let day = START;
    let posted = 0;
    while (day < addDays(START, days + 3)) {
      day = addDays(day, Math.floor(random() * 9));
      for (const { key, amount } of earnDays(steps, day)) {
        if (keys.has(key) || amount <= 0) throw new Error(`${key} earns ${amount}`);
        keys.add(key);
        posted += amount;
      }
      const passed = Math.min(daysBetween(START, day), days);
      expect(steps.earned).toBe(Number((BigInt(net) * BigInt(passed)) / BigInt(days)));
    }
    expect(posted).toBe(net);
    expect(earnDays(once, addDays(START, days)).reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
  }
});

test('used and remaining amounts add up to the price, and shares to the whole', () => {
  const random = generator(50);
  for (let n = 0; n < 5000; n++) {
    const cycleDays = 28 + Math.floor(random() * 4);
    const span: Span = {
      ...{ from: START, to: addDays(START, cycleDays), cycleDays, worth: Math.floor(random() * 2_000_000) },
    };
    const day = addDays(START, Math.floor(random() * (cycleDays + 4)) - 2);
    expect(usedWorth(span, day) + remainingWorth(span, day)).toBe(span.worth);
    expect(remainingWorth(span, day)).toBeGreaterThanOrEqual(0);
    const amount = Math.floor(random() * 2_000_000);
    const shares = distribute(amount, [span, { ...span, worth: span.worth + 1 }, { ...span, worth: 7 }]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  }
});

test('an upgrade keeps the days of the same cycle; another cycle begins in full', () => {
  const paid = [{ from: '2026-11-14', to: '2026-12-14', cycleDays: 30, worth: 499_000 }];
  const month = priceChange('2026-11-20', paid, { price: 1_490_000, cycle: Cycle.MONTH });
  expect(month).toEqual({
    listAmount: 1_192_000,
    credit: 399_200,
    amount: 792_800,
    spans: [{ from: '2026-11-20', to: '2026-12-14', cycleDays: 30, worth: 1_192_000 }],
  });
  const year = priceChange('2026-11-20', paid, { price: 4_990_000, cycle: Cycle.YEAR });
  expect(year).toMatchObject({
    amount: 4_990_000 - 399_200,
    spans: [{ from: '2026-11-20', to: '2027-11-20', worth: 4_990_000 }],
  });
});

test('an upgrade does not convert granted days before paid ones', () => {
  const renewed = [
    { from: '2026-11-01', to: '2026-12-01', cycleDays: 30, worth: 0 },
    { from: '2026-12-01', to: '2026-12-31', cycleDays: 30, worth: 199_000 },
  ];
  const studio = { price: 1_490_000, cycle: Cycle.MONTH };
  expect(priceChange('2026-11-02', renewed, studio)).toEqual({
    listAmount: 1_490_000,
    credit: 199_000,
    amount: 1_291_000,
    spans: [{ from: '2026-11-02', to: '2026-12-02', cycleDays: 30, worth: 1_490_000 }],
  });
});

test('an upgrade never keeps a prepaid year at the price of a month', () => {
  const ahead = [
    { from: '2026-11-01', to: '2026-12-01', cycleDays: 30, worth: 499_000 },
    { from: '2026-12-01', to: '2027-12-01', cycleDays: 365, worth: 990_000 },
  ];
  expect(priceChange('2026-11-01', ahead, { price: 1_490_000, cycle: Cycle.MONTH })).toMatchObject({
    listAmount: 1_490_000,
    credit: 1_489_000,
    spans: [{ from: '2026-11-01', to: '2026-12-01' }],
  });
});
