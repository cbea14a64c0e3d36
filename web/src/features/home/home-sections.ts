import type { HomeQuery } from './home.gen.ts';

const ON_SALE = 3;
const NEWEST = 4;

/**
 * The sections of the home page without duplicates. A course is in the first section that contains it; the queries
 * return longer lists to fill the gaps.
 */
export const toSections = ({ bestSelling, onSale, newest }: HomeQuery) => {
  const shownIds = new Set(bestSelling.items.map(({ id }) => id));
  const rest = <T extends { id: string }>(courses: readonly T[], limit: number): T[] => {
    const sectionCourses = courses.filter(({ id }) => !shownIds.has(id)).slice(0, limit);
    for (const { id } of sectionCourses) shownIds.add(id);
    return sectionCourses;
  };
  return {
    bestSelling: bestSelling.items,
    onSale: rest(onSale.items, ON_SALE),
    newest: rest(newest.items, NEWEST),
  };
};
