import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLetterShortcuts, useLetterShortcuts, useShortcuts } from './shortcuts.ts';

const listen = () => {
  const keys: string[] = [];
  renderHook(() => useShortcuts(({ key }) => keys.push(key)));
  return keys;
};
const show = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  return box.querySelector<HTMLElement>('[data-at]')!;
};

afterEach(() => {
  document.body.replaceChildren();
  setLetterShortcuts(true);
});

it.each([
  '<input data-at>',
  '<textarea data-at></textarea>',
  '<select data-at></select>',
  '<div contenteditable="true"><p data-at>words</p></div>',
])('ignores a key in a field: %s', (html) => {
  const keys = listen();
  fireEvent.keyDown(show(html), { key: 'j' });
  expect(keys).toEqual([]);
});

it.each(['<button data-at></button>', '<input type="radio" data-at>', '<input type="range" data-at>'])(
  'handles a key elsewhere: %s',
  (html) => {
    const keys = listen();
    fireEvent.keyDown(show(html), { key: 'j' });
    fireEvent.keyDown(show(html), { key: 'j', ctrlKey: true });
    expect(keys).toEqual(['j']);
  },
);

it('ignores shortcuts while a dialog is open', () => {
  const keys = listen();
  fireEvent.keyDown(show('<dialog open></dialog><button data-at></button>'), { key: 'ArrowDown' });
  expect(keys).toEqual([]);
});

it('can disable single-letter shortcuts; others remain', () => {
  const keys = listen();
  const { result } = renderHook(() => useLetterShortcuts());
  setLetterShortcuts(false);
  const at = show('<button data-at></button>');
  for (const key of ['j', '?', '1', 'ArrowDown', ' ']) fireEvent.keyDown(at, { key });
  expect([keys, result.current]).toEqual([['ArrowDown', ' '], true]);
});

it('follows the choice of another tab', async () => {
  // A new module, because the one of other tests listens to another window
  vi.resetModules();
  const { useLetterShortcuts: useLetters, useShortcuts: useKeys } = await import('./shortcuts.ts');
  const keys: string[] = [];
  const { result } = renderHook(() => {
    useKeys(({ key }) => keys.push(key));
    return useLetters();
  });
  const at = show('<button data-at></button>');
  const storeInOtherTab = (key: string, value: string) => {
    localStorage.setItem(key, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    fireEvent.keyDown(at, { key: 'j' });
  };
  storeInOtherTab('sen.shortcuts', 'false');
  expect([keys, result.current]).toEqual([[], false]);
  storeInOtherTab('sen.shortcuts', 'true');
  expect([keys, result.current]).toEqual([['j'], true]);
});
