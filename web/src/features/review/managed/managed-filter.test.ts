import { expect, test } from 'vitest';
import { managedFilter } from './managed-filter.ts';

const of = (query: string) => {
  const params = new URLSearchParams(query);
  return managedFilter({ search: params.get('search') ?? '', filter: (name) => params.get(name) ?? '' });
};

test('filters courses by the URL and ignores invalid values', () => {
  expect(of('search=react&status=SUSPENDED&category=k1&visibility=PRIVATE&price=paid')).toEqual({
    search: 'react',
    status: ['SUSPENDED'],
    categoryId: 'k1',
    visibility: 'PRIVATE',
    asksToRestore: null,
    isFree: false,
  });
  expect(of('price=free').isFree).toBe(true);
  expect(of('restore=asked').asksToRestore).toBe(true);
  expect(of('status=GONE&visibility=x&price=2&restore=no')).toEqual({
    search: null,
    status: null,
    categoryId: null,
    visibility: null,
    asksToRestore: null,
    isFree: null,
  });
});
