import { expect, test } from 'vitest';
import { CachedResponse } from './cached-response.ts';

test('the data of a cached response cannot be changed', () => {
  const { data } = new CachedResponse('{"data":{"list":[{"n":1}]}}', [], 0);
  expect(() => {
    (data.list as { n: number }[])[0]!.n = 2;
  }).toThrow(TypeError);
});
