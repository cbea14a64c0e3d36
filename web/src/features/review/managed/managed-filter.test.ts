import { expect, test } from 'vitest';
import { managedFilter } from './managed-filter.ts';

const parseFilter = (query: string) => {
  const params = new URLSearchParams(query);
  return managedFilter({ search: params.get('search') ?? '', filter: (name) => params.get(name) ?? '' });
};

test('filters courses by the URL and ignores invalid values', () => {
  expect(parseFilter('search=react&status=SUSPENDED&category=k1&visibility=PRIVATE&price=paid')).toEqual({
    search: 'react',
    status: ['SUSPENDED'],
    categoryId: 'k1',
    visibility: 'PRIVATE',
    asksToRestore: null,
    isFree: false,
  });
  expect(parseFilter('price=free').isFree).toBe(true);
  expect(parseFilter('restore=asked').asksToRestore).toBe(true);
  expect(parseFilter('status=GONE&visibility=x&price=2&restore=no')).toEqual({
    search: null,
    status: null,
    categoryId: null,
    visibility: null,
    asksToRestore: null,
    isFree: null,
  });
});
