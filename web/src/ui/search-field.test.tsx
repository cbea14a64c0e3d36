import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('searches once after a pause, and immediately on Enter', async () => {
  const onSearch = vi.fn();
  await renderPiece(<SearchField value="" label="Tìm" onSearch={onSearch} />);
  type('l');
  act(() => void vi.advanceTimersByTime(200));
  type('linh ');
  act(() => void vi.advanceTimersByTime(200));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(150));
  expect(onSearch.mock.calls).toEqual([['linh']]);
  type('linh t');
  fireEvent.submit(screen.getByRole('searchbox'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(onSearch.mock.calls).toEqual([['linh'], ['linh t']]);
});

it('does not search for text cleared before the pause', async () => {
  const onSearch = vi.fn();
  await renderPiece(<SearchField value="linh" label="Tìm" onSearch={onSearch} />);
  type('linh t');
  fireEvent.click(screen.getByRole('button', { name: 'Xoá từ khoá' }));
  act(() => void vi.advanceTimersByTime(1000));
  expect(onSearch.mock.calls).toEqual([['']]);
});
