import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followColorScheme, setColorScheme } from './color-scheme.ts';

const KEY = 'sen.colorScheme';
const root = document.documentElement;
const currentScheme = () => root.getAttribute('data-color-scheme');

/** A system whose colour scheme can change while the page is open. */
const system = { isDark: false, listeners: new Set<() => void>() };
const setSystemDark = (isDark: boolean) => {
  system.isDark = isDark;
  for (const listener of system.listeners) listener();
};
const otherTabChooses = (newValue: string) => {
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: localStorage }));
};

let stopFollowing: (() => void) | undefined;
const follow = () => {
  stopFollowing = followColorScheme();
};

beforeEach(() => {
  system.isDark = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return system.isDark;
        },
        addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

afterEach(() => {
  stopFollowing?.();
  stopFollowing = undefined;
  localStorage.removeItem(KEY);
  root.removeAttribute('data-color-scheme');
  vi.restoreAllMocks();
});

it('is light by default, also on a dark system', () => {
  system.isDark = true;
  follow();
  expect(currentScheme()).toBe('light');
});

it('is the chosen scheme on this page and the next', () => {
  setColorScheme('dark');
  expect(currentScheme()).toBe('dark');
  root.removeAttribute('data-color-scheme');
  follow();
  expect(currentScheme()).toBe('dark');
});

it('follows another tab but ignores invalid values', () => {
  follow();
  otherTabChooses('dark');
  expect(currentScheme()).toBe('dark');
  otherTabChooses('blue');
  expect(currentScheme()).toBe('dark');
});

it('follows the system only on auto', () => {
  follow();
  setSystemDark(true);
  expect(currentScheme()).toBe('light');
  otherTabChooses('auto');
  expect(currentScheme()).toBe('dark');
  setSystemDark(false);
  expect(currentScheme()).toBe('light');
});

it('applies to the page if storage is unavailable', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Closed', 'SecurityError');
  });
  setColorScheme('dark');
  expect(currentScheme()).toBe('dark');
});

it('removes its listeners', () => {
  follow();
  stopFollowing?.();
  otherTabChooses('dark');
  expect(currentScheme()).toBe('light');
  expect(system.listeners.size).toBe(0);
});
