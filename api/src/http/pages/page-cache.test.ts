import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const PAGE = { status: 200, html: '<p>300.000 ₫</p>', policy: "default-src 'none'" };
let isListening = true;
let changesIn = Number.POSITIVE_INFINITY;
let pages: PageCache;
beforeEach(() => {
  isListening = true;
  changesIn = Number.POSITIVE_INFINITY;
  pages = new PageCache({
    mostBytes: 1_000_000,
    isListening: () => isListening,
    changesIn: async () => changesIn,
  });
});

test('a page is kept until something changes, also while it is rendered', async () => {
  pages.put('a', PAGE, await pages.begin());
  expect(pages.get('a')).toBe(PAGE);
  const beginning = await pages.begin();
  pages.clear();
  expect(pages.get('a')).toBeUndefined();
  pages.put('a', PAGE, beginning);
  expect(pages.get('a')).toBeUndefined();
});

test('a page shows no price beyond its end, nor one that ended while it was rendered', async () => {
  changesIn = 30;
  pages.put('a', PAGE, await pages.begin());
  const beginning = await pages.begin();
  expect(pages.get('a')).toBe(PAGE);
  await pause(50);
  expect(pages.get('a')).toBeUndefined();
  changesIn = Number.POSITIVE_INFINITY;
  pages.put('a', PAGE, beginning);
  expect(pages.get('a')).toBeUndefined();
});

test('no page is given or kept while changes may be missed', async () => {
  pages.put('a', PAGE, await pages.begin());
  isListening = false;
  expect(pages.get('a')).toBeUndefined();
  pages.put('b', PAGE, await pages.begin());
  isListening = true;
  expect(pages.get('b')).toBeUndefined();
});

test('without room none is kept', async () => {
  const none = new PageCache({ mostBytes: 0, isListening: () => true, changesIn: async () => changesIn });
  const page = { status: 200, html: '', policy: '' };
  expect(none.put('/', page, await none.begin())).toBe(page);
  expect(none.get('/')).toBeUndefined();
});
