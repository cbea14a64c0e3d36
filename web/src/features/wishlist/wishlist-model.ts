import type { WishlistQuery } from './wishlist.gen.ts';

export type Item = WishlistQuery['wishlist']['items'][number];

export const SHOWN = ['ALL', 'CHEAPER', 'ENDING', 'DEARER', 'CLOSED'] as const;
export type Shown = (typeof SHOWN)[number];
export const SORTS = ['DROP', 'ADDED', 'ENDING', 'PRICE', 'TITLE'] as const;
export type Sort = (typeof SORTS)[number];

const HOUR = 3_600_000;
/** A sale is about to end when it has two days; the clock counts down only the last one. */
const ENDING = 48 * HOUR;
export const COUNTDOWN = 24 * HOUR;

export const isOpen = ({ state }: Item): boolean => state === 'BUYABLE';
/** What one pays less than when it was saved; negative: more. Of what can be bought now. */
export const dropOf = (item: Item): number => (isOpen(item) ? item.priceThen - item.price : 0);
const endOf = ({ saleEndsAt }: Item): number =>
  saleEndsAt ? Date.parse(saleEndsAt) : Number.POSITIVE_INFINITY;

export const isShown = (item: Item, shown: Shown, now: number): boolean => {
  switch (shown) {
    case 'CHEAPER':
      return dropOf(item) > 0;
    case 'DEARER':
      return dropOf(item) < 0;
    case 'ENDING':
      return isOpen(item) && endOf(item) > now && endOf(item) - now <= ENDING;
    case 'CLOSED':
      return !isOpen(item);
    default:
      return true;
  }
};

const byOpen = (a: Item, b: Item): number => Number(isOpen(b)) - Number(isOpen(a));
const added = (a: Item, b: Item): number => b.addedAt.localeCompare(a.addedAt);
const ORDERS: Record<Sort, (a: Item, b: Item) => number> = {
  DROP: (a, b) => dropOf(b) - dropOf(a),
  ADDED: () => 0,
  // Two that have no end are alike: infinity less infinity is no number
  ENDING: (a, b) => (endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b)),
  PRICE: (a, b) => a.price - b.price,
  TITLE: (a, b) => a.title.localeCompare(b.title, 'vi'),
};

/** What can be bought stands first, in the order that was asked for; then what was saved last. */
export const sorted = (items: readonly Item[], by: Sort): Item[] =>
  items.toSorted((a, b) => byOpen(a, b) || ORDERS[by](a, b) || added(a, b));

/** How much cheaper the list has become, and of how many courses. */
export const savings = (items: readonly Item[]): { count: number; amount: number } => {
  const cheaper = items.map(dropOf).filter((drop) => drop > 0);
  return { count: cheaper.length, amount: cheaper.reduce((sum, drop) => sum + drop, 0) };
};
