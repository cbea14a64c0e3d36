import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../i18n/i18n.ts';
import { renderPiece } from '../testing/render.tsx';
import { DataTable } from './data-table.tsx';
import { EmptyByFilter } from './empty-by-filter.tsx';
import { usePageSize } from './use-page-size.ts';
import { useTableQuery } from './use-table-query.ts';
import { useTableSearchParams } from './use-table-search-params.ts';

interface Row {
  id: string;
  name: string;
}
interface Rows {
  rows: { items: Row[]; page: number; limit: number; total: number };
}
interface Variables {
  limit: number;
  page: number;
  search: string;
  status: string;
}

const ROWS = gql`
  query Rows($limit: Int, $page: Int, $search: String, $status: String) {
    rows(limit: $limit, page: $page, search: $search, status: $status) {
      items {
        id
        name
      }
      page
      limit
      total
    }
  }
`;
const useRows = (options: { variables: Variables; fetchPolicy: 'cache-and-network' }) =>
  useQuery<Rows, Variables>(ROWS, options);
const FILTERS = ['status'] as const;
const COLUMNS = [
  { key: 'name', header: 'Name', cell: ({ name }: Row) => name, sortBy: 'NAME' },
  { key: 'id', header: 'Number', cell: ({ id }: Row) => `No. ${id}` },
];

const Screen = () => {
  const tableParams = useTableSearchParams({ sortBy: 'NAME', filters: FILTERS });
  const size = usePageSize('test');
  const variables = {
    limit: size.limit,
    page: tableParams.page,
    search: tableParams.search,
    status: tableParams.filter('status'),
  };
  const table = useTableQuery(tableParams, useRows, variables, ({ rows }) => rows);
  return (
    <DataTable
      caption="People"
      name="test"
      columns={COLUMNS}
      size={size}
      table={table}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/people/${id}`}
      empty="Nothing yet"
      emptyByFilter={<EmptyByFilter title="No match" text="" action="Clear" onClear={tableParams.clear} />}
      toolbar={
        <button type="button" onClick={() => tableParams.set({ status: 'locked' })}>
          Locked
        </button>
      }
    />
  );
};

const page = (items: Row[], number = 1, total = items.length) => ({
  rows: {
    __typename: 'Page',
    items: items.map((item) => ({ __typename: 'Row', ...item })),
    page: number,
    limit: 2,
    total,
  },
});
const linh = { id: '1', name: 'Linh' };
const nam = { id: '2', name: 'Nam' };

/** Responses that the test releases one by one. */
const controlledServer = () => {
  const waiting: { variables: Variables; answer: (data: object | Error) => Promise<void> }[] = [];
  return {
    waiting,
    answer: ({ variables }: { variables: Record<string, unknown> }) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        waiting.push({
          variables: variables as unknown as Variables,
          answer: (data) =>
            act(async () => {
              if (data instanceof Error) reject(data);
              else resolve(data as Record<string, unknown>);
            }),
        });
      }),
  };
};
const texts = ['workspace'] as const;
const busy = () => screen.getByRole('table').closest('[aria-busy]')?.getAttribute('aria-busy');

describe('a table', () => {
  it('queries according to the URL', async () => {
    const { waiting, answer } = controlledServer();
    await renderPiece(<Screen />, { answer, texts, at: '/?page=2&search=li&status=locked' });
    expect(waiting.map(({ variables }) => variables)).toEqual([
      { limit: 20, page: 2, search: 'li', status: 'locked' },
    ]);
  });

  it('shows the old rows as busy until the rows of the next filter are loaded', async () => {
    const { waiting, answer } = controlledServer();
    await renderPiece(<Screen />, { answer, texts });
    await waiting[0]?.answer(page([linh, nam]));
    expect(await screen.findByText('Linh')).toBeTruthy();
    expect(busy()).toBe('false');
    await userEvent.click(screen.getByText('Locked'));
    expect(screen.getByText('Linh')).toBeTruthy();
    expect(busy()).toBe('true');
    await waiting[1]?.answer(page([nam]));
    expect(waiting[1]?.variables.status).toBe('locked');
    expect(screen.queryByText('Linh')).toBeNull();
    expect(busy()).toBe('false');
  });

  it('hides the rows of the previous filter after an error', async () => {
    const { waiting, answer } = controlledServer();
    await renderPiece(<Screen />, { answer, texts });
    await waiting[0]?.answer(page([linh]));
    await screen.findByText('Linh');
    await userEvent.click(screen.getByText('Locked'));
    await waiting[1]?.answer(new TypeError('Failed to fetch'));
    expect(screen.getByRole('alert').textContent).toContain('Không kết nối được');
    expect(screen.queryByText('Linh')).toBeNull();
    expect(document.body.textContent).not.toContain('trong 1');
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    await waiting[2]?.answer(page([nam]));
    expect(await screen.findByText('Nam')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('distinguishes an empty table from no matches and offers to clear', async () => {
    const { waiting, answer } = controlledServer();
    const { router } = await renderPiece(<Screen />, { answer, texts, at: '/?status=locked' });
    await waiting[0]?.answer(page([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await waiting[1]?.answer(page([]));
    expect(await screen.findByText('Nothing yet')).toBeTruthy();
    expect(router.state.location.search).toBe('');
  });

  it('stores the page size, resets to page 1 and shows the number of results', async () => {
    const { waiting, answer } = controlledServer();
    const { router, unmount } = await renderPiece(<Screen />, { answer, texts, at: '/?page=2&search=li' });
    await waiting[0]?.answer(page([linh], 2, 41));
    expect(await screen.findByText('Tìm thấy 41 dòng')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Số dòng mỗi trang' }), '50');
    expect(waiting.at(-1)?.variables).toMatchObject({ limit: 50, page: 1 });
    expect(router.state.location.search).not.toContain('page');
    unmount();
    const next = controlledServer();
    await renderPiece(<Screen />, { answer: next.answer, texts });
    expect(next.waiting[0]?.variables.limit).toBe(50);
    localStorage.removeItem('sen.pageSize.test');
  });

  it('hides columns by keyboard, stores the choice and always shows the first one', async () => {
    const user = userEvent.setup();
    const once = async () => {
      const { waiting, answer } = controlledServer();
      const view = await renderPiece(<Screen />, { answer, texts });
      await waiting[0]?.answer(page([linh]));
      await screen.findByText('Linh');
      return view;
    };
    const first = await once();
    screen.getByRole('button', { name: 'Cột' }).focus();
    await user.keyboard('{Enter}');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(1);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Number' }));
    await user.keyboard(' ');
    expect(screen.queryByText('No. 1')).toBeNull();
    first.unmount();
    const { i18n } = await once();
    expect(screen.queryByText('No. 1')).toBeNull();
    await act(() => changeLanguage(i18n, 'en'));
    expect(screen.getByRole('button', { name: 'Columns' })).toBeTruthy();
  });
});

describe('a row', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['a click', {}, true, '/people/1'],
    ['a click with Ctrl', { ctrlKey: true }, true, '/'],
    ['a click with Cmd', { metaKey: true }, true, '/'],
    ['the end of a selection of text', {}, false, '/'],
  ])('%s links to its target', async (_, keys, isCollapsed, path) => {
    const { router } = await renderPiece(<Screen />, { answer: async () => page([linh]), texts });
    const cell = await screen.findByText('No. 1');
    vi.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed } as Selection);
    fireEvent.click(cell, keys);
    expect(router.state.location.pathname).toBe(path);
  });
});

describe('the scroll area of a table', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([
    [800, '0'],
    [390, null],
  ])('of %i pixels in a window of 390 has the tab stop %s', async (width, tabStop) => {
    class Observer {
      constructor(onResize: () => void) {
        queueMicrotask(() => act(onResize));
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    await renderPiece(<Screen />, { answer: async () => page([linh]), texts });
    await screen.findByText('No. 1');
    expect(screen.getByRole('region', { name: 'People' }).getAttribute('tabindex')).toBe(tabStop);
  });
});
