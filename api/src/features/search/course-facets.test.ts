import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseLevel, CourseStatus, CourseVisibility } from '../courses/course.enums.ts';

const app = await ownApp();
const { ask, course, db, teacher, updateRow } = helpersFor(app);
const FACETS =
  'query($filter: CourseFilter) { courseFacets(filter: $filter) { highestPrice counts { kind value count } } courses(filter: $filter) { total } }';
type Counts = { kind: string; value: string | null; count: number }[];

const HOUR = 3600;
const FACTS = [
  { title: 'Vẽ mực', level: CourseLevel.BEGINNER, price: 100_000, rating: 4.6, hours: 2, category: 'web' },
  {
    title: 'Vẽ chì',
    level: CourseLevel.BEGINNER,
    price: 300_000,
    rating: 4.1,
    hours: 5,
    category: 'lap-trinh',
  },
  { title: 'Vẽ sơn', level: CourseLevel.ADVANCED, price: 500_000, rating: 3.6, hours: 16, category: 'web' },
  { title: 'Hát ru', level: CourseLevel.ADVANCED, price: 0, rating: 0, hours: 1, category: 'nhac' },
];

beforeAll(async () => {
  const owner = await teacher();
  await db(`insert into category (slug, name, name_en, icon, motif, position) values
      ('lap-trinh', 'Lập trình', 'Coding', 'code', 'arc', 90), ('nhac', 'Nhạc', 'Music', 'music', 'arc', 91)`);
  await db(`insert into category (slug, name, name_en, icon, motif, position, parent_id)
      select 'web', 'Web', 'Web', 'code', 'arc', 1, id from category where slug = 'lap-trinh'`);
  const make = async (facts: (typeof FACTS)[number], more = {}) => {
    const { id } = await course(owner.id, { title: facts.title, price: facts.price, ...more });
    await updateRow(
      'course',
      id,
      'level = ?, rating_average = ?, rating_count = 1, duration_sec = ?, category_id = (select id from category where slug = ?)',
      [facts.level, facts.rating, facts.hours * HOUR, facts.category],
    );
  };
  for (const facts of FACTS) await make(facts);
  // None of these courses is listed, so none is counted
  await make({ ...FACTS[0]!, title: 'Vẽ nháp' }, { status: CourseStatus.DRAFT });
  await make({ ...FACTS[0]!, title: 'Vẽ riêng', price: 900_000 }, { visibility: CourseVisibility.PRIVATE });
  await make({ ...FACTS[0]!, title: 'Vẽ kín' }, { visibility: CourseVisibility.UNLISTED });
});

const facets = async (filter: Record<string, unknown>) => {
  const { data, errors } = await ask(undefined, FACETS, { filter });
  expect(errors).toBeUndefined();
  const { counts, highestPrice } = data.courseFacets as { counts: Counts; highestPrice: number };
  const of = (kind: string) =>
    Object.fromEntries(
      counts.flatMap((c) => (c.kind === kind && c.value !== null ? [[c.value, c.count]] : [])),
    );
  const without = (kind: string) => counts.find((c) => c.kind === kind && c.value === null)?.count;
  return { of, without, highestPrice, total: (data.courses as { total: number }).total };
};

describe('counts of a filter', () => {
  test('include listed courses only', async () => {
    const { of, highestPrice, without, total } = await facets({});
    expect(of('CATEGORY')).toEqual({ 'lap-trinh': 3, nhac: 1 });
    expect(of('LEVEL')).toEqual({ BEGINNER: 2, ADVANCED: 2 });
    expect(of('RATING')).toEqual({ '4.5': 1, '4': 2, '3.5': 3 });
    expect(of('LENGTH')).toEqual({ SHORT: 2, MEDIUM: 1, LONG: 1 });
    expect(of('LANGUAGE')).toEqual({ vi: 4 });
    expect(of('FREE')).toEqual({ true: 1 });
    expect(of('ON_SALE')).toEqual({});
    expect(highestPrice).toBe(500_000);
    expect(without('SEARCH')).toBe(total);
  });

  test('apply all parts of the filter except their own', async () => {
    const { of, highestPrice, total } = await facets({
      search: 'vẽ',
      level: ['BEGINNER'],
      maxPrice: 200_000,
    });
    expect(total).toBe(1);
    expect(of('LEVEL')).toEqual({ BEGINNER: 1 });
    expect(of('RATING')).toEqual({ '4.5': 1, '4': 1, '3.5': 1 });
    expect(highestPrice).toBe(300_000);
  });

  test('show which part of the filter excludes all courses', async () => {
    const { without, total } = await facets({ search: 'vẽ', rating: 4.5, maxPrice: 50_000 });
    expect(total).toBe(0);
    expect(without('PRICE')).toBe(1);
    expect(without('RATING')).toBe(0);
    expect(without('SEARCH')).toBe(0);
  });

  test('equal the totals of the list for each value', async () => {
    const base = { search: 'vẽ', category: 'lap-trinh' };
    const { of } = await facets(base);
    for (const [length, count] of Object.entries(of('LENGTH'))) {
      expect((await facets({ ...base, length })).total).toBe(count);
    }
    for (const [level, count] of Object.entries(of('LEVEL'))) {
      expect((await facets({ ...base, level: [level] })).total).toBe(count);
    }
    expect(Object.keys(of('LENGTH'))).toHaveLength(3);
  });

  test('by age include courses with a minimum age of at most this age, or without one', async () => {
    await db("update course set min_age = 12 where title = 'Vẽ chì'");
    await db("update course set min_age = 18 where title = 'Vẽ sơn'");
    const { of, without } = await facets({ age: 11 });
    expect(of('AGE')).toEqual({ 6: 2, 9: 2, 12: 3, 15: 3, 18: 4 });
    expect(without('AGE')).toBe(4);
    for (const [age, count] of [
      [0, 2],
      [11, 2],
      [12, 3],
      [17, 3],
      [18, 4],
      [120, 4],
    ] as const)
      expect([age, (await facets({ age })).total]).toEqual([age, count]);
    const { errors } = await ask(undefined, FACETS, { filter: { age: 121 } });
    expect(errors![0]!.extensions!.code).toBe('BAD_INPUT');
  });
});
