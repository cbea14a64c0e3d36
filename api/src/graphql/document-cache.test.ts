import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { DocumentCache } from './document-cache.ts';

const MEGABYTE = 2 ** 20;
const text = (n: number, length = 20) => `{ a${n}${'b'.repeat(length)} }`;

it('stores trusted documents immediately, others at their second use', () => {
  const cache = new DocumentCache({ maxBytes: MEGABYTE, isOurs: (each) => each === text(0) });
  for (const n of [0, 1]) cache.offer(text(n), text(n), parse(text(n)));
  expect([cache.get(text(0)), cache.get(text(1))]).toEqual([expect.any(Object), undefined]);
  cache.offer(text(1), text(1), parse(text(1)));
  expect(cache.get(text(1))).toBeDefined();
});

it('has a limited size', () => {
  const cache = new DocumentCache({ maxBytes: MEGABYTE, isOurs: () => false });
  for (let n = 0; n < 200; n++)
    for (let i = 0; i < 2; i++) cache.offer(text(n), text(n, 1000), parse(text(n, 1000)));
  expect(cache.size).toBeGreaterThan(0);
  expect(cache.size).toBeLessThanOrEqual(MEGABYTE);
  expect(cache.get(text(0))).toBeUndefined();
});
