import { useSyncExternalStore } from 'react';

/** What a visitor may choose; `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';
type Shown = Exclude<ColorScheme, 'auto'>;

/** Names that start/appearance.ts, which runs before the first paint, and Mantine's stylesheets know as well. */
const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

const isColorScheme = (value: unknown): value is ColorScheme =>
  value === 'light' || value === 'dark' || value === 'auto';

/** What was chosen in this browser; light, the theme that the program was drawn in, where nothing was. */
const chosen = (): ColorScheme => {
  try {
    const value = localStorage.getItem(KEY);
    return isColorScheme(value) ? value : 'light';
  } catch {
    // Storage may be closed to us
    return 'light';
  }
};

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const show = (scheme: ColorScheme) => {
  const isDark = scheme === 'auto' ? systemIsDark().matches : scheme === 'dark';
  document.documentElement.setAttribute(ATTRIBUTE, isDark ? 'dark' : 'light');
  for (const listener of listeners) listener();
};

/** Shows a theme now, and on every page that this browser opens later. */
export const setColorScheme = (scheme: ColorScheme): void => {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Then it holds for this page alone
  }
  show(scheme);
};

/**
 * Shows what was chosen, and whatever another tab chooses or, on `auto`, the system turns to.
 * @returns what ends it
 */
export const followColorScheme = (): (() => void) => {
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && key === KEY && isColorScheme(newValue)) show(newValue);
  };
  const onSystem = () => chosen() === 'auto' && show('auto');
  const system = systemIsDark();
  window.addEventListener('storage', onStorage);
  system.addEventListener('change', onSystem);
  show(chosen());
  return () => {
    window.removeEventListener('storage', onStorage);
    system.removeEventListener('change', onSystem);
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const shown = (): Shown => (document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light');

/** The theme that is shown; light for the server. Styles ask the root's attribute and need none of this. */
export const useColorScheme = (): Shown => useSyncExternalStore(subscribe, shown, () => 'light');
