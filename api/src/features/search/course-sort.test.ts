import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await ownApp();
const { ask, course, db, fetchRoot, teacher, updateRow } = helpersFor(app);
const LIST =
  'query($sortBy: CourseSort!, $sortOrder: SortOrder!, $filter: CourseFilter) { courses(sortBy: $sortBy, sortOrder: $sortOrder, filter: $filter) { items { title language } } }';

const FACTS = [
  { title: 'Vẽ một', students: 30, published: '2026-01-01', rating: 4, price: 300_000 },
  { title: 'Vẽ hai', students: 10, published: '2026-03-01', rating: 5, price: 100_000 },
  { title: 'Vẽ ba', students: 20, published: '2026-02-01', rating: 3, price: 200_000 },
];

beforeAll(async () => {
  const owner = await teacher();
  for (const { title, students, published, rating, price } of FACTS) {
    const { id } = await course(owner.id, { title, price });
    await updateRow(
      'course',
      id,
      'student_count = ?, published_at = ?, rating_average = ?, rating_count = 1',
      [students, published, rating],
    );
  }
});

const titles = async (sortBy: string, sortOrder: string, filter = {}) => {
  const { data } = await ask(undefined, LIST, { sortBy, sortOrder, filter });
  return (data.courses as { items: { title: string }[] }).items.map(({ title }) => title);
};

describe('the catalogue is sorted in both directions', () => {
  test.each([
    ['STUDENTS', ['Vẽ một', 'Vẽ ba', 'Vẽ hai']],
    ['PUBLISHED_AT', ['Vẽ hai', 'Vẽ ba', 'Vẽ một']],
    ['RATING', ['Vẽ hai', 'Vẽ một', 'Vẽ ba']],
    ['PRICE', ['Vẽ một', 'Vẽ ba', 'Vẽ hai']],
    ['RELEVANCE', ['Vẽ một', 'Vẽ ba', 'Vẽ hai']],
  ])('by %s', async (sortBy, descending) => {
    expect(await titles(sortBy, 'DESC')).toEqual(descending);
    expect(await titles(sortBy, 'ASC')).toEqual(descending.toReversed());
  });

  test('by relevance: best matches first if descending', async () => {
    const filter = { search: 've hai' };
    expect(await titles('RELEVANCE', 'DESC', filter)).toEqual(['Vẽ hai']);
    const all = await titles('RELEVANCE', 'DESC', { search: 'vẽ' });
    expect(await titles('RELEVANCE', 'ASC', { search: 'vẽ' })).toEqual(all.toReversed());
  });
});

test('languages are enum values of the schema in filters and results', async () => {
  const inLanguage = (language: string) =>
    ask(undefined, LIST, { sortBy: 'PRICE', sortOrder: 'ASC', filter: { language } });
  const { data } = await inLanguage('VI');
  expect((data.courses as { items: unknown[] }).items[0]).toEqual({ title: 'Vẽ hai', language: 'VI' });
  expect((await inLanguage('EN')).data.courses).toEqual({ items: [] });
  expect((await inLanguage('vi')).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});

test('courses can be filtered by ID, and are new for 30 days after publication', async () => {
  const [old] = await db<{ id: string }>("select id from course where title = 'Vẽ một'");
  const [fresh] = await db<{ id: string }>(
    "update course set published_at = now() - interval '29 days' where title = 'Vẽ ba' returning id",
  );
  const byIds = (ids: string[]) =>
    fetchRoot(
      undefined,
      'query($ids: [ID!]) { courses(filter: { courseIds: $ids }) { items { title isNew } } }',
      { ids },
    );
  expect(await byIds([old!.id, fresh!.id, 'no id at all'])).toEqual({
    items: [
      { title: 'Vẽ một', isNew: false },
      { title: 'Vẽ ba', isNew: true },
    ],
  });
  expect(await byIds([])).toEqual({ items: [] });
});
