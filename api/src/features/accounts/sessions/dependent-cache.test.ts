import { expect, test } from 'vitest';
import { DependentCache } from './dependent-cache.ts';

/** A value that counts how often its dependencies are read. */
function counted(...dependencies: string[]) {
  const value = {
    reads: 0,
    get dependsOn() {
      value.reads++;
      return dependencies;
    },
  };
  return value;
}

test('a change reads only the entries that depend on it', () => {
  const cache = new DependentCache<ReturnType<typeof counted>>(1000);
  const values = Array.from({ length: 500 }, (_, n) => counted(`session:${n}`, `person:${n % 250}`));
  values.forEach((value, n) => void cache.set(`key-${n}`, value));
  for (const value of values) value.reads = 0;

  for (let n = 0; n < 100; n++) cache.evict(`session:${n}`);
  cache.evict('session:unknown');
  expect(values.reduce((sum, { reads }) => sum + reads, 0)).toBe(100);
  expect(cache.size).toBe(400);

  cache.evict('person:249');
  expect([cache.get('key-249'), cache.get('key-499')]).toEqual([undefined, undefined]);
  expect(cache.size).toBe(398);
});

test('replaced or evicted entries leave the index', () => {
  const cache = new DependentCache<{ dependsOn: string[]; name: string }>(2);
  cache.set('a', { name: 'first', dependsOn: ['x'] });
  cache.set('a', { name: 'second', dependsOn: ['y'] });
  cache.evict('x');
  expect(cache.get('a')?.name).toBe('second');
  cache.set('b', { name: 'b', dependsOn: ['y'] });
  cache.set('c', { name: 'c', dependsOn: ['y'] });
  expect(cache.get('a')).toBeUndefined();
  cache.set('a', { name: 'third', dependsOn: ['z'] });
  cache.evict('y');
  expect(cache.get('a')?.name).toBe('third');
  cache.clear();
  expect(cache.size).toBe(0);
});
