import { roles } from './roles.ts';

/**
 * The pairs of roles that occur on top of each other, and their contrast. contrast.test.ts checks them, and the page
 * /developers/design shows them.
 */

const { shared, light, dark } = roles;
/** All variables of each theme. */
export const themes = { light: { ...shared, ...light }, dark: { ...shared, ...dark } };
type Theme = Record<string, string>;

/** The colour of a role, through the variables that it refers to. */
export const getColour = (theme: Theme, role: string): string => {
  const value = theme[`--${role}`];
  const reference = value && /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? getColour(theme, reference) : (value ?? '');
};

/** Red, green and blue from 0 to 1. A translucent colour is blended with white, the brightest background. */
const getChannels = (colour: string): number[] => {
  const veil = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(colour);
  if (!veil) return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const alpha = Number(veil[4]);
  return veil.slice(1, 4).map((each) => (Number(each) / 255) * alpha + 1 - alpha);
};

/** Relative luminance of WCAG 2.2. */
const luminance = (colour: string): number => {
  const [red, green, blue] = getChannels(colour).map((each) =>
    each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

/** The contrast of two roles by WCAG 2.2, from 1 to 21. */
export const contrast = (theme: Theme, [front, back]: Pair): number => {
  const [brighter, darker] = [front, back]
    .map((role) => luminance(getColour(theme, role)))
    .sort((one, other) => other - one);
  return (brighter! + 0.05) / (darker! + 0.05);
};

export type Pair = readonly [front: string, back: string];
const on = (fronts: string[], backs: string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

/** Text needs 4.5:1. */
export const TEXT: readonly Pair[] = [
  ...on(['text', 'text-2', 'dim'], ['paper', 'surface', 'surface-2', 'side']),
  ...on(
    ['text', 'text-2'],
    ['surface-3', 'tint', 'warn-bg', 'bad-bg', 'info-bg', 'ok-bg', 'sale-bg', 'skeleton'],
  ),
  ['dim', 'surface-3'],
  ...on(['link', 'price', 'ok', 'warn', 'bad', 'info', 'star-text'], ['paper', 'surface', 'surface-2']),
  ...on(['placeholder'], ['surface']),
  ...on(['on-primary'], ['primary', 'primary-hover', 'danger', 'danger-hover']),
  ...on(['on-tint'], ['tint', 'tint-2']),
  ...on(['on-sale'], ['sale-solid']),
  ...['ok', 'warn', 'bad', 'info'].map((tone) => [tone, `${tone}-bg`] as const),
  ['price', 'sale-bg'],
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((hue) => [`hue-${hue}`, `hue-${hue}-bg`] as const),
  ...on(['code-keyword', 'code-string', 'code-number', 'code-title'], ['surface-2']),
  ...on(['video-text'], ['video', 'video-veil']),
  ['surface', 'text'],
  ...on(['on-deep', 'on-deep-2', 'on-deep-dim'], ['deep', 'deep-2']),
  ...on(['deep'], ['on-deep', 'on-deep-2']),
  ...on(['sheet-text', 'sheet-text-2', 'sheet-accent', 'sheet-bad'], ['sheet']),
  ['on-marked', 'marked'],
  ...on(['sheet', 'art-leaf-soft', 'art-sun'], ['art-ground-deep']),
];

/** Fields, the focus ring and filled shapes need 3:1. */
export const SHAPES: readonly Pair[] = [
  ...on(['field-line', 'ring', 'primary'], ['paper', 'surface']),
  ...on(['on-deep-dim'], ['deep', 'deep-2']),
];
