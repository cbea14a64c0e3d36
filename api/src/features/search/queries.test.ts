import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../database/seed/seed.ts';
import { ownApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { QUERIES, type Query } from './testing/queries.ts';
import { HELD_OUT_SEARCHES } from './testing/queries-held-out.ts';
import { TUNING_SEARCHES } from './testing/queries-tuning.ts';
import { SECOND_TUNING_SEARCHES } from './testing/queries-tuning-second.ts';
import { THIRD_TUNING_SEARCHES } from './testing/queries-tuning-third.ts';
import type { SearchCase } from './testing/search-case.ts';

const app = await ownApp();
const { ask, db } = helpersFor(app);
beforeAll(async () => {
  await seedDemo(app.services);
}, 900_000);

const DOCUMENT = `query Q($search: String!) {
  courses(filter: { search: $search }, sortBy: RELEVANCE, limit: 100) { items { slug } }
  courseSearch(search: $search) { correctedTo total teachers { fullName } categories { name } }
}`;

interface Found {
  courses: { items: { slug: string }[] };
  courseSearch: {
    correctedTo: string | null;
    total: number;
    teachers: { fullName: string }[];
    categories: { name: string }[];
  };
}

/** @returns the errors of a search result, empty if there are none */
function getFaults(
  { typed, first, never = [], corrected, teacher, category }: Query,
  found: Found,
): string[] {
  const slugs = found.courses.items.map(({ slug }) => slug);
  const { correctedTo, total, teachers, categories } = found.courseSearch;
  const [wanted, got] = [[...first].sort(), slugs.slice(0, first.length).sort()];
  const checks: [boolean, string][] = [
    [first.length > 0 || slugs.length === 0, 'nothing should be found'],
    [wanted.join() === got.join(), `first should be ${wanted.join(', ')}`],
    [
      !never.some((slug) => slugs.includes(slug)),
      `must not come: ${never.filter((slug) => slugs.includes(slug)).join(', ')}`,
    ],
    [correctedTo === (corrected ?? null), `corrected to ${correctedTo}`],
    [total === slugs.length, `says ${total}`],
    [!teacher || teachers.some(({ fullName }) => fullName === teacher), `no teacher ${teacher}`],
    [!category || categories.some(({ name }) => name === category), `no category ${category}`],
  ];
  const faults = checks.filter(([isRight]) => !isRight).map(([, fault]) => fault);
  return faults.length
    ? [
        `${typed.padEnd(32)} | ${faults.join('; ')}\n${''.padEnd(32)} | came: ${slugs.slice(0, 6).join(', ') || '–'}`,
      ]
    : [];
}

test('typical searches rank the expected courses first and exclude others', async () => {
  const all = Object.entries(QUERIES).flatMap(([kind, list]) => list.map((query) => ({ kind, query })));
  expect(all.length).toBeGreaterThanOrEqual(60);
  const faults: string[] = [];
  for (const { kind, query } of all) {
    const { data, errors } = await ask(undefined, DOCUMENT, { search: query.typed });
    expect(errors, query.typed).toBeUndefined();
    faults.push(...getFaults(query, data as unknown as Found).map((fault) => `[${kind}] ${fault}`));
  }
  expect(faults, `\n${faults.join('\n')}\n`).toEqual([]);
});

const SHOWN = `query S($search: String!) {
  courseSearch(search: $search) { total courses(limit: 3) { slug } nearest { slug } }
}`;

/** @returns the first three courses that a search shows, and whether they are matches */
async function shownBy(typed: string): Promise<{ slugs: string[]; isMatch: boolean }> {
  // The search field accepts no more characters
  const { data, errors } = await ask(undefined, SHOWN, { search: typed.slice(0, 100) });
  expect(errors, typed).toBeUndefined();
  const { total, courses, nearest } = data!.courseSearch as Record<
    'courses' | 'nearest',
    { slug: string }[]
  > & {
    total: number;
  };
  return { slugs: [...courses, ...nearest].map(({ slug }) => slug), isMatch: total > 0 };
}

test.each([
  [95, 'the searches with which the ranking was tuned', TUNING_SEARCHES],
  [95, 'the second hundred of them', SECOND_TUNING_SEARCHES],
  [95, 'the third hundred of them', THIRD_TUNING_SEARCHES],
  [90, 'searches that were not read during tuning', HELD_OUT_SEARCHES],
])('At least %i percent of %s show an intended course among the first three', async (percent, _, cases) => {
  const all = Object.values(cases).flat();
  expect(all).toHaveLength(100);
  const wanting = all.filter(({ intended }) => intended);
  const missed: SearchCase[] = [];
  const wrong: SearchCase[] = [];
  for (const each of all) {
    const { slugs, isMatch } = await shownBy(each.typed);
    if (each.intended && !slugs.some((slug) => each.intended!.includes(slug))) missed.push(each);
    if (isMatch && (each.nothing || slugs.some((slug) => each.never?.includes(slug)))) wrong.push(each);
  }
  expect(1 - missed.length / wanting.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(percent / 100);
  expect(wrong.filter(({ nothing }) => nothing).length, JSON.stringify(wrong)).toBeLessThanOrEqual(2);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(3);
});

test.each([
  ['c++'.repeat(33)],
  ['c# '.repeat(33)],
  ["' & | ! ( ) :* <->"],
  ['a b c d e f g h i j k l m n o p q r s t u v w x y z'],
  ['😀 ①'],
  ['thanh hanh manh nganh'],
])('A search for %s succeeds', async (typed) => {
  await shownBy(typed);
});

test('A synonym without letters does not break a search for its group', async () => {
  await db(`insert into search_synonym (terms) values ('{tiền tệ,①}')`);
  expect((await shownBy('tiền tệ zzqx qqzz')).isMatch).toBe(false);
});
