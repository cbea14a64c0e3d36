import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../apollo/session.ts';
import { tokenFor } from '../apollo/testing.ts';
import { renderPiece } from '../testing/render.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { storeSetting, tableSettings } from './table-settings.ts';
import { useTableSearchParams } from './use-table-search-params.ts';

const FILTERS = ['status', 'from'] as const;
const Screen = () => (
  <SavedFilters table="test" tableParams={useTableSearchParams({ sortBy: 'NAME', filters: FILTERS })} />
);
const open = async (at: string) => {
  const { router } = await renderPiece(<Screen />, { at, texts: ['workspace'] });
  await userEvent.click(screen.getByRole('button', { name: 'Bộ lọc đã lưu' }));
  return { router, dialog: within(screen.getByRole('dialog')) };
};

beforeEach(() => {
  localStorage.clear();
  clearTokens();
});

it('saves filters and order under a name, without search and page', async () => {
  const { dialog } = await open('/?status=locked&search=Linh&page=3&sortBy=EMAIL&odd=1');
  await userEvent.click(dialog.getByRole('button', { name: 'Lưu bộ lọc' }));
  dialog.getByText('Vui lòng đặt tên cho bộ lọc');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Tên bộ lọc' }), ' Bị khoá {Enter}');
  expect(tableSettings('test')).toEqual([{ name: 'Bị khoá', setting: 'status=locked&sortBy=EMAIL' }]);
  expect(dialog.getByRole('button', { name: /^Bị khoá/ }).getAttribute('aria-current')).toBe('true');
});

it('applies a saved filter from page 1 without a search', async () => {
  storeSetting('test', { name: 'Bị khoá', setting: 'status=locked&sortBy=EMAIL&odd=1' });
  const { router, dialog } = await open('/?from=2026-11-01&search=Linh&page=3');
  await userEvent.click(dialog.getByRole('button', { name: 'Bị khoá' }));
  expect(router.state.location.search).toBe('?status=locked&sortBy=EMAIL');
  expect(screen.queryByRole('list')).toBeNull();
});

it('deletes a filter and explains unavailable storage', async () => {
  for (const name of ['B', 'A']) storeSetting('test', { name, setting: 'status=locked' });
  const { dialog } = await open('/?search=Linh');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  await userEvent.click(dialog.getByRole('button', { name: 'Xoá bộ lọc “A”' }));
  expect(dialog.queryByText('A')).toBeNull();
  dialog.getByText('Bạn chọn bộ lọc', { exact: false });
  expect(dialog.queryByRole('textbox')).toBeNull();
});

it('replaces a filter of the same name and hides filters from the next viewer', () => {
  for (let each = 0; each < 12; each += 1)
    storeSetting('test', { name: `Bộ ${each % 10}`, setting: `from=${each}` });
  expect(tableSettings('test')).toHaveLength(10);
  expect(tableSettings('test')[1]).toEqual({ name: 'Bộ 1', setting: 'from=11' });
  saveTokens({ accessToken: tokenFor('lan', 600), refreshToken: 'r' });
  expect(tableSettings('test')).toEqual([]);
});
