import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useUrlAction } from './use-url-action.ts';

const ID = '0199a0b4-2f6e-7c1a-9d55-3f0e8a7b6c5d';
const acted = vi.fn();

function Page({ isReady }: { isReady: boolean }) {
  const { idToConfirm, confirm } = useUrlAction('add', isReady, acted);
  return (
    <button type="button" onClick={confirm}>
      {idToConfirm ?? 'nothing'}
    </button>
  );
}

/**
 * Opens a page by a link on another one.
 * @param opened the URL with which the document was opened, before the app changed pages
 * @returns the query of the URL
 */
async function open(url: string, referrer: string, { isReady = true, opened = url } = {}) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const entry = { name: `${window.location.origin}${opened}` } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  const router = createMemoryRouter([{ path: '/cart', element: <Page isReady={isReady} /> }], {
    initialEntries: [url],
  });
  await act(async () => render(<RouterProvider router={router} />));
  return () => router.state.location.search;
}

afterEach(() => {
  vi.restoreAllMocks();
  acted.mockReset();
  cleanup();
});

test('acts once for a link on a page of this app, and removes the parameter from the URL', async () => {
  const query = await open(`/cart?tab=1&add=${ID}`, `${window.location.origin}/courses/react`);
  expect(query()).toBe('?tab=1');
  expect(acted.mock.calls).toEqual([[ID]]);
  expect(screen.getByText('nothing')).toBeDefined();
});

test.each([
  ['another site', 'https://evil.example/'],
  ['a site whose name begins with that of this app', `${window.location.origin}.evil.example/`],
  ['a bookmark', ''],
])('asks the viewer first for a link on %s', async (_, referrer) => {
  const query = await open(`/cart?add=${ID}`, referrer);
  expect(acted).not.toHaveBeenCalled();
  await act(async () => screen.getByText(ID).click());
  expect(acted.mock.calls).toEqual([[ID]]);
  expect(query()).toBe('');
});

test('asks first for a link of the app itself, which opens no document', async () => {
  await open(`/cart?add=${ID}`, `${window.location.origin}/`, { opened: '/courses/react' });
  expect(acted).not.toHaveBeenCalled();
  expect(screen.getByText(ID)).toBeDefined();
});

test('ignores a value that is not an ID', async () => {
  await open('/cart?add=everything', `${window.location.origin}/`);
  expect(acted).not.toHaveBeenCalled();
  expect(screen.getByText('nothing')).toBeDefined();
});

test('waits until the page can act', async () => {
  const query = await open(`/cart?add=${ID}`, `${window.location.origin}/`, { isReady: false });
  expect(query()).toBe(`?add=${ID}`);
  expect(acted).not.toHaveBeenCalled();
});
