import type { WishlistQuery } from './wishlist.gen.ts';

export type Item = WishlistQuery['wishlist']['items'][number];

export const WISHLIST_FILTERS = ['ALL', 'CHEAPER', 'ENDING', 'DEARER', 'CLOSED'] as const;
export type WishlistFilter = (typeof WISHLIST_FILTERS)[number];
export const SORTS = ['DROP', 'ADDED', 'ENDING', 'PRICE', 'TITLE'] as const;
export type Sort = (typeof SORTS)[number];

const HOUR = 3_600_000;
/** A sale ends soon within two days. The clock counts down only the last day. */
const ENDING = 48 * HOUR;
export const COUNTDOWN = 24 * HOUR;

export const isOpen = ({ state }: Item): boolean => state === 'BUYABLE';
/** The price reduction since the course was saved, negative for an increase; 0 if it cannot be bought. */
export const getPriceDrop = (item: Item): number => (isOpen(item) ? item.priceThen - item.price : 0);
const getSaleEnd = ({ saleEndsAt }: Item): number =>
  saleEndsAt ? Date.parse(saleEndsAt) : Number.POSITIVE_INFINITY;

export const isShown = (item: Item, shown: WishlistFilter, now: number): boolean => {
  switch (shown) {
    case 'CHEAPER':
      return getPriceDrop(item) > 0;
    case 'DEARER':
      return getPriceDrop(item) < 0;
    case 'ENDING':
      return isOpen(item) && getSaleEnd(item) > now && getSaleEnd(item) - now <= ENDING;
    case 'CLOSED':
      return !isOpen(item);
    default:
      return true;
  }
};

const byOpen = (a: Item, b: Item): number => Number(isOpen(b)) - Number(isOpen(a));
const compareByAdded = (a: Item, b: Item): number => b.addedAt.localeCompare(a.addedAt);
const ORDERS: Record<Sort, (a: Item, b: Item) => number> = {
  DROP: (a, b) => getPriceDrop(b) - getPriceDrop(a),
  ADDED: () => 0,
  // Two without an end are equal, because infinity minus infinity is NaN
  ENDING: (a, b) => (getSaleEnd(a) === getSaleEnd(b) ? 0 : getSaleEnd(a) - getSaleEnd(b)),
  PRICE: (a, b) => a.price - b.price,
  TITLE: (a, b) => a.title.localeCompare(b.title, 'vi'),
};

/** Sorts courses that can be bought first, then by the chosen order, then latest first. */
export const sortItems = (items: readonly Item[], by: Sort): Item[] =>
  items.toSorted((a, b) => byOpen(a, b) || ORDERS[by](a, b) || compareByAdded(a, b));

/** The total price reduction, and the number of reduced courses. */
export const savings = (items: readonly Item[]): { count: number; amount: number } => {
  const cheaper = items.map(getPriceDrop).filter((drop) => drop > 0);
  return { count: cheaper.length, amount: cheaper.reduce((sum, drop) => sum + drop, 0) };
};
