import { breakpoints, sizeSteps, spaceSteps, typeNames } from './tokens.ts';

/**
 * The style properties of layout components (ui/layout). The build generates a class for each value
 * (build/theme-css.plugin.ts): `u-<property>-<value>`, or `u-<property>` for a boolean. Later properties override
 * earlier ones. Values refer to design tokens (tokens.ts, roles.ts).
 */

type Declarations = Record<string, string>;
type Values<K extends string | number> = Record<K, Declarations>;

const toPropertyValues = <const T extends Record<string | number, string>>(property: string, values: T) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { [property]: value }]),
  ) as unknown as Values<keyof T & (string | number)>;

/** A property whose value is a variable of the same name. */
const variables = <const K extends string>(property: string, prefix: string, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, { [property]: `var(--${prefix}${name})` }])) as Values<K>;

type Space = (typeof spaceSteps)[number];
/** Spacing. Only the steps that components use are listed, because each becomes a CSS rule of every page. */
const space = <const K extends Space | 0>(property: string, steps: readonly K[]) =>
  Object.fromEntries(
    steps.map((step) => [step, { [property]: step === 0 ? '0' : `var(--space-${step})` }]),
  ) as Values<K>;
type Size = (typeof sizeSteps)[number];
const size = <const K extends Size>(
  property: string,
  steps: readonly K[],
  format = (value: string) => value,
) =>
  Object.fromEntries(steps.map((step) => [step, { [property]: format(`var(--size-${step})`) }])) as Values<K>;
const auto = (property: string) => toPropertyValues(property, { auto: 'auto' });
const toggle = <const V extends string>(property: string, value: V) =>
  toPropertyValues(property, { true: value });

const display = toPropertyValues('display', {
  flex: 'flex',
  'inline-flex': 'inline-flex',
  grid: 'grid',
  'inline-grid': 'inline-grid',
  block: 'block',
  none: 'none',
});
const column = 'minmax(0, 1fr)';
const columns = toPropertyValues('grid-template-columns', {
  1: column,
  2: `repeat(2, ${column})`,
  3: `repeat(3, ${column})`,
  4: `repeat(4, ${column})`,
  'fill-1': `auto ${column}`,
  '1-fill': `${column} auto`,
  'fill-aside': `${column} var(--size-80)`,
  'aside-fill': `var(--size-60) ${column}`,
  'label-fill': `var(--size-50) ${column}`,
  wide: 'repeat(auto-fit, minmax(var(--size-60), 1fr))',
  narrow: 'repeat(auto-fit, minmax(var(--size-50), 1fr))',
  slim: 'repeat(auto-fit, minmax(var(--size-30), 1fr))',
});
const direction = toPropertyValues('flex-direction', { column: 'column' });
const align = toPropertyValues('align-items', {
  start: 'start',
  center: 'center',
  end: 'end',
  stretch: 'stretch',
  baseline: 'baseline',
});
const LINE = '1px solid var(--line)';
const line = (property: string) => toPropertyValues(property, { true: LINE });

const SPACES = ['half', 1, 2, 3, 4, 5, 6, 8, 10, 12] as const;

const surface = {
  background: 'var(--surface)',
  'border-radius': 'var(--r-lg)',
  'box-shadow': 'var(--shadow-1)',
};

export const styleProperties = {
  /** `flush` clips without being a scroll container, so that a bar inside sticks to the window. */
  card: { true: { ...surface, padding: 'var(--card)' }, flush: { ...surface, overflow: 'clip' } },
  display,
  direction,
  columns,
  wrap: toggle('flex-wrap', 'wrap'),
  align,
  justify: toPropertyValues('justify-content', { center: 'center', end: 'end', between: 'space-between' }),
  place: toPropertyValues('place-items', { center: 'center' }),
  justifyItems: toPropertyValues('justify-items', { start: 'start', center: 'center', end: 'end' }),
  alignContent: toPropertyValues('align-content', { start: 'start' }),
  self: toPropertyValues('align-self', { start: 'start', center: 'center' }),
  justifySelf: toPropertyValues('justify-self', { start: 'start' }),
  gap: space('gap', SPACES),
  rowGap: space('row-gap', ['half', 1, 2, 3, 4, 6, 8]),
  columnGap: space('column-gap', [2, 3, 4, 5, 6, 8, 12]),
  grow: toggle('flex', '1'),
  rigid: toggle('flex', 'none'),
  basis: toPropertyValues('flex-basis', { full: '100%' }),
  span: toPropertyValues('grid-column', { all: '1 / -1' }),
  shrink: toggle('min-width', '0'),
  flex: size('flex', [60, 70, 80], (value) => `1 1 ${value}`),
  w: {
    ...size('width', [5, 6, 9, 10, 11, 12, 14, 16, 24, 30]),
    ...toPropertyValues('width', { full: '100%', fit: 'fit-content' }),
  },
  h: {
    ...size('height', [6, 7, 9, 10, 11, 12, 14, 16, 24]),
    ...toPropertyValues('height', { full: '100%', auto: 'auto' }),
  },
  minW: size('min-width', [5, 6, 14, 16, 18, 40, 50, 60]),
  minH: {
    ...size('min-height', [6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 50]),
    ...toPropertyValues('min-height', { 0: '0', screen: '100dvh' }),
  },
  maxW: {
    ...size('max-width', [80, 100, 120, 140, 160, 190, 220, 250]),
    ...toPropertyValues('max-width', { full: '100%', text: '72ch' }),
  },
  maxH: size('max-height', [60, 70, 80, 140]),
  ratio: toPropertyValues('aspect-ratio', { video: '16 / 9', square: '1' }),
  p: space('padding', [0, 2, 3, 4, 5, 6, 8, 10]),
  px: space('padding-inline', ['half', 1, 2, 3, 4, 5, 6, 8, 10]),
  py: space('padding-block', [0, 'half', 1, 2, 3, 4, 5, 6, 8, 12]),
  pt: space('padding-top', [1, 2, 3, 4, 5, 6, 8, 12]),
  pb: space('padding-bottom', [...SPACES, 16]),
  pl: space('padding-left', [0, 1, 2, 3, 4, 5, 6, 8, 12]),
  pr: space('padding-right', [2, 3, 4, 5, 6]),
  m: { ...space('margin', [0]), ...auto('margin') },
  mx: auto('margin-inline'),
  my: space('margin-block', [0, 1, 3, 4, 5]),
  mt: { ...space('margin-top', SPACES), ...auto('margin-top') },
  mb: space('margin-bottom', ['half', 1, 2, 3, 4, 5, 6, 16]),
  ml: { ...space('margin-left', [1, 2, 12]), ...auto('margin-left') },
  mr: { ...space('margin-right', [2]), ...auto('margin-right') },
  font: toPropertyValues('font', { inherit: 'inherit' }),
  text: Object.fromEntries(
    typeNames.map((name) => [
      name,
      { 'font-size': `var(--text-${name})`, 'line-height': `var(--leading-${name})` },
    ]),
  ) as unknown as Values<(typeof typeNames)[number]>,
  mono: toggle('font-family', 'var(--font-mono)'),
  tracking: toPropertyValues('letter-spacing', { 0: '0' }),
  weight: toPropertyValues('font-weight', { 400: '400', 500: '500', 600: '600', 700: '700' }),
  tone: {
    ...variables('color', '', [
      'text',
      'text-2',
      'dim',
      'link',
      'on-primary',
      'on-tint',
      'price',
      'star-text',
      'ok',
      'warn',
      'bad',
      'info',
    ]),
    ...variables('color', '', ['star']),
    ...toPropertyValues('color', { inherit: 'inherit' }),
  },
  numbers: toggle('font-variant-numeric', 'tabular-nums'),
  textAlign: toPropertyValues('text-align', { start: 'start', center: 'center', end: 'end' }),
  space: toPropertyValues('white-space', { nowrap: 'nowrap', pre: 'pre-wrap', lines: 'pre-line' }),
  anywhere: toggle('overflow-wrap', 'anywhere'),
  balance: toggle('text-wrap', 'balance'),
  underline: toPropertyValues('text-decoration', { true: 'underline', none: 'none' }),
  bg: {
    ...toPropertyValues('background', { none: 'none' }),
    ...variables('background', '', [
      'paper',
      'surface',
      'surface-2',
      'surface-3',
      'tint',
      'tint-2',
      'primary',
    ]),
    ...variables('background', '', ['ok-bg', 'warn-bg', 'sale-bg']),
  },
  radius: {
    ...variables('border-radius', 'r-', ['bar', 'xs', 'sm', 'btn', 'md', 'lg', 'panel', 'full']),
    ...toPropertyValues('border-radius', { round: '50%' }),
  },
  border: toPropertyValues('border', { true: LINE, strong: '1px solid var(--line-strong)', none: '0' }),
  borderTop: line('border-top'),
  borderBottom: line('border-bottom'),
  borderLeft: line('border-left'),
  collapse: toggle('border-collapse', 'collapse'),
  shadow: variables('box-shadow', 'shadow-', ['1', '2']),
  position: toPropertyValues('position', { relative: 'relative', absolute: 'absolute', sticky: 'sticky' }),
  z: toPropertyValues('z-index', { 1: '1', 2: '2', 5: '5' }),
  top: space('top', [0, 2]),
  bottom: space('bottom', [0, 2]),
  left: space('left', [0]),
  right: space('right', [1]),
  inset: toPropertyValues('inset', { 0: '0' }),
  overflow: toPropertyValues('overflow', { hidden: 'hidden', auto: 'auto' }),
  overflowX: toPropertyValues('overflow-x', { auto: 'auto' }),
  overflowY: toPropertyValues('overflow-y', { auto: 'auto' }),
  clamp: Object.fromEntries(
    ['2', '3'].map((lines) => [
      lines,
      { display: '-webkit-box', '-webkit-box-orient': 'vertical', '-webkit-line-clamp': lines },
    ]),
  ) as unknown as Values<2 | 3>,
  ellipsis: toggle('text-overflow', 'ellipsis'),
  fit: toPropertyValues('object-fit', { cover: 'cover' }),
  cursor: toPropertyValues('cursor', { pointer: 'pointer' }),
  outline: toPropertyValues('outline', { none: '0' }),
  pointer: toPropertyValues('pointer-events', { none: 'none' }),
  bullets: toPropertyValues('list-style', { disc: 'disc', decimal: 'decimal' }),
  bare: toggle('appearance', 'none'),
} satisfies Record<string, Values<string | number>>;

const pick = <T extends object, const K extends keyof T>(values: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>;

/** Properties that can be overridden below a breakpoint. */
export const responsiveProperties = {
  display: pick(display, ['none', 'block', 'grid']),
  direction,
  columns: pick(columns, [1, 2, 3, 'fill-1']),
  align: pick(align, ['start', 'stretch']),
} satisfies Partial<Record<keyof typeof styleProperties, Values<string | number>>>;

type Value<V> = keyof V extends infer K ? (K extends 'true' ? boolean : K) | undefined : never;
type Props<T> = { [P in keyof T]?: Value<T[P]> };
type Breakpoint = keyof typeof breakpoints;

/** The props of layout components: all style properties, and the responsive ones for each breakpoint. */
export type StyleProps = Props<typeof styleProperties> & {
  [B in Breakpoint]?: Props<typeof responsiveProperties>;
};

const className = (property: string, value: string) =>
  value === 'true' ? `u-${property}` : `u-${property}-${value}`;
const rule = (name: string, declarations: Declarations) =>
  `.${name}{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
const rules = (properties: Record<string, Record<string | number, Declarations>>, prefix = '') =>
  Object.entries(properties)
    .flatMap(([property, values]) =>
      Object.entries(values).map(([value, declarations]) =>
        rule(className(prefix + property, value), declarations),
      ),
    )
    .join('\n');

/** @returns the style sheet of all classes */
export const styleClasses = (): string =>
  [
    rules(styleProperties),
    ...Object.entries(breakpoints)
      .reverse()
      .map(([name, query]) => `@media ${query}{${rules(responsiveProperties, `${name}-`)}}`),
  ].join('\n');
