import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../database/seed/seed.ts';
import { ownApp } from '../../testing/app.ts';
import { ask } from '../../testing/factories.ts';
import { QUERIES, type Query } from './testing/queries.ts';
import { HELD_OUT_SEARCHES } from './testing/queries-held-out.ts';
import { TUNING_SEARCHES } from './testing/queries-tuning.ts';
import type { SearchCase } from './testing/search-case.ts';

const app = await ownApp();
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
function faultsOf({ typed, first, never = [], corrected, teacher, category }: Query, found: Found): string[] {
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
    const { data, errors } = await ask(app, undefined, DOCUMENT, { search: query.typed });
    expect(errors, query.typed).toBeUndefined();
    faults.push(...faultsOf(query, data as unknown as Found).map((fault) => `[${kind}] ${fault}`));
  }
  expect(faults, `\n${faults.join('\n')}\n`).toEqual([]);
});

/** @returns the slugs of all courses that are shown as matches, best first */
async function matches(typed: string): Promise<string[]> {
  const { data, errors } = await ask(app, undefined, DOCUMENT, { search: typed });
  expect(errors, typed).toBeUndefined();
  return (data as unknown as Found).courses.items.map(({ slug }) => slug);
}

const isShown = ({ intended = [] }: SearchCase, slugs: readonly string[]) =>
  slugs.slice(0, 3).some((slug) => intended.includes(slug));

test.each([
  ['the searches with which the ranking was tuned', TUNING_SEARCHES],
  ['searches that were not read during tuning', HELD_OUT_SEARCHES],
])('at least 95 %% of %s show an intended course among the first three', async (_, cases) => {
  const all = Object.values(cases).flat();
  expect(all).toHaveLength(100);
  const missed: string[] = [];
  for (const each of all.filter(({ intended }) => intended))
    if (!isShown(each, await matches(each.typed))) missed.push(each.typed);
  const intended = all.filter((each) => each.intended).length;
  expect(1 - missed.length / intended).toBeGreaterThanOrEqual(0.95);
});
