import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CachedResponse } from '../../graphql/read/index.ts';
import { TableVersions } from '../../platform/table-versions.ts';
import { PageCache } from './page-cache.ts';
import { PageReads } from './page-reads.ts';

const PAGE = { status: 200, html: '<p>300.000 ₫</p>', policy: "default-src 'none'" };
let isListening = true;
let changesIn = Number.POSITIVE_INFINITY;
let versions: TableVersions;
let pages: PageCache;
/** Responses of these tables that expire in so many milliseconds; undefined: one that is not cached. */
const made = (...responses: readonly ({ tables: string[]; expiresIn?: number } | undefined)[]) => {
  const now = performance.now();
  const reads = new PageReads();
  for (const each of responses)
    reads.add(
      each &&
        new CachedResponse('{}', each.tables, versions.snapshot(), now, now + (each.expiresIn ?? 60_000)),
    );
  return reads;
};
beforeEach(() => {
  isListening = true;
  changesIn = Number.POSITIVE_INFINITY;
  versions = new TableVersions(() => isListening);
  pages = new PageCache({ maxBytes: 1_000_000, versions, changesIn: async () => changesIn });
});

test('a page is cached until all are forgotten, also while it is rendered', async () => {
  pages.put('a', PAGE, await pages.begin(), made());
  expect(pages.get('a')).toBe(PAGE);
  const beginning = await pages.begin();
  versions.changeAll();
  expect(pages.get('a')).toBeUndefined();
  pages.put('a', PAGE, beginning, made());
  expect(pages.get('a')).toBeUndefined();
});

test('a page is cached until one of its tables changes, also while it is rendered', async () => {
  pages.put('a', PAGE, await pages.begin(), made({ tables: ['course'] }, { tables: ['person'] }));
  const beginning = await pages.begin();
  versions.change('rating');
  expect(pages.get('a')).toBe(PAGE);
  pages.put('b', PAGE, beginning, made({ tables: ['course'] }));
  expect(pages.get('b')).toBe(PAGE);
  versions.change('person');
  expect(pages.get('a')).toBeUndefined();
  expect(pages.get('b')).toBe(PAGE);
  pages.put('c', PAGE, beginning, made({ tables: ['person'] }));
  expect(pages.get('c')).toBeUndefined();
});

test('a rendering that a change has overtaken takes no other’s place', async () => {
  for (const reads of [made(undefined), made({ tables: ['course'] })]) {
    const beginning = await pages.begin();
    versions.change('course');
    const fresh = { ...PAGE };
    pages.put('a', fresh, await pages.begin(), made());
    pages.put('a', PAGE, beginning, reads);
    expect(pages.get('a')).toBe(fresh);
  }
});

test('a page with a response that is not cached goes with any change', async () => {
  pages.put('a', PAGE, await pages.begin(), made({ tables: ['course'] }, undefined));
  expect(pages.get('a')).toBe(PAGE);
  versions.change('rating');
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

test('no page is given or cached while changes may be missed', async () => {
  pages.put('a', PAGE, await pages.begin(), made());
  isListening = false;
  expect(pages.get('a')).toBeUndefined();
  pages.put('b', PAGE, await pages.begin(), made());
  isListening = true;
  expect(pages.get('b')).toBeUndefined();
});

test('without room none is cached', async () => {
  const none = new PageCache({ maxBytes: 0, versions, changesIn: async () => changesIn });
  const page = { status: 200, html: '', policy: '' };
  expect(none.put('/', page, await none.begin(), made())).toBe(page);
  expect(none.get('/')).toBeUndefined();
});

test('a page expires with the first response in it, also if that expired before the page began', async () => {
  pages.put('a', PAGE, await pages.begin(), made({ tables: [], expiresIn: 200 }));
  expect(pages.get('a')).toBe(PAGE);
  await pause(250);
  expect(pages.get('a')).toBeUndefined();
  pages.put(
    'b',
    PAGE,
    await pages.begin(),
    made({ tables: [], expiresIn: 200 }, { tables: [], expiresIn: 0 }),
  );
  expect(pages.get('b')).toBeUndefined();
});

describe('of those who ask at the same time', () => {
  const once = (render: () => Promise<{ page: typeof PAGE; isShareable: boolean }>, isChanged = false) =>
    Promise.all([
      pages.once('a', render),
      (async () => {
        if (isChanged) versions.change('course');
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
