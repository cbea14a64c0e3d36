import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { TableVersions } from '../../platform/table-versions.ts';
import { CachedResponse, ResponseCache } from './response-cache.ts';

let isListening = true;
let changesIn = Number.POSITIVE_INFINITY;
let versions: TableVersions;
let cache: ResponseCache;
let reads = 0;
beforeEach(() => {
  isListening = true;
  changesIn = Number.POSITIVE_INFINITY;
  reads = 0;
  versions = new TableVersions(() => isListening);
  cache = new ResponseCache({ maxBytes: 100_000, versions, changesIn: async () => changesIn });
});

const TABLES = ['course', 'person'];
const ask = (key = 'a', tables: readonly string[] = TABLES) =>
  cache.respond(key, tables, async () => `{"data":{"n":${++reads}}}`);
const numberOf = (response: CachedResponse | undefined) => response?.data.n;

test('a response is given until one of its tables changes', async () => {
  expect(numberOf(await ask())).toBe(1);
  versions.change('rating');
  expect(numberOf(await ask())).toBe(1);
  versions.change('person');
  expect(numberOf(await ask())).toBe(2);
  versions.changeAll();
  expect(numberOf(await ask())).toBe(3);
  expect(cache.figures).toMatchObject({ hits: 1, misses: 3, responses: 1 });
});

test('a response that a change has overtaken is given, and not cached', async () => {
  const response = await cache.respond('a', TABLES, async () => {
    versions.change('course');
    return '{"data":{"n":0}}';
  });
  expect(numberOf(response)).toBe(0);
  expect(numberOf(await ask())).toBe(1);
});

test('all who ask at once share one read, unless something has changed in between', async () => {
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(numberOf)).toEqual([1, 1]);
  const [before, after] = [
    ask('b'),
    (async () => {
      versions.change('course');
      return ask('b');
    })(),
  ];
  expect([numberOf(await before), numberOf(await after)].sort()).toEqual([2, 3]);
});

test('a response with errors is not cached', async () => {
  expect(await cache.respond('a', TABLES, async () => undefined)).toBeUndefined();
  expect(numberOf(await ask())).toBe(1);
});

test('a failed read is asked again', async () => {
  const failed = cache.respond('a', TABLES, async () => {
    throw new Error('away');
  });
  await expect(failed).rejects.toThrow('away');
  expect(numberOf(await ask())).toBe(1);
});

test('nothing is cached or given while changes may be missed', async () => {
  await ask();
  isListening = false;
  expect(await ask()).toBeUndefined();
  expect(reads).toBe(1);
});

test('a response shows no price beyond its end', async () => {
  changesIn = 30;
  await ask();
  expect(numberOf(await ask())).toBe(1);
  await pause(50);
  expect(numberOf(await ask())).toBe(2);
});

test('a request that arrives after the end of a price is given no read that began before', async () => {
  changesIn = 30;
  let finish = (_: string) => {};
  const slow = cache.respond('a', TABLES, () => new Promise((resolve) => (finish = resolve)));
  await pause(50);
  const late = ask();
  finish('{"data":{"n":0}}');
  expect(numberOf(await slow)).toBe(0);
  expect(await late).toBeUndefined();
});

test('its data can not be changed', async () => {
  const { data } = new CachedResponse('{"data":{"list":[{"n":1}]}}', [], versions.snapshot(), 0, 0);
  expect(() => {
    (data.list as { n: number }[])[0]!.n = 2;
  }).toThrow(TypeError);
});

test('the size of the cache is bounded', async () => {
  for (let i = 0; i < 500; i++) await ask(`key ${i}`);
  expect(cache.figures.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.figures.responses).toBeLessThan(500);
});
