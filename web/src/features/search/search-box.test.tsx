import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { noteSearch, recentSearches } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';

beforeEach(() => localStorage.clear());

const field = () => screen.getByRole('combobox', { name: 'Tìm khoá học, giảng viên' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Tìm khoá học' }));
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('offers recent searches by keyboard, latest first', async () => {
  for (const search of ['react', 'phở']) noteSearch(search);
  const { router } = await renderPiece(<SearchBox variant="hero" />);
  expect(names()).toEqual([]);
  fireEvent.focus(field());
  await screen.findByRole('group', { name: 'Bạn vừa tìm' });
  expect(names()).toEqual(['phở', 'react']);
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  send();
  expect(router.state.location.search).toBe('?search=react');
  expect(recentSearches()).toEqual(['react', 'phở']);
});

it('offers popular searches that are not recent ones in the empty field', async () => {
  noteSearch('react');
  const { router } = await renderPiece(<SearchBox variant="hero" />, {
    answer: () =>
      Promise.resolve({
        popularSearches: ['excel', 'react'].map((words) => ({ __typename: 'PopularSearch', words })),
      }),
  });
  fireEvent.focus(field());
  await screen.findByRole('group', { name: 'Nhiều người tìm' });
  expect(names()).toEqual(['react', 'excel']);
  fireEvent.click(screen.getByRole('option', { name: 'excel' }));
  expect(router.state.location.search).toBe('?search=excel');
});

it('stores submitted searches only', async () => {
  await renderPiece(<SearchBox variant="hero" />);
  fireEvent.change(field(), { target: { value: 'x' } });
  expect(recentSearches()).toEqual([]);
  send();
  expect(recentSearches()).toEqual(['x']);
});

it('deletes one search or all and focuses the field', async () => {
  for (const search of ['a', 'b', 'c']) noteSearch(search);
  await renderPiece(<SearchBox variant="hero" />);
  fireEvent.focus(field());
  fireEvent.click(await screen.findByRole('button', { name: 'Xoá “b” khỏi danh sách bạn vừa tìm' }));
  expect(names()).toEqual(['c', 'a']);
  expect(document.activeElement).toBe(field());
  fireEvent.click(screen.getByRole('button', { name: /^Xoá hết\s*: Bạn vừa tìm$/ }));
  await waitFor(() => expect(names()).toEqual([]));
  expect(recentSearches()).toEqual([]);
});

it('stays open when the window loses focus and closes when the field does', async () => {
  noteSearch('phở');
  await renderPiece(<SearchBox variant="hero" />);
  act(() => field().focus());
  await screen.findByRole('group', { name: 'Bạn vừa tìm' });
  // The window loses the focus; the field is still the active element
  fireEvent.blur(field());
  expect(names()).toEqual(['phở']);
  act(() => field().blur());
  await waitFor(() => expect(names()).toEqual([]));
});

it('reports no results and links to the results of the corrected words', async () => {
  const nothing = {
    __typename: 'CourseSearch',
    total: 0,
    correctedTo: null,
    courses: [],
    teachers: [],
    categories: [],
  };
  await renderPiece(<SearchBox variant="hero" />, {
    answer: ({ variables }) =>
      Promise.resolve({
        courseSearch: variables.search === 'zzqq' ? nothing : { ...nothing, total: 7, correctedTo: 'excel' },
      }),
  });
  fireEvent.change(field(), { target: { value: 'zzqq' } });
  expect(await screen.findByText('Không có gợi ý nào cho “zzqq”.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('0 gợi ý');
  fireEvent.change(field(), { target: { value: 'exel' } });
  await waitFor(() => expect(names()).toEqual(['Xem tất cả kết quả cho “excel”']));
});
