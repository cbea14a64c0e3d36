import { expect, test } from 'vitest';
import { peopleFilter } from './people-filter.ts';

test('ignores missing and invalid values of the URL', () => {
  const paramsWith = (values: Record<string, string>) => ({
    search: '',
    filter: (name: string) => values[name] ?? '',
  });
  expect(
    Object.values(peopleFilter(paramsWith({ role: 'KING', status: 'maybe' }))).every((each) => each === null),
  ).toBe(true);
  expect(peopleFilter(paramsWith({ role: 'TEACHER', status: 'locked', from: '2026-11-01' }))).toMatchObject({
    roles: ['TEACHER'],
    isActive: false,
    createdFrom: '2026-10-31T17:00:00.000Z',
  });
});
