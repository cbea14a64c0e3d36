/**
 * The design tokens for space, type, radius, motion and breakpoints. The build generates CSS variables from them
 * (build/theme-css.plugin.ts). Components use these variables instead of literal sizes.
 */

const px = (value: number) => `${value}px`;
const toVariables = (prefix: string, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}-${name}`, value]));

/** Spacing in multiples of 4 px. `half` is 2 px. */
const SPACES = ['half', 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24] as const;

/** Widths and heights in multiples of 4 px. 11 is the height of a control, 9 that of a small control. */
const SIZES = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 24, 30, 40, 50, 60, 70, 80, 94, 100, 120, 140, 160,
  190, 220, 250,
] as const;

/** Font size and line height in pixels. Headings have a second pair for phones. */
const FONTS = {
  micro: [12, 16],
  xs: [13, 20],
  sm: [14, 20],
  control: [15, 20],
  md: [16, 24],
  lg: [18, 26],
  h3: [22, 30, 20, 28],
  h2: [28, 36, 24, 32],
  h1: [36, 46, 28, 38],
  display: [52, 64, 36, 46],
} as const;

/** Sizes on a desktop and on a phone: header height, page gutter, space between sections, card padding. */
const LAYOUT = { header: [72, 60], gutter: [24, 16], section: [64, 48], card: [24, 20] } as const;

/** Custom media of all style sheets, for instance `@media (--phone)`. Styles are desktop-first. */
export const breakpoints = {
  small: '(max-width: 480px)',
  phone: '(max-width: 760px)',
  tablet: '(max-width: 992px)',
  laptop: '(max-width: 1200px)',
} as const;

const step = (value: number | 'half') => px(value === 'half' ? 2 : value * 4);
const steps = (prefix: string, values: readonly (number | 'half')[]) =>
  toVariables(prefix, Object.fromEntries(values.map((value) => [value, step(value)])));

const pairs = Object.entries<readonly number[]>(FONTS);
const typeSteps = (isPhone: boolean): Record<string, string> =>
  Object.fromEntries(
    pairs
      .filter(([, pair]) => !isPhone || pair.length > 2)
      .flatMap(([name, pair]) => {
        const [size, leading] = isPhone ? pair.slice(2) : pair;
        return [
          [`--text-${name}`, px(size!)],
          [`--leading-${name}`, px(leading!)],
        ];
      }),
  );
const layout = (column: 0 | 1) =>
  Object.fromEntries(Object.entries(LAYOUT).map(([name, pair]) => [`--${name}`, px(pair[column])]));

/** Sizes and motion as CSS variables. */
export const tokens: Record<string, string> = {
  ...steps('space', SPACES),
  ...steps('size', SIZES),
  ...typeSteps(false),
  ...layout(0),
  ...toVariables('r', {
    bar: '4px',
    xs: '6px',
    sm: '8px',
    btn: '10px',
    md: '12px',
    lg: '16px',
    panel: '20px',
    xl: '24px',
    full: '999px',
  }),
  '--ease': 'cubic-bezier(.2,.7,.2,1)',
  '--t-fast': '120ms',
  '--t': '200ms',
  '--sidebar': '280px',
  '--container': '1200px',
};

/** Values that differ below the breakpoint `phone`. */
export const phoneTokens: Record<string, string> = { ...typeSteps(true), ...layout(1) };

/**
 * The queries of `@media (--name)`: the breakpoints, windows that are wide enough for wider pages, the narrowest phones,
 * and windows too low for fixed bars.
 */
export const mediaQueries = {
  ...breakpoints,
  wide: '(min-width: 1560px)',
  narrow: '(max-width: 359px)',
  low: '(max-height: 500px)',
} as const;

/** Values that differ in a wide window. */
export const wideTokens: Record<string, string> = { '--container': '1440px' };

/** The steps that the style properties of layout components accept (ui/layout). */
export const spaceSteps = SPACES;
export const sizeSteps = SIZES;
export const typeNames = Object.keys(FONTS) as (keyof typeof FONTS)[];
