import type { ComponentProps, ElementType, JSX, ReactNode } from 'react';
import type { StyleProps } from '../../theme/style-properties.ts';
import { styleClass } from './style-class.ts';

/** Names of all style properties. Other props are attributes of the element. */
const STYLE_PROPS: Record<keyof StyleProps, true> = {
  card: true,
  display: true,
  direction: true,
  columns: true,
  wrap: true,
  align: true,
  justify: true,
  place: true,
  justifyItems: true,
  alignContent: true,
  self: true,
  justifySelf: true,
  gap: true,
  rowGap: true,
  columnGap: true,
  grow: true,
  rigid: true,
  basis: true,
  span: true,
  shrink: true,
  flex: true,
  w: true,
  h: true,
  minW: true,
  minH: true,
  maxW: true,
  maxH: true,
  ratio: true,
  p: true,
  px: true,
  py: true,
  pt: true,
  pb: true,
  pl: true,
  pr: true,
  m: true,
  mx: true,
  my: true,
  mt: true,
  mb: true,
  ml: true,
  mr: true,
  font: true,
  text: true,
  mono: true,
  tracking: true,
  weight: true,
  tone: true,
  numbers: true,
  textAlign: true,
  space: true,
  anywhere: true,
  balance: true,
  underline: true,
  bg: true,
  radius: true,
  border: true,
  borderTop: true,
  borderBottom: true,
  borderLeft: true,
  collapse: true,
  shadow: true,
  position: true,
  z: true,
  top: true,
  bottom: true,
  left: true,
  right: true,
  inset: true,
  overflow: true,
  overflowX: true,
  overflowY: true,
  clamp: true,
  ellipsis: true,
  fit: true,
  cursor: true,
  outline: true,
  pointer: true,
  bullets: true,
  bare: true,
  small: true,
  phone: true,
  tablet: true,
  laptop: true,
};

type Tag = keyof JSX.IntrinsicElements;
type BoxProps<T extends Tag> = StyleProps & { as?: T } & Omit<ComponentProps<T>, keyof StyleProps | 'as'>;

/** An element that is styled by props (style properties). The components below are Boxes with presets. */
export function Box<T extends Tag = 'div'>(props: BoxProps<T>): ReactNode {
  const style: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) (name in STYLE_PROPS ? style : attributes)[name] = value;
  const { as = 'div', className, ...rest } = attributes;
  const Element = as as ElementType;
  const classes = styleClass(style);
  return <Element {...rest} className={className ? `${className} ${classes}` : classes} />;
}

/** A vertical flex box. */
export function Stack<T extends Tag = 'div'>(props: BoxProps<T>): ReactNode {
  return Box({ display: 'flex', direction: 'column', ...props } as BoxProps<Tag>);
}

/** A horizontal flex box with vertically centred children. */
export function Row<T extends Tag = 'div'>(props: BoxProps<T>): ReactNode {
  return Box({ display: 'flex', align: 'center', ...props } as BoxProps<Tag>);
}

/** A grid. Without `columns` it has a single column. */
export function Grid<T extends Tag = 'div'>(props: BoxProps<T>): ReactNode {
  return Box({ display: 'grid', ...props } as BoxProps<Tag>);
}

/** A box with the background, radius and shadow of a card. */
export function Card<T extends Tag = 'div'>(props: BoxProps<T>): ReactNode {
  return Box({ card: true, ...props } as BoxProps<Tag>);
}

/** Text in a `<p>`, or in the element of `as`. */
export function Text<T extends Tag = 'p'>(props: BoxProps<T>): ReactNode {
  return Box({ as: 'p', ...props } as BoxProps<Tag>);
}

/** A heading. `level` determines the element (h1 to h4), `text` the font size. */
export function Heading({
  level,
  ...props
}: { level: 1 | 2 | 3 | 4 } & Omit<BoxProps<'h1'>, 'as'>): ReactNode {
  return Box({ as: `h${level}`, ...props } as BoxProps<Tag>);
}
