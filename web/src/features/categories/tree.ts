import { plain } from '../../ui/plain-words.ts';
import type { CategoriesQuery } from './categories.gen.ts';

/** A category of the upper level with its subcategories. */
export type Top = CategoriesQuery['categories'][number];
export type Tile = Top['children'][number];

export interface Place {
  parentId: string | null;
  index: number;
  length: number;
}

export const getLevel = (tops: readonly Top[], parentId: string | null): readonly Tile[] =>
  parentId === null ? tops : (tops.find(({ id }) => id === parentId)?.children ?? []);

/** The position of a category; null if it does not exist. */
export const findPlace = (tops: readonly Top[], id: string): Place | null => {
  for (const parentId of [null, ...tops.map((top) => top.id)]) {
    const level = getLevel(tops, parentId);
    const index = level.findIndex((each) => each.id === id);
    if (index >= 0) return { parentId, index, length: level.length };
  }
  return null;
};

/** The tree after a move, as the server will return it. */
export const moveInTree = (
  tops: readonly Top[],
  id: string,
  to: { parentId: string | null; position: number },
): Top[] => {
  const category = [...tops, ...tops.flatMap(({ children }) => children)].find((each) => each.id === id);
  if (!category) return [...tops];
  const tile: Top = { children: [], ...category };
  const rest = tops
    .filter((top) => top.id !== id)
    .map((top) => ({ ...top, children: top.children.filter((child) => child.id !== id) }));
  if (to.parentId === null) return rest.toSpliced(to.position, 0, tile);
  return rest.map((top) =>
    top.id === to.parentId ? { ...top, children: top.children.toSpliced(to.position, 0, tile) } : top,
  );
};

/** Upper categories that match a search in either language, or have matching subcategories, with only these. */
export const filterCategories = (tops: readonly Top[], search: string): Top[] => {
  const plainSearch = plain(search.trim());
  if (!plainSearch) return [...tops];
  const fits = ({ name, nameEn, slug }: Tile) =>
    [name, nameEn, slug].some((each) => plain(each).includes(plainSearch));
  return tops.flatMap((top) => {
    const children = top.children.filter(fits);
    if (fits(top)) return [top];
    return children.length > 0 ? [{ ...top, children }] : [];
  });
};
