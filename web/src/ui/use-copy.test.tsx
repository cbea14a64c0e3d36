import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { useCopy } from './use-copy.ts';

const Copy = () => {
  const { isCopied, copy } = useCopy();
  return (
    <button type="button" onClick={() => void copy('words')}>
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
};
const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  if (before) Object.defineProperty(navigator, 'clipboard', before);
  else Reflect.deleteProperty(navigator, 'clipboard');
});

it('shows a confirmation for a moment', async () => {
  clipboard({ writeText: async () => undefined });
  await renderPiece(<Copy />);
  fireEvent.click(screen.getByRole('button'));
  await expect.poll(() => screen.getByRole('button').textContent).toBe('Copied');
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => screen.getByRole('button').textContent).toBe('Copy');
});

it.each([undefined, { writeText: () => Promise.reject(new DOMException('Denied')) }])(
  'confirms nothing if the clipboard is unavailable: %o',
  async (closed) => {
    clipboard(closed);
    await renderPiece(<Copy />);
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
    await Promise.resolve();
    expect(screen.getByRole('button').textContent).toBe('Copy');
  },
);

it('is the only code that writes to the clipboard', () => {
  const source = join(import.meta.dirname, '..');
  const writers = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).filter((file) =>
    readFileSync(join(source, file), 'utf8').includes('clipboard.write'),
  );
  expect(writers).toEqual(['ui/copy-text.ts']);
});
