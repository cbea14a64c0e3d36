import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { Dropdown } from './dropdown.tsx';

it.each([
  ['stands as it is where it fits', { left: 40, right: 272 }, ''],
  ['moves in from the left edge', { left: -20, right: 212 }, '28px'],
  ['moves in from the right edge', { left: 300, right: 532 }, '-150px'],
])('an open panel %s', async (_, rect, translate) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(rect as DOMRect);
  await renderPiece(
    <Dropdown trigger="Thao tác khác">
      <button type="button">Khoá</button>
    </Dropdown>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Thao tác khác' }));
  expect(screen.getByText('Khoá').parentElement?.style.translate).toBe(translate);
  vi.restoreAllMocks();
});

it('the arrow keys cycle through an open panel and skip fields', async () => {
  await renderPiece(
    <Dropdown trigger="Mở">
      <button type="button">Một</button>
      <button type="button">Hai</button>
      <input aria-label="Tìm" />
    </Dropdown>,
  );
  const at = () => document.activeElement?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(at()).toBe('Một');
  await userEvent.keyboard('{ArrowUp}');
  expect(at()).toBe('Hai');
  await userEvent.keyboard('{Home}{End}{ArrowDown}');
  expect(at()).toBe('Một');
  screen.getByLabelText('Tìm').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByLabelText('Tìm'));
});

it('a trigger can be a button with its own style', async () => {
  await renderPiece(
    <Dropdown trigger="Mở ứng dụng" buttonStyle={{ size: 'lg', fullWidth: true }}>
      <a href="/app">Ngân hàng</a>
    </Dropdown>,
  );
  const button = screen.getByRole('button', { name: 'Mở ứng dụng' });
  expect(button.dataset).toMatchObject({ variant: 'filled', size: 'lg', wide: 'true' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Ngân hàng' })).toBeTruthy();
});
