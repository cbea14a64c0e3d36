import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { RowMenu } from './row-menu.tsx';

it.each([
  ['below its button', 500, 104],
  ['above it where there is no room below', 160, 26],
])('positions the menu of a row %s', async (_, height, top) => {
  const shown = vi.fn();
  Object.assign(HTMLElement.prototype, { showPopover: shown, hidePopover: shown });
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  const rect = { left: 260, right: 300, top: 90, bottom: 100 } as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  await renderPiece(
    <RowMenu label="Thao tác với Linh">
      <button type="button">Khoá</button>
    </RowMenu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Thao tác với Linh' }));
  const { style } = screen.getByText('Khoá').parentElement ?? document.body;
  expect([style.top, style.left]).toEqual([`${top}px`, '100px']);
  await userEvent.click(screen.getByText('Khoá'));
  expect(shown).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
