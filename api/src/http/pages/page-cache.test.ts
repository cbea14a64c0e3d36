import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Kept } from '../../graphql/read/index.ts';
import { PageCache } from './page-cache.ts';
import { PageReads } from './page-reads.ts';

const PAGE = { status: 200, html: '<p>300.000 ₫</p>', policy: "default-src 'none'" };
let isListening = true;
let changesIn = Number.POSITIVE_INFINITY;
let current: ReadonlySet<Kept>;
let pages: PageCache;
const answer = (since = performance.now()): Kept => ({ key: 'k', text: '{}', since });
/** What a page was made of. */
const made = (...answers: readonly (Kept | undefined)[]) => {
  const reads = new PageReads();
  for (const each of answers) reads.add(each && [each]);
  return reads;
};
beforeEach(() => {
  isListening = true;
  changesIn = Number.POSITIVE_INFINITY;
  pages = new PageCache({
    mostBytes: 1_000_000,
    isListening: () => isListening,
    areCurrent: (kept) => kept.every((each) => current.has(each)),
    changesIn: async () => changesIn,
  });
});

test('a page is kept until all are forgotten, also while it is rendered', async () => {
  pages.put('a', PAGE, await pages.begin(), made());
  expect(pages.get('a')).toBe(PAGE);
  const beginning = await pages.begin();
  pages.clear();
  expect(pages.get('a')).toBeUndefined();
  pages.put('a', PAGE, beginning, made());
  expect(pages.get('a')).toBeUndefined();
});

test('a page is kept as long as all answers in it are current, whatever else changes', async () => {
  const [own, other] = [answer(), answer()];
  current = new Set([own, other]);
  pages.put('a', PAGE, await pages.begin(), made(own, other));
  const beginning = await pages.begin();
  pages.change();
  expect(pages.get('a')).toBe(PAGE);
  pages.put('b', PAGE, beginning, made(other));
  expect(pages.get('b')).toBe(PAGE);
  current = new Set([own]);
  expect(pages.get('a')).toBeUndefined();
  expect(pages.get('b')).toBeUndefined();
  // It was dropped, not only passed over
  current = new Set([own, other]);
  expect(pages.get('a')).toBeUndefined();
});

test('a rendering that a change has overtaken takes no other’s place', async () => {
  const own = answer();
  for (const reads of [made(undefined), made(own)]) {
    current = new Set([own]);
    const beginning = await pages.begin();
    current = new Set();
    pages.change();
    const fresh = { ...PAGE };
    pages.put('a', fresh, await pages.begin(), made());
    pages.put('a', PAGE, beginning, reads);
    expect(pages.get('a')).toBe(fresh);
  }
});

test('a page with something in it that is not kept goes with any change, also while it is rendered', async () => {
  const own = answer();
  current = new Set([own]);
  pages.put('a', PAGE, await pages.begin(), made(own, undefined));
  const beginning = await pages.begin();
  expect(pages.get('a')).toBe(PAGE);
  pages.change();
  expect(pages.get('a')).toBeUndefined();
  pages.put('a', PAGE, beginning, made(own, undefined));
  expect(pages.get('a')).toBeUndefined();
});

test('a page shows no price beyond its end, nor one that ended while it was rendered', async () => {
  changesIn = 30;
  pages.put('a', PAGE, await pages.begin(), made());
  const beginning = await pages.begin();
  expect(pages.get('a')).toBe(PAGE);
  await pause(50);
  expect(pages.get('a')).toBeUndefined();
  changesIn = Number.POSITIVE_INFINITY;
  pages.put('a', PAGE, beginning, made());
  expect(pages.get('a')).toBeUndefined();
});

test('no page is given or kept while changes may be missed', async () => {
  pages.put('a', PAGE, await pages.begin(), made());
  isListening = false;
  expect(pages.get('a')).toBeUndefined();
  pages.put('b', PAGE, await pages.begin(), made());
  isListening = true;
  expect(pages.get('b')).toBeUndefined();
});

test('without room none is kept', async () => {
  const none = new PageCache({
    mostBytes: 0,
    isListening: () => true,
    areCurrent: () => true,
    changesIn: async () => changesIn,
  });
  const page = { status: 200, html: '', policy: '' };
  expect(none.put('/', page, await none.begin(), made())).toBe(page);
  expect(none.get('/')).toBeUndefined();
});

test('a page is as old as the oldest answer in it', async () => {
  const [old, older] = [answer(performance.now() - 59_800), answer(performance.now() - 60_000)];
  current = new Set([old, older]);
  pages.put('a', PAGE, await pages.begin(), made(old));
  expect(pages.get('a')).toBe(PAGE);
  await pause(250);
  expect(pages.get('a')).toBeUndefined();
  pages.put('b', PAGE, await pages.begin(), made(old, older));
  expect(pages.get('b')).toBeUndefined();
});

describe('of those who ask at the same time', () => {
  const once = (render: () => Promise<{ page: typeof PAGE; isShareable: boolean }>, isChanged = false) =>
    Promise.all([
      pages.once('a', render),
      (async () => {
        if (isChanged) pages.change();
        return pages.once('a', render);
      })(),
    ]);

  test('one renders a page that all may have', async () => {
    const render = vi.fn(async () => ({ page: { ...PAGE }, isShareable: true }));
    const [one, two] = await once(render);
    expect(one).toBe(two);
    expect(render).toHaveBeenCalledOnce();
    await pages.once('a', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('each renders what is for one alone, and what came after a change', async () => {
    const own = vi.fn(async () => ({ page: { ...PAGE }, isShareable: false }));
    const [one, two] = await once(own);
    expect(one).not.toBe(two);
    const render = vi.fn(async () => ({ page: { ...PAGE }, isShareable: true }));
    await once(render, true);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('what one fails at is tried by the other', async () => {
    const render = vi
      .fn(async () => ({ page: PAGE, isShareable: true }))
      .mockRejectedValueOnce(new Error('on purpose'));
    const [one, two] = await Promise.allSettled([pages.once('a', render), pages.once('a', render)]);
    expect([one.status, two.status]).toEqual(['rejected', 'fulfilled']);
  });
});
