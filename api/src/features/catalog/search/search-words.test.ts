import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { staff } from '../../../testing/custom-roles.ts';
import {
  type Actor,
  admin,
  ask,
  codeOf,
  course,
  reasonOf,
  select,
  student,
  teacher,
} from '../../../testing/factories.ts';
import { MAX_SEARCH_TERMS } from './search-term.entity.ts';

const app = await testApp();
let boss: Actor;
beforeAll(async () => {
  boss = await admin(app);
  await course(app, (await teacher(app)).id, { title: 'Món Huế' });
});

const CREATE =
  'mutation C($input: CreateSearchSynonymInput!) { createSearchSynonym(input: $input) { id terms version } }';
const UPDATE =
  'mutation U($input: UpdateSearchSynonymInput!) { updateSearchSynonym(input: $input) { id terms version } }';
const DELETE = 'mutation D($id: ID!) { deleteSearchSynonym(synonymId: $id) { id } }';
const create = (terms: string[], who = boss) => ask(app, who, CREATE, { input: { terms } });
const total = async (search: string) =>
  (
    (
      await ask(app, undefined, 'query Q($s: String!) { courses(filter: { search: $s }) { total } }', {
        s: search,
      })
    ).data.courses as { total: number }
  ).total;

describe('synonyms', () => {
  test('are made, edited and removed, for the next search each time, with a line in the log each', async () => {
    expect(await total('zamthuc')).toBe(0);
    const made = (await create(['  món  huế', 'zamthuc'])).data.createSearchSynonym as {
      id: string;
      terms: string[];
    };
    expect(made.terms).toEqual(['món huế', 'zamthuc']);
    expect(await total('zamthuc')).toBe(1);
    const edited = await ask(app, boss, UPDATE, {
      input: { synonymId: made.id, expectedVersion: 1, terms: ['món huế', 'zbepnuc'] },
    });
    expect(edited.data.updateSearchSynonym).toMatchObject({ version: 2 });
    expect([await total('zamthuc'), await total('zbepnuc')]).toEqual([0, 1]);
    const late = { synonymId: made.id, expectedVersion: 1, terms: ['a', 'b'] };
    expect(reasonOf(await ask(app, boss, UPDATE, { input: late }))).toBe('STALE_VERSION');
    await ask(app, boss, DELETE, { id: made.id });
    expect(await total('zbepnuc')).toBe(0);
    expect(codeOf(await ask(app, boss, DELETE, { id: made.id }))).toBe('NOT_FOUND');
    const lines = await select<{ action: string }>(
      app,
      'select action from audit_log where target_id = ? order by at, id',
      [made.id],
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'search-synonym.create',
      'search-synonym.update',
      'search-synonym.delete',
    ]);
  });

  test('a term stands in one group, once, and says something', async () => {
    await create(['Ẩm thực lạ', 'bếp lạ']);
    for (const terms of [
      ['một'],
      ['một', 'MỘT '],
      ['một', '!!'],
      ['một', 'x'.repeat(41)],
      ['ẩm  thực lạ', 'hai'],
    ])
      expect(codeOf(await create(terms)), terms.join()).toBe('BAD_INPUT');
  });

  test('of those who write the same term at once, all but one are told', async () => {
    // Nobody can write until all of them have looked whether the term is free
    const sent = await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute('lock table search_synonym in share row exclusive mode');
      const asked = Array.from({ length: 4 }, (_, i) => create(['zcùng', `zterm ${i}`]));
      await em.execute('select pg_sleep(0.5)');
      return { asked };
    });
    const replies = await Promise.all(sent.asked);
    expect(replies.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(replies.map(codeOf).filter((code) => code === 'BAD_INPUT')).toHaveLength(3);
  });

  test('who may look may not edit', async () => {
    const reader = await staff(app, 'search:read');
    expect(
      codeOf(await ask(app, reader, '{ searchSynonyms { total } searchTerms { total } }')),
    ).toBeUndefined();
    expect(codeOf(await create(['zba', 'zbốn'], reader))).toBe('FORBIDDEN');
  });
});

describe('what is searched', () => {
  const RECORD = 'mutation R($input: RecordSearchInput!) { recordSearch(input: $input) { isCounted } }';
  const record = async (search: string, who?: Actor) =>
    (
      (await ask(app, who, RECORD, { input: { search, language: 'VI' } })).data.recordSearch as {
        isCounted: boolean;
      }
    ).isCounted;
  const kept = () =>
    select<{ words: string; count: number; has_hits: boolean }>(
      app,
      'select words, count, has_hits from search_term order by words',
    );

  test('is counted once for a caller, in its normal form, with what the catalogue says of it', async () => {
    const [one, two] = [await student(app), await student(app)];
    expect(await record('  Món HUẾ!', one)).toBe(true);
    expect(await record('món huế!', one)).toBe(false);
    expect(await record('món huế', two)).toBe(true);
    expect(await record('zkhông có', one)).toBe(true);
    expect(await kept()).toEqual([
      { words: 'món huế', count: 2, has_hits: true },
      { words: 'zkhông có', count: 1, has_hits: false },
    ]);
  });

  test('addresses, numbers of people and what was corrected are not kept', async () => {
    const one = await student(app);
    const before = await kept();
    const numbers = ['0912 345 678', '0912/345/678', '0912_345_678', '０９１２ ３４５ ６７８', '٠٩١٢٣٤٥٦٧٨'];
    for (const nothing of [...numbers, 'an@example.vn', 'an＠example.vn', 'x', '!!!', 'm'.repeat(80)])
      expect(await record(nothing, one), nothing).toBe(false);
    expect(await kept()).toEqual(before);
  });

  test('a caller who sends many fills nothing', async () => {
    const flood = await student(app);
    const counted = [];
    for (let i = 0; i < 40; i++) counted.push(await record(`zflood ${i}`, flood));
    expect(counted.filter(Boolean)).toHaveLength(30);
  });

  test('the table is bounded: what is searched least goes first', async () => {
    await select(
      app,
      `insert into search_term (words, language, has_hits, count, last_at)
       select 'zold ' || i, 'vi', false, 2, now() - interval '9 days' from generate_series(1, ?) i`,
      [MAX_SEARCH_TERMS],
    );
    await record('zmới', await student(app));
    const [{ n }] = (await select<{ n: number }>(app, 'select count(*)::int as n from search_term')) as [
      { n: number },
    ];
    expect(n).toBe(MAX_SEARCH_TERMS);
    expect(await select(app, "select 1 from search_term where words = 'zmới'")).toHaveLength(1);
  });

  test('what nobody searched for half a year is forgotten', async () => {
    await select(
      app,
      "update search_term set count = 99, last_at = now() - interval '181 days' where words = 'zmới'",
    );
    await record('zmới hơn', await student(app));
    expect(await select(app, "select words from search_term where words like 'zmới%'")).toEqual([
      { words: 'zmới hơn' },
    ]);
  });

  test('popular is what many searched with success, until an administrator takes it off', async () => {
    const POPULAR = '{ popularSearches(language: VI) { words } }';
    await select(app, "update search_term set count = 9 where words = 'món huế'");
    expect((await ask(app, undefined, POPULAR)).data.popularSearches).toEqual([{ words: 'món huế' }]);
    const [row] = await select<{ id: string }>(app, "select id from search_term where words = 'món huế'");
    await ask(app, boss, 'mutation D($id: ID!) { deleteSearchTerm(termId: $id) { id } }', { id: row!.id });
    expect((await ask(app, undefined, POPULAR)).data.popularSearches).toEqual([]);
  });
});
