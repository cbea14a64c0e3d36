import { expect, test } from 'vitest';
import { CachedResponse } from '../../graphql/read/index.ts';
import { PageReads } from './page-reads.ts';

const response = (tables: string[], until = 100) => new CachedResponse('{}', tables, until);

test('a page depends on the tables of its responses, and expires with the first of them', () => {
  const reads = new PageReads(50);
  expect(reads.tables).toEqual([]);
  reads.add(response(['course', 'person']));
  expect(reads.until).toBe(50);
  reads.add(response(['person', 'rating'], 20));
  expect(reads.until).toBe(20);
  expect(reads.tables).toEqual(['course', 'person', 'rating']);
});

test('a page with a response that is not cached may depend on any table', () => {
  const reads = new PageReads(50);
  reads.add(undefined);
  reads.add(response(['course']));
  expect(reads.tables).toBeUndefined();
});
