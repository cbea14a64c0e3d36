import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import type { LinePoint } from './line-points.ts';
import { TimeLine } from './time-line.tsx';

const POINTS: readonly LinePoint[] = [
  { id: 'n', at: 250, kind: 'NOTE', text: 'Nhớ dọn dẹp' },
  { id: 'q', at: 255, kind: 'QUESTION', text: 'Vì sao chạy hai lần?' },
  { id: 'b', at: 500, kind: 'BOOKMARK', text: 'Sơ đồ' },
  { id: 'l', at: 900, kind: 'NOTE', text: 'Cuối' },
];
const seek = vi.fn();
const show = (points: readonly LinePoint[], length = 1000) =>
  renderPiece(
    <>
      <button type="button">Trước</button>
      <TimeLine time={0} length={length} marks={[]} points={points} onSeek={seek} />
      <button type="button">Sau</button>
    </>,
    { texts: ['video'] },
  );
beforeEach(() => void seek.mockClear());

it('is one tab stop: arrows move between points, Enter seeks', async () => {
  await show(POINTS);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  const first = screen.getByRole('button', {
    name: /^04:10; Ghi chú: Nhớ dọn dẹp; Câu hỏi: Vì sao chạy hai lần\?$/,
  });
  expect(document.activeElement).toBe(first);
  expect(screen.getByText('Vì sao chạy hai lần?')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
  expect(seek).toHaveBeenLastCalledWith(500);
  expect(screen.getByText('Sơ đồ')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Sơ đồ')).toBeNull();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^15:00/);
  await userEvent.keyboard('{Home}');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sau' }));
});

it('shows the label of a point on hover and seeks on click', async () => {
  await show(POINTS);
  const mark = screen.getByRole('button', { name: '08:20; Dấu trang: Sơ đồ' });
  await userEvent.hover(mark);
  expect(screen.getByText('Sơ đồ')).toBeTruthy();
  await userEvent.unhover(mark);
  expect(screen.queryByText('Sơ đồ')).toBeNull();
  await userEvent.click(mark);
  expect(seek).toHaveBeenCalledWith(500);
});

it.each([
  ['there is none', [], 1000],
  ['the length of the film is not known yet', POINTS, 0],
])('shows nothing where %s', async (_, points, length) => {
  await show(points, length);
  expect(screen.queryByRole('toolbar')).toBeNull();
});
