import { contrast, distance, luminance, parseColour, toHex, toLch, withLuminance } from './colours.ts';
import { theme as builtTheme } from './theme.gen.ts';

export type ThemeName = 'light' | 'dark';
type ScaleName = 'leaf' | 'lotus' | 'neutral';
type Pair = readonly [front: string, back: string];

interface Role {
  readonly light: string;
  readonly dark: string;
  /** Null if the role has the same colour for all brands. */
  readonly scale: ScaleName | null;
}

const roles: Readonly<Record<string, Role>> = builtTheme.roles;
const pairs: readonly (readonly [pair: Pair, minRatio: number])[] = [
  ...builtTheme.text.map((pair) => [pair, 4.5] as const),
  ...builtTheme.shapes.map((pair) => [pair, 3] as const),
];
const isColour = (value: string) => value.startsWith('#');

/** The colours of a brand. Null: those of the demo. */
export interface BrandColours {
  readonly primary: string | null;
  readonly accent: string | null;
}

/** The roles that show the chosen colour itself, if it is readable there. */
const EXACT = { primary: ['primary', 'link'], accent: ['price', 'sale-solid'] } as const;
type Choice = keyof typeof EXACT;
const SCALES = { primary: 'leaf', accent: 'lotus' } as const;

/** The step of a scale that a chosen colour corresponds to. */
const STEP = 7;
/** The most that a brand may be more colourful than the demo. */
const MAX_STRENGTH = 1.7;
/** Chroma below which a colour is a grey, so that its greys have less of its hue. */
const GREY = 0.03;

export interface Palette {
  /** Ten steps of each colour, from the lightest. */
  readonly scales: Readonly<Record<Choice, readonly string[]>>;
  /** The value of each role that is a colour. */
  readonly roles: Readonly<Record<ThemeName, Readonly<Record<string, string>>>>;
  /** Roles that do not show the chosen colour, because it would not be readable, as `theme role`. */
  readonly adjusted: ReadonlySet<string>;
}

type Recolour = (hex: string) => string;

/**
 * Replaces hue and chroma of a colour of the demo by those of the chosen one. The luminance stays, and thereby the
 * contrast of each pair of roles.
 */
function recolourBy(chosen: string, scale: 'leaf' | 'lotus'): Recolour {
  const { c, h } = toLch(chosen);
  const strength = Math.min(c / toLch(builtTheme.scales[scale][STEP]).c, MAX_STRENGTH);
  return (hex) => withLuminance({ c: toLch(hex).c * strength, h }, luminance(hex));
}

function recolourGreys(chosen: string): Recolour {
  const { c, h } = toLch(chosen);
  const strength = Math.min(c / GREY, 1);
  return (hex) => withLuminance({ c: toLch(hex).c * strength, h }, luminance(hex));
}

/** Recolours drawings that were made in the demo's colours. */
export const recolourWith = ({ primary, accent }: BrandColours): Record<'leaf' | 'lotus', Recolour> => ({
  leaf: primary === null ? (hex) => hex : recolourBy(primary, 'leaf'),
  lotus: accent === null ? (hex) => hex : recolourBy(accent, 'lotus'),
});

/** The roles whose pairs are not readable. */
const unreadable = (values: Readonly<Record<string, string>>, of?: string) =>
  pairs.filter(([pair, minRatio]) => {
    const [front, back] = pair.map((role) => values[role]!) as [string, string];
    if (!isColour(front) || !isColour(back) || (of && !pair.includes(of))) return false;
    return contrast(front, back) < minRatio;
  });

/**
 * Computes all colours of a brand for both themes. Every pair of roles has the contrast of WCAG 2.2 AA: a role whose
 * colour would not be readable gets another lightness of its scale.
 */
export function computePalette({ primary, accent }: BrandColours): Palette {
  const chosen = { primary, accent };
  const recolour: Readonly<Record<ScaleName, Recolour | undefined>> = {
    leaf: primary === null ? undefined : recolourBy(primary, 'leaf'),
    lotus: accent === null ? undefined : recolourBy(accent, 'lotus'),
    neutral: primary === null ? undefined : recolourGreys(primary),
  };
  const adjusted = new Set<string>();
  const compute = (theme: ThemeName) => {
    const values = Object.fromEntries(
      Object.entries(roles).map(([name, role]) => [
        name,
        (role.scale && isColour(role[theme]) ? recolour[role.scale]?.(role[theme]) : undefined) ??
          role[theme],
      ]),
    );
    for (const choice of ['primary', 'accent'] as const) {
      const colour = chosen[choice];
      if (colour === null) continue;
      for (const role of EXACT[choice]) {
        const exact = { ...values, [role]: colour };
        if (unreadable(exact, role).length > 0) adjusted.add(`${theme} ${role}`);
        else values[role] = colour;
      }
    }
    if (primary !== null && !adjusted.has(`${theme} primary`))
      values['primary-hover'] = hoverOf(primary, theme);
    repair(values);
    return values;
  };
  const scaleOf = (choice: Choice) =>
    builtTheme.scales[SCALES[choice]].map((hex) => recolour[SCALES[choice]]?.(hex) ?? hex);
  return {
    roles: { light: compute('light'), dark: compute('dark') },
    scales: { primary: scaleOf('primary'), accent: scaleOf('accent') },
    adjusted,
  };
}

/** As much darker or brighter than the chosen colour as in the demo. */
function hoverOf(primary: string, theme: ThemeName): string {
  const change =
    (luminance(roles['primary-hover']![theme]) + 0.05) / (luminance(roles.primary![theme]) + 0.05);
  const target = (luminance(primary) + 0.05) * change - 0.05;
  return withLuminance(toLch(primary), Math.min(Math.max(target, 0), 1));
}

/** Moves roles apart whose contrast is too low by the rounding to eight bits. */
function repair(values: Record<string, string>): void {
  for (let round = 0; round < 20; round++) {
    const failed = unreadable(values);
    if (failed.length === 0) return;
    for (const [[front, back]] of failed) {
      const [moved, other] = roles[front]!.scale ? [front, back] : [back, front];
      const own = luminance(values[moved]!);
      const isBrighter = own > luminance(values[other]!);
      const target = (own + 0.05) * (isBrighter ? 1.02 : 1 / 1.02) - 0.05;
      values[moved] = withLuminance(toLch(values[moved]!), Math.min(Math.max(target, 0), 1));
    }
  }
}

/** A kind of text or button, with the roles that it consists of and the role that shows the chosen colour. */
export const SHOWN_PAIRS = {
  BUTTON: { pair: ['on-primary', 'primary'], role: 'primary' },
  LINK: { pair: ['link', 'paper'], role: 'link' },
  TINT: { pair: ['on-tint', 'tint'], role: 'on-tint' },
  PRICE: { pair: ['price', 'surface'], role: 'price' },
} as const satisfies Readonly<Record<string, { pair: Pair; role: string }>>;
export type ShownPair = keyof typeof SHOWN_PAIRS;

export interface ContrastRow {
  readonly kind: ShownPair;
  readonly theme: ThemeName;
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly isAdjusted: boolean;
}

export const contrastRows = ({ roles: values, adjusted }: Palette): ContrastRow[] =>
  Object.entries(SHOWN_PAIRS).flatMap(([kind, { pair, role }]) =>
    (['light', 'dark'] as const).map((theme) => {
      const [front, back] = pair.map((name) => values[theme][name]!) as [string, string];
      return {
        kind: kind as ShownPair,
        theme,
        front,
        back,
        ratio: contrast(front, back),
        isAdjusted: adjusted.has(`${theme} ${role}`),
      };
    }),
  );

/** Number of pairs in both themes, and how many of them are not readable. */
export const countPairs = ({ roles: values }: Palette) => ({
  all: pairs.length * 2,
  failed: unreadable(values.light).length + unreadable(values.dark).length,
});

/** Distance below which a role could be taken for the colour of errors. */
const MIN_DISTANCE = 0.05;

const isLikeErrors = (choice: Choice, colour: string): boolean => {
  const { light } = computePalette({ primary: null, accent: null, [choice]: colour }).roles;
  const [role, error] = choice === 'primary' ? ['primary', 'danger'] : ['price', 'bad'];
  return distance(light[role!]!, light[error!]!) < MIN_DISTANCE;
};

/** A colour that cannot be a brand's, why, and the two nearest that can. */
export interface RefusedColour {
  readonly reason: 'UNREADABLE' | 'LIKE_ERRORS';
  readonly nearest: readonly string[];
}

/** @returns undefined if the colour can be used */
export function refuseColour(choice: Choice, text: string): RefusedColour | undefined {
  const colour = parseColour(text);
  if (!colour) return { reason: 'UNREADABLE', nearest: [] };
  if (!isLikeErrors(choice, colour)) return undefined;
  const { l, c, h } = toLch(colour);
  const nearest = [1, -1].flatMap((direction) => {
    for (let turn = 4; turn <= 120; turn += 4) {
      const candidate = toHex({ l, c, h: (h + direction * turn + 360) % 360 });
      if (!isLikeErrors(choice, candidate)) return candidate;
    }
    return [];
  });
  return { reason: 'LIKE_ERRORS', nearest };
}

/** The four choices of corners. The value is the radius of a card in pixels; the others follow. */
export const RADII = { SQUARE: 4, MEDIUM: 8, SOFT: 12, ROUND: 16 } as const;
export type Radius = keyof typeof RADII;

const DEMO = computePalette({ primary: null, accent: null }).roles;

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The radii of a brand by their variable without dashes. Empty for those of the demo. */
export const computeRadii = (radius: Radius): Record<string, string> =>
  RADII[radius] === builtTheme.radii['r-md']
    ? {}
    : Object.fromEntries(
        Object.entries(builtTheme.radii).map(([name, pixels]) => [
          name,
          `${Math.round((pixels * RADII[radius]) / builtTheme.radii['r-md'])}px`,
        ]),
      );

/** The roles of a theme that differ from the demo's. */
export const changedRoles = ({ roles: values }: Palette, theme: ThemeName): Record<string, string> =>
  Object.fromEntries(Object.entries(values[theme]).filter(([name, value]) => value !== DEMO[theme][name]));

/**
 * The style sheet of a brand: variables of roles. Its selectors are more specific than those of the build's style
 * sheet, which may be loaded later.
 * @returns undefined if the brand looks like the demo's
 */
export function writeStyleSheet(palette: Palette, radius: Radius): string | undefined {
  const light = declarations({ ...computeRadii(radius), ...changedRoles(palette, 'light') });
  const dark = declarations(changedRoles(palette, 'dark'));
  if (!light && !dark) return undefined;
  return [
    `:root:root,[data-color-scheme="light"][data-color-scheme]{${light}}`,
    `[data-color-scheme="dark"][data-color-scheme]{${dark}}`,
    '',
  ].join('\n');
}
