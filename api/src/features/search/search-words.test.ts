import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { MAX_SEARCH_TERMS } from './search-term.entity.ts';
import { MAX_WORDS_PER_DAY, SEARCH_DAYS, sumAndSweepSearches } from './sum-searches.jobs.ts';

const app = await ownApp();
const { admin, ask, course, db, fetchRoot, mutate, mutateById, staff, student, teacher, value } =
  helpersFor(app);
let boss: Actor;
beforeAll(async () => {
  boss = await admin();
  await course((await teacher()).id, { title: 'Món Huế' });
});

const create = (terms: string[], who = boss) =>
  mutate(who, 'createSearchSynonym', { terms }, 'id terms version');
const update = (input: object) => mutate(boss, 'updateSearchSynonym', input, 'id terms version');
const remove = (synonymId: string) => mutateById(boss, 'deleteSearchSynonym', { synonymId });
const total = async (search: string) =>
  (
    await fetchRoot<{ total: number }>(
      undefined,
      'query Q($s: String!) { courses(filter: { search: $s }) { total } }',
      { s: search },
    )
  ).total;

describe('synonyms', () => {
  test('are created, edited and deleted with effect on the next search and an audit entry', async () => {
    expect(await total('zamthuc')).toBe(0);
    const made = (await create(['  món  huế', 'zamthuc'])).data.createSearchSynonym as {
      id: string;
      terms: string[];
    };
    expect(made.terms).toEqual(['món huế', 'zamthuc']);
    expect(await total('zamthuc')).toBe(1);
    const edited = await update({ synonymId: made.id, expectedVersion: 1, terms: ['món huế', 'zbepnuc'] });
    expect(edited.data.updateSearchSynonym).toMatchObject({ version: 2 });
    expect([await total('zamthuc'), await total('zbepnuc')]).toEqual([0, 1]);
    const late = { synonymId: made.id, expectedVersion: 1, terms: ['a', 'b'] };
    expect(getReason(await update(late))).toBe('STALE_VERSION');
    await remove(made.id);
    expect(await total('zbepnuc')).toBe(0);
    expect(getCode(await remove(made.id))).toBe('NOT_FOUND');
    const lines = await db<{ action: string }>(
      'select action from audit_log where target_id = ? order by at, id',
      made.id,
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'search-synonym.create',
      'search-synonym.update',
      'search-synonym.delete',
    ]);
  });

  test('are rejected if a term is repeated, in another group or without letters', async () => {
    await create(['Ẩm thực lạ', 'bếp lạ']);
    for (const terms of [
      ['một'],
      ['một', 'MỘT '],
      ['một', '!!'],
      ['một', 'x'.repeat(41)],
      ['ẩm  thực lạ', 'hai'],
    ])
      expect(getCode(await create(terms)), terms.join()).toBe('BAD_INPUT');
  });

  test('are created once by simultaneous requests with the same term', async () => {
    // No administrator can write before all of them have checked that the term is free
    const sent = await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute('lock table search_synonym in share row exclusive mode');
      const creations = Array.from({ length: 4 }, (_, i) => create(['zcùng', `zterm ${i}`]));
      await em.execute('select pg_sleep(0.5)');
      return { creations };
    });
    const replies = await Promise.all(sent.creations);
    expect(replies.map(getCode).filter((code) => code === undefined)).toHaveLength(1);
    expect(replies.map(getCode).filter((code) => code === 'BAD_INPUT')).toHaveLength(3);
  });

  test('cannot be edited with the permission to read', async () => {
    const reader = await staff('search:read');
    expect(getCode(await ask(reader, '{ searchSynonyms { total } searchTerms { total } }'))).toBeUndefined();
    expect(getCode(await create(['zba', 'zbốn'], reader))).toBe('FORBIDDEN');
  });
});

describe('a search', () => {
  const RECORD = 'mutation R($input: RecordSearchInput!) { recordSearch(input: $input) { isCounted } }';
  const record = async (search: string, who?: Actor) =>
    (await fetchRoot<{ isCounted: boolean }>(who, RECORD, { input: { search, language: 'VI' } })).isCounted;
  const kept = () =>
    db<{ words: string; count: number; has_hits: boolean }>(
      'select words, count, has_hits from search_term order by words',
    );

  const events = (from: string) =>
    db<{ words: string; results: number; is_missed: boolean }>(
      'select words, results, is_missed from search_event where at > ?::timestamptz order by at',
      from,
    );
  const now = () => value<string>('select clock_timestamp()::text');

  test('is counted once per caller, normalised, with its hits', async () => {
    const [one, two] = [await student(), await student()];
    expect(await record('  Món HUẾ!', one)).toBe(true);
    expect(await record('món huế!', one)).toBe(false);
    expect(await record('món huế', two)).toBe(true);
    expect(await record('zkhông có', one)).toBe(true);
    expect(await kept()).toEqual([
      { words: 'món huế', count: 2, has_hits: true },
      { words: 'zkhông có', count: 1, has_hits: false },
    ]);
  });

  test('is not recorded with an email address, a phone number or a correction', async () => {
    const one = await student();
    const before = await kept();
    const numbers = ['0912 345 678', '0912/345/678', '0912_345_678', '０９１２ ３４５ ６７８', '٠٩١٢٣٤٥٦٧٨'];
    for (const nothing of [...numbers, 'an@example.vn', 'an＠example.vn', 'x', '!!!', 'm'.repeat(80)])
      expect(await record(nothing, one), nothing).toBe(false);
    expect(await kept()).toEqual(before);
  });

  test('is limited per caller', async () => {
    const flood = await student();
    const counted = [];
    for (let i = 0; i < 40; i++) counted.push(await record(`zflood ${i}`, flood));
    expect(counted.filter(Boolean)).toHaveLength(30);
  });

  test('that continues a recent one replaces it, and another one counts separately', async () => {
    const [one, start] = [await student(), await now()];
    for (const typed of ['zla', 'zlap', 'zlap trinh', 'ZLẬP']) await record(typed, one);
    expect(await events(start)).toEqual([
      { words: 'zlap trinh', results: 0, is_missed: true },
      { words: 'zlập', results: 0, is_missed: true },
    ]);
    expect((await kept()).filter(({ words }) => words.startsWith('zla'))).toHaveLength(1);
    // The searches of others remain in the list
    await record('zđàn', await student());
    for (const typed of ['zđàn', 'zđàn tranh']) await record(typed, one);
    expect((await kept()).filter(({ words }) => words.startsWith('zđàn'))).toEqual([
      { words: 'zđàn', count: 1, has_hits: false },
      { words: 'zđàn tranh', count: 1, has_hits: false },
    ]);
  });

  test('is recorded with its results, its correction and without its person', async () => {
    const one = await student();
    const start = await now();
    await record('Món huế', one);
    expect(await record('mónn huế', one)).toBe(false);
    const rows = await events(start);
    const found = { words: 'món huế', results: 1, is_missed: false };
    expect(rows).toEqual([found, found]);
    expect(await db('select 1 from search_event where person_id is not null')).toEqual([]);
    for (const nothing of ['0912 345 678', 'an@example.vn']) await record(nothing, one);
    expect(await events(start)).toEqual(rows);
  });

  test('is hashed with its caller per search words, so that searches cannot be linked', async () => {
    const [one, two] = [await student(), await student()];
    await record('zgốm', one);
    await record('zgốm sứ', two);
    await record('zgốm', two);
    await record('zlụa', one);
    const marks = await db<{ words: string; searcher: string }>(
      "select words, searcher from search_event where words in ('zgốm', 'zlụa', 'zgốm sứ') order by at",
    );
    expect(marks.map(({ words }) => words)).toEqual(['zgốm', 'zgốm sứ', 'zgốm', 'zlụa']);
    expect(new Set(marks.map(({ searcher }) => searcher)).size).toBe(4);
    for (const { searcher } of marks) expect(searcher).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is not recorded for administrators of search and crawlers', async () => {
    expect(await record('zquản trị', boss)).toBe(false);
    const reply = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
      },
      payload: { query: RECORD, variables: { input: { search: 'zmáy đọc', language: 'VI' } } },
    });
    expect(reply.json().data.recordSearch).toEqual({ isCounted: false });
    expect(await db("select 1 from search_event where words in ('zquản trị', 'zmáy đọc')")).toEqual([]);
  });

  test('evicts the least frequent terms at the limit', async () => {
    await db(
      `insert into search_term (words, language, has_hits, count, last_at)
       select 'zold ' || i, 'vi', false, 2, now() - interval '9 days' from generate_series(1, ?) i`,
      MAX_SEARCH_TERMS,
    );
    await record('zmới', await student());
    const [{ n }] = (await db<{ n: number }>('select count(*)::int as n from search_term')) as [
      { n: number },
    ];
    expect(n).toBe(MAX_SEARCH_TERMS);
    expect(await db("select 1 from search_term where words = 'zmới'")).toHaveLength(1);
  });

  test('is popular if several people searched it with hits, until an administrator removes it', async () => {
    const POPULAR = '{ popularSearches(language: VI) { words } }';
    await db("update search_term set count = 9 where words = 'món huế'");
    // The number of searches does not matter if fewer than three people made them
    await db("delete from search_event where words = 'món huế'");
    await sumAndSweepSearches.handle(app.services, {});
    expect(await fetchRoot(undefined, POPULAR)).toEqual([]);
    for (let i = 0; i < 3; i++) await record('món huế', await student());
    await sumAndSweepSearches.handle(app.services, {});
    expect(await fetchRoot(undefined, POPULAR)).toEqual([{ words: 'món huế' }]);
    // A term without searches for two months is no longer popular
    await db("update search_term set last_at = last_at - interval '61 days' where words = 'món huế'");
    await sumAndSweepSearches.handle(app.services, {});
    expect(await fetchRoot(undefined, POPULAR)).toEqual([]);
    await db("update search_term set last_at = now() where words = 'món huế'");
    await sumAndSweepSearches.handle(app.services, {});
    const [row] = await db<{ id: string }>("select id from search_term where words = 'món huế'");
    await mutateById(boss, 'deleteSearchTerm', { termId: row!.id });
    expect(await fetchRoot(undefined, POPULAR)).toEqual([]);
  });
});

describe('sums of searches', () => {
  const sum = () => sumAndSweepSearches.handle(app.services, {});
  const days = async (count: number) =>
    (
      await fetchRoot<{ day: string; searches: number; missed: number }[]>(
        boss,
        'query D($n: Int!) { searchDays(days: $n) { day searches missed } }',
        { n: count },
      )
    ).map(({ searches, missed }) => [searches, missed]);
  const words = (isMissed: boolean) =>
    fetchRoot(
      boss,
      'query W($m: Boolean!) { searchedWords(isMissed: $m, days: 366, limit: 100) { words searches missed } }',
      { m: isMissed },
    );
  /** Searches at a minute of a day in Vietnam, some days ago. */
  const search = (text: string, daysAgo: number, minute: number, isMissed: boolean) =>
    db(
      `insert into search_event (at, words, language, results, is_missed)
       values ((((now() at time zone 'Asia/Ho_Chi_Minh')::date - ?::int)::timestamp + make_interval(mins => ?))
         at time zone 'Asia/Ho_Chi_Minh', ?, 'vi', 1, ?)`,
      daysAgo,
      minute,
      text,
      isMissed,
    );
  beforeEach(async () => {
    for (const table of ['search_event', 'search_day', 'search_day_words']) await db(`delete from ${table}`);
  });

  test('use days in Vietnam time and do not change after repeated or simultaneous runs', async () => {
    await search('món huế', 2, 1439, false);
    await search('món huế', 1, 1, false);
    await search('zthiếu', 1, 2, true);
    await Promise.all(Array.from({ length: 6 }, sum));
    await sum();
    expect(await days(4)).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [0, 0],
    ]);
    // New searches can change a day that was summed
    await search('zthiếu', 1, 1400, true);
    await sum();
    expect((await days(2))[0]).toEqual([3, 2]);
    expect(await words(false)).toEqual([
      { words: 'món huế', searches: 2, missed: 0 },
      { words: 'zthiếu', searches: 2, missed: 2 },
    ]);
    expect(await words(true)).toEqual([{ words: 'zthiếu', searches: 2, missed: 2 }]);
  });

  test('remain after the searches, which are deleted only after they were summed', async () => {
    await search('zxưa', SEARCH_DAYS + 1, 1439, true);
    await search('zvừa', SEARCH_DAYS, 1, true);
    await sum();
    expect(await db('select words from search_event')).toEqual([{ words: 'zvừa' }]);
    await sum();
    expect((await days(SEARCH_DAYS + 2)).slice(0, 2)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('keep words of at least three people and delete others', async () => {
    const [rare, common] = ['znguyễn văn a', 'zthêu thùa'];
    const term = (text: string, daysAgo: number) =>
      db(
        `insert into search_term (words, language, has_hits, count, first_at)
         values (?, 'vi', false, 50, now() - make_interval(days => ?))`,
        text,
        daysAgo,
      );
    await term(rare, SEARCH_DAYS + 2);
    await term(common, SEARCH_DAYS + 2);
    await term('zmới nhắc', SEARCH_DAYS - 2);
    // Before searches have been recorded for that long, the number of people is not known
    await sum();
    const terms = async () =>
      (await db<{ words: string }>('select words from search_term')).flatMap(({ words: text }) =>
        [rare, common, 'zmới nhắc'].includes(text) ? [text] : [],
      );
    expect((await terms()).sort()).toEqual([rare, 'zmới nhắc', common].sort());
    // Many searches by the same two people
    await search(rare, 1, 1, true);
    for (const [text, who] of [
      [rare, 'một'],
      [rare, 'một'],
      [rare, 'hai'],
      [common, 'một'],
      [common, 'hai'],
      [common, 'ba'],
    ] as const) {
      await search(text, SEARCH_DAYS + 1, 1, true);
      await db('update search_event set searcher = ? where searcher is null and words = ?', who, text);
    }
    await sum();
    expect((await terms()).sort()).toEqual([common, 'zmới nhắc'].sort());
    expect(await words(true)).toEqual([
      { words: common, searches: 3, missed: 3 },
      { words: rare, searches: 1, missed: 1 },
    ]);
    expect((await days(SEARCH_DAYS + 2))[0]).toEqual([6, 6]);
    // A term that remained is not deleted later, although its searches were deleted
    await sum();
    expect(await words(true)).toHaveLength(2);
  });

  test('list the most frequent words and count all searches', async () => {
    await db(
      `insert into search_event (words, language, results, is_missed) select 'znhiễu ' || i, 'vi', 0, true
       from generate_series(1, ?::int) i`,
      MAX_WORDS_PER_DAY + 20,
    );
    await search('món huế', 0, 0, false);
    await search('món huế', 0, 0, false);
    await sum();
    expect((await days(1))[0]).toEqual([MAX_WORDS_PER_DAY + 22, MAX_WORDS_PER_DAY + 20]);
    const kept = await db('select searches from search_day_words order by searches desc');
    expect(kept).toHaveLength(MAX_WORDS_PER_DAY);
    expect(kept[0]).toEqual({ searches: 2 });
  });

  test('require the permission to read searches', async () => {
    const reader = await staff('search:read');
    const read = '{ searchDays { day } searchedWords { words } }';
    expect(getCode(await ask(reader, read))).toBeUndefined();
    for (const other of [await student(), await teacher()])
      expect(getCode(await ask(other, read))).toBe('FORBIDDEN');
    expect(getCode(await ask(boss, '{ searchDays(days: 367) { day } }'))).toBe('BAD_INPUT');
  });
});
