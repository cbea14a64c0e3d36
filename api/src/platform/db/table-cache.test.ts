import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { TableCache } from './table-cache.ts';
import { TableVersions } from './table-versions.ts';

interface Numbered {
  readonly n: number;
  readonly tables: readonly string[] | undefined;
  readonly until: number;
}

let isListening = true;
let changesIn = Number.POSITIVE_INFINITY;
let versions: TableVersions;
let cache: TableCache<Numbered>;
let reads = 0;
const createCache = (maxBytes: number) =>
  new TableCache<Numbered>({ maxBytes, getSize: () => 1000, versions, changesIn: async () => changesIn });
beforeEach(() => {
  isListening = true;
  changesIn = Number.POSITIVE_INFINITY;
  reads = 0;
  versions = new TableVersions(() => isListening);
  cache = createCache(100_000);
});

const TABLES = ['course', 'person'];
/** Loads a value whose tables are known before its read. */
const load = async (key = 'a', tables: readonly string[] = TABLES) =>
  (await cache.load(key, async (until) => ({ n: ++reads, tables, until }), tables))?.n;
/** Loads a value whose tables are known after its read. */
const loadWithLateTables = async (tables: readonly string[] | undefined, whileRead = () => {}, key = 'a') => {
  const value = await cache.load(key, async (until) => {
    whileRead();
    return { n: ++reads, tables, until };
  });
  return value?.n;
};

test('a value is cached until one of its tables changes', async () => {
  expect(await load()).toBe(1);
  versions.change('rating');
  expect(await load()).toBe(1);
  versions.change('person');
  expect(await load()).toBe(2);
  versions.changeAll();
  expect(await load()).toBe(3);
  expect(cache.figures).toMatchObject({ hits: 1, misses: 3, entries: 1 });
});

test('a value with unknown tables is cached until any table changes', async () => {
  expect(await loadWithLateTables(undefined)).toBe(1);
  expect(await loadWithLateTables(undefined)).toBe(1);
  versions.change('rating');
  expect(await loadWithLateTables(undefined)).toBe(2);
});

test('a value whose table changes during its read is returned, but not cached', async () => {
  for (const tables of [TABLES, undefined]) {
    reads = 0;
    expect(await loadWithLateTables(tables, () => versions.change('course'), String(tables))).toBe(1);
    expect(await loadWithLateTables(tables, () => {}, String(tables))).toBe(2);
  }
});

test('a change of another table during the read does not prevent caching', async () => {
  expect(await loadWithLateTables(['course'], () => versions.change('rating'))).toBe(1);
  expect(await loadWithLateTables(['course'])).toBe(1);
});

test('simultaneous callers share one read, unless a table changed in between', async () => {
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  const [before, after] = [
    load('b'),
    (async () => {
      versions.change('course');
      return load('b');
    })(),
  ];
  expect([await before, await after].sort()).toEqual([2, 3]);
});

test('a value that may not be cached is not shared', async () => {
  const [one, other] = [cache.load('a', async () => undefined, TABLES), load()];
  expect(await one).toBeUndefined();
  expect(await other).toBeUndefined();
  expect(await load()).toBe(1);
});

test('a failed read throws only to the caller that began it', async () => {
  const failed = cache.load(
    'a',
    async () => {
      throw new Error('away');
    },
    TABLES,
  );
  const other = load();
  await expect(failed).rejects.toThrow('away');
  expect(await other).toBeUndefined();
  expect(await load()).toBe(1);
});

test('nothing is cached or returned while changes may be missed', async () => {
  await load();
  isListening = false;
  expect(await load()).toBeUndefined();
  expect(cache.get('a')).toBeUndefined();
  expect(reads).toBe(1);
});

test('a value is not cached if changes may have been missed during its read', async () => {
  await loadWithLateTables(TABLES, () => (isListening = false));
  isListening = true;
  expect(cache.get('a')).toBeUndefined();
});

test('a value expires when the next price change by date occurs', async () => {
  changesIn = 30;
  await load();
  expect(await load()).toBe(1);
  await pause(50);
  expect(await load()).toBe(2);
});

test('a request after a price change does not share a read that began before it', async () => {
  changesIn = 30;
  let finish = (_: Numbered) => {};
  const slow = cache.load('a', () => new Promise((resolve) => (finish = resolve)), TABLES);
  const until = performance.now() + changesIn;
  await pause(50);
  const late = load();
  finish({ n: 0, tables: TABLES, until });
  expect((await slow)?.n).toBe(0);
  expect(await late).toBeUndefined();
  expect(cache.get('a')).toBeUndefined();
});

test('a value can set an earlier expiry', async () => {
  await cache.load('a', async () => ({ n: 0, tables: TABLES, until: performance.now() + 30 }));
  expect(cache.get('a')?.n).toBe(0);
  await pause(50);
  expect(cache.get('a')).toBeUndefined();
});

test('the size of the cache is limited', async () => {
  for (let i = 0; i < 500; i++) await load(`key ${i}`);
  expect(cache.figures.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.figures.entries).toBeLessThan(500);
});

test('a cache with a size of zero stores nothing', async () => {
  cache = createCache(0);
  expect(await load()).toBe(1);
  expect(await load()).toBe(2);
});
