import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { type TableFilter, TableToolbar } from './table-toolbar.tsx';
import { useTableSearchParams } from './use-table-search-params.ts';

const FILTERS = ['status'] as const;
const STATUS: TableFilter = {
  name: 'status',
  label: 'Status',
  any: 'Every status',
  options: [
    { value: 'locked', label: 'Locked' },
    { value: 'active', label: 'Active' },
  ],
};

interface ScreenProps {
  filters?: readonly TableFilter[];
  search?: string;
  saved?: string;
}

const Screen = (props: ScreenProps) => (
  <TableToolbar tableParams={useTableSearchParams({ sortBy: 'NAME', filters: FILTERS })} {...props} />
);
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

it('stores search and filters in the URL', async () => {
  const { router } = await renderPiece(<Screen search="Search" filters={[STATUS]} />);
  await userEvent.selectOptions(select('Status'), 'Locked');
  expect(router.state.location.search).toBe('?status=locked');
  await userEvent.selectOptions(select('Status'), 'Every status');
  expect(router.state.location.search).toBe('');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'linh{Enter}');
  expect(router.state.location.search).toBe('?search=linh');
});

it('shows the values of the URL', async () => {
  await renderPiece(<Screen search="Search" filters={[STATUS]} />, { at: '/?search=linh&status=active' });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('linh');
  expect(select('Status').value).toBe('active');
});

it('shows a filter as unused if the URL has an unknown value', async () => {
  await renderPiece(<Screen filters={[STATUS]} />, { at: '/?status=odd' });
  expect(select('Status').selectedOptions[0]?.text).toBe('Every status');
});

it('leaves value and change to a filter that maps them to other parameters', async () => {
  const onChange = vi.fn();
  const { router } = await renderPiece(<Screen filters={[{ ...STATUS, value: 'active', onChange }]} />, {
    at: '/?status=locked',
  });
  expect(select('Status').value).toBe('active');
  await userEvent.selectOptions(select('Status'), 'Locked');
  expect(onChange.mock.calls).toEqual([['locked']]);
  expect(router.state.location.search).toBe('?status=locked');
});

it('has neither search nor saved filters by default', async () => {
  await renderPiece(<Screen filters={[STATUS]} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers saved filters', async () => {
  await renderPiece(<Screen filters={[STATUS]} saved="test" />, { texts: ['workspace'] });
  screen.getByRole('button', { name: 'Bộ lọc đã lưu' });
});
