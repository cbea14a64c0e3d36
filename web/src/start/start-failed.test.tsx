import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showStartFailed } from './start-failed.ts';

afterEach(() => document.body.replaceChildren());

it('offers to reload an empty page if the app fails to start', () => {
  const root = document.body.appendChild(document.createElement('div'));
  const reload = vi.fn();
  showStartFailed(root, reload);
  fireEvent.click(screen.getByRole('button', { name: 'Tải lại trang' }));
  expect([reload.mock.calls.length, screen.getAllByRole('alert').length]).toEqual([1, 1]);
});

it('leaves a server-rendered page unchanged', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<p>Words</p>';
  showStartFailed(root, vi.fn());
  expect(root.innerHTML).toBe('<p>Words</p>');
});
