import { Buttons, Links, Menus, Pages, Tabs, Toasts } from './actions.tsx';
import { Cards, Drawings, Layout, Meters, People, Prices, Ratings } from './content.tsx';
import { Colours, Sizes, Type } from './foundations.tsx';
import type { Samples } from './sample.tsx';
import { Empty, Failed, Notices, Shapes, Tags } from './states.tsx';

/** The sections that the server renders, by their anchor. The messages contain the title and the text of each. */
export const sections = {
  colours: Colours,
  type: Type,
  sizes: Sizes,
  layout: Layout,
  cards: Cards,
  buttons: Buttons,
  links: Links,
  menus: Menus,
  tabs: Tabs,
  pagination: Pages,
  tags: Tags,
  notices: Notices,
  toasts: Toasts,
  empty: Empty,
  loading: Shapes,
  failed: Failed,
  prices: Prices,
  ratings: Ratings,
  people: People,
  meters: Meters,
  drawings: Drawings,
} satisfies Record<string, Samples>;

/** The sections that the browser loads after the page. They are at its end, so nothing below them moves. */
export const LATER = [
  'fields',
  'choices',
  'numbers',
  'dates',
  'dialogs',
  'tables',
  'codes',
  'charts',
  'richText',
  'videos',
] as const;

export type LaterId = (typeof LATER)[number];
export type SectionId = keyof typeof sections | LaterId;
export const FIRST = Object.keys(sections) as (keyof typeof sections)[];
export const SECTIONS: readonly SectionId[] = [...FIRST, ...LATER];
