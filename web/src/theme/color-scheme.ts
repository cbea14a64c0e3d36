import { createStore } from '../store.ts';

export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;
/** The viewer's choice; `auto` follows the system. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** start/appearance.ts, which runs before the first paint, uses the same names. */
const KEY = 'sen.colorScheme';
/** The key of earlier releases. */
const FORMER_KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-color-scheme';

const isColorScheme = (value: unknown): value is ColorScheme =>
  COLOR_SCHEMES.some((scheme) => scheme === value);

/** The choice stored in this browser. Defaults to light, for which the design was made. */
const storedScheme = (): ColorScheme => {
  try {
    const value = localStorage.getItem(KEY) ?? localStorage.getItem(FORMER_KEY);
    return isColorScheme(value) ? value : 'light';
  } catch {
    // Storage may not be available
    return 'light';
  }
};

const choice = createStore<ColorScheme>(storedScheme, 'light', [KEY, FORMER_KEY]);

/** The viewer's choice, light on the server. */
export const useColorScheme = choice.use;

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const applyScheme = (scheme: ColorScheme) => {
  const isDark = scheme === 'auto' ? systemIsDark().matches : scheme === 'dark';
  document.documentElement.setAttribute(ATTRIBUTE, isDark ? 'dark' : 'light');
};

/** Applies a theme to this page and to all later pages in this browser. */
export const setColorScheme = (scheme: ColorScheme): void => {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // The theme is not stored, so it applies to this page only
  }
  choice.set(scheme);
  applyScheme(scheme);
};

/**
 * Applies the stored theme, and follows other tabs and, on `auto`, the system.
 * @returns a function that stops following
 */
export const followColorScheme = (): (() => void) => {
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && key === KEY && isColorScheme(newValue)) applyScheme(newValue);
  };
  const onSystem = () => storedScheme() === 'auto' && applyScheme('auto');
  const system = systemIsDark();
  window.addEventListener('storage', onStorage);
  system.addEventListener('change', onSystem);
  applyScheme(storedScheme());
  return () => {
    window.removeEventListener('storage', onStorage);
    system.removeEventListener('change', onSystem);
  };
};
