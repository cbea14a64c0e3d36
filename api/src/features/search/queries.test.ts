import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../database/seed/seed.ts';
import { ownApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { QUERIES, type Query } from './testing/queries.ts';

const app = await ownApp();
const { ask } = helpersFor(app);
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
    const { data, errors } = await ask(undefined, DOCUMENT, { search: query.typed });
    expect(errors, query.typed).toBeUndefined();
    faults.push(...faultsOf(query, data as unknown as Found).map((fault) => `[${kind}] ${fault}`));
  }
  expect(faults, `\n${faults.join('\n')}\n`).toEqual([]);
});
