import { Buttons, Dialogs, Links, Menus, Pages, Tabs, Toasts } from './actions.tsx';
import { Cards, Drawings, Layout, Meters, People, Prices, Ratings } from './content.tsx';
import { Colours, Sizes, Type } from './foundations.tsx';
import { Choices, Dates, Fields, Numbers } from './inputs.tsx';
import type { Samples } from './sample.tsx';
import { Empty, Failed, Notices, Shapes, Tags } from './states.tsx';
import { Table } from './table.tsx';

/** The sections of the page by their anchor. The messages contain the title and the text of each. */
export const sections = {
  colours: Colours,
  type: Type,
  sizes: Sizes,
  layout: Layout,
  cards: Cards,
  buttons: Buttons,
  links: Links,
  fields: Fields,
  choices: Choices,
  numbers: Numbers,
  dates: Dates,
  dialogs: Dialogs,
  menus: Menus,
  tabs: Tabs,
  pagination: Pages,
  tables: Table,
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

export const SECTIONS = Object.keys(sections) as (keyof typeof sections)[];
