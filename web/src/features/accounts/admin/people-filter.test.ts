import { expect, test } from 'vitest';
import { dayStart, peopleFilter } from './people-filter.ts';

test('days are those of Vietnam', () => {
  expect(dayStart('2026-11-21')).toBe('2026-11-20T17:00:00.000Z');
  expect(dayStart('2026-11-21', 1)).toBe('2026-11-21T17:00:00.000Z');
  expect([dayStart(''), dayStart('yesterday'), dayStart('2026-13-45')]).toEqual([null, null, null]);
});

test('what the address does not say is no filter, and what makes no sense is ignored', () => {
  const address = (values: Record<string, string>) => ({
    search: '',
    filter: (name: string) => values[name] ?? '',
  });
  expect(
    Object.values(peopleFilter(address({ role: 'KING', status: 'maybe' }))).every((each) => each === null),
  ).toBe(true);
  expect(peopleFilter(address({ role: 'TEACHER', status: 'locked', from: '2026-11-01' }))).toMatchObject({
    roles: ['TEACHER'],
    isActive: false,
    createdFrom: '2026-10-31T17:00:00.000Z',
  });
});
