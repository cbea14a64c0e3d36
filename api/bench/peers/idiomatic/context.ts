import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { Course, Lesson, OrderLine, Person, Section } from './entities.ts';

export interface RatingCount {
  readonly stars: number;
  readonly count: number;
}

/** The context of a request. */
export interface Context {
  readonly em: EntityManager;
  /** ID of the signed-in person. */
  readonly viewerId: string | undefined;
  readonly loaders: ReturnType<typeof makeLoaders>;
}

export const makeContext = (em: EntityManager, viewerId: string | undefined): Context => ({
  em,
  viewerId,
  loaders: makeLoaders(em),
});

/** DataLoaders of one request: each fetches the relation of all parents in one statement. */
function makeLoaders(em: EntityManager) {
  return {
    person: new DataLoader<string, Person>(async (ids) =>
      inOrder(ids, await em.find(Person, { id: { $in: [...ids] } })),
    ),
    course: new DataLoader<string, Course>(async (ids) =>
      inOrder(ids, await em.find(Course, { id: { $in: [...ids] } })),
    ),
    sectionsOfCourse: new DataLoader<string, Section[]>(async (ids) =>
      grouped(
        ids,
        await em.find(Section, { course: { $in: [...ids] } }, { orderBy: { position: 'asc' } }),
        (section) => section.course.id,
      ),
    ),
    lessonsOfSection: new DataLoader<string, Lesson[]>(async (ids) =>
      grouped(
        ids,
        await em.find(Lesson, { section: { $in: [...ids] } }, { orderBy: { position: 'asc' } }),
        (lesson) => lesson.section.id,
      ),
    ),
    linesOfOrder: new DataLoader<string, OrderLine[]>(async (ids) =>
      grouped(
        ids,
        await em.find(OrderLine, { order: { $in: [...ids] } }, { orderBy: { id: 'asc' } }),
        (line) => line.order.id,
      ),
    ),
    histogramOfCourse: new DataLoader<string, RatingCount[]>(async (ids) => {
      const rows = await em.execute<({ course_id: string } & RatingCount)[]>(
        `select course_id, stars, count(*)::int as count from rating
         where course_id in (${ids.map(() => '?').join(', ')}) and status = 'PUBLISHED' group by 1, 2`,
        [...ids],
      );
      return ids.map((id) =>
        [5, 4, 3, 2, 1].map((stars) => ({
          stars,
          count: rows.find((row) => row.course_id === id && row.stars === stars)?.count ?? 0,
        })),
      );
    }),
  };
}

export function inOrder<T extends { readonly id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)!);
}

function grouped<T>(ids: readonly string[], rows: readonly T[], parentOf: (row: T) => string): T[][] {
  const groups = Map.groupBy(rows, parentOf);
  return ids.map((id) => groups.get(id) ?? []);
}
