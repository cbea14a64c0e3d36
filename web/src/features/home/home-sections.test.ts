import { expect, test } from 'vitest';
import type { HomeQuery } from './home.gen.ts';
import { toSections } from './home-sections.ts';

const list = (...ids: number[]) => ({ total: ids.length, items: ids.map((id) => ({ id: String(id) })) });
const getIds = (courses: readonly { id: string }[]) => courses.map(({ id }) => Number(id));

test('shows no course in two sections and fills the gaps', () => {
  const home = {
    bestSelling: list(1, 2, 3, 4, 5, 6, 7, 8),
    onSale: list(1, 2, 3, 9, 10, 11, 12, 13),
    newest: list(9, 14, 4, 15, 13, 16, 17),
  } as unknown as HomeQuery;
  const { bestSelling, onSale, newest } = toSections(home);
  expect(getIds(bestSelling)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(getIds(onSale)).toEqual([9, 10, 11]);
  expect(getIds(newest)).toEqual([14, 15, 13, 16]);
});
