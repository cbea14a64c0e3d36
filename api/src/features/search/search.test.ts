import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { type Actor, ask, course, select, teacher } from '../../testing/factories.ts';

const app = await ownApp();
let owner: Actor;
beforeAll(async () => {
  owner = await teacher(app);
});

const SEARCH =
  'query Q($search: String!) { courses(filter: { search: $search }, sortBy: RELEVANCE) { items { slug } } }';
const found = async (search: string) =>
  ((await ask(app, undefined, SEARCH, { search })).data.courses as { items: { slug: string }[] }).items.map(
    ({ slug }) => slug,
  );
const OUTCOME = `query Q($search: String!, $isTyping: Boolean!) { courseSearch(search: $search, isTyping: $isTyping) {
  correctedTo total courses { slug } teachers { fullName } categories { name } } }`;
const outcome = async (search: string, isTyping = false) =>
  (await ask(app, undefined, OUTCOME, { search, isTyping })).data.courseSearch as {
    correctedTo: string | null;
    total: number;
    courses: { slug: string }[];
    teachers: { fullName: string }[];
    categories: { name: string }[];
  };

describe('a document follows its sources at once', () => {
  test.each<[string, string, (id: string) => Promise<unknown>]>([
    [
      'the title',
      'zalotitle',
      (id) => select(app, "update course set title = 'Zalotitle' where id = ?", [id]),
    ],
    ['tags', 'zalotag', (id) => select(app, "update course set tags = '{zalotag}' where id = ?", [id])],
    [
      'outcomes',
      'zalooutcome',
      (id) => select(app, "update course set outcomes = '{zalooutcome}' where id = ?", [id]),
    ],
    [
      'the description',
      'zaloprose',
      (id) =>
        select(
          app,
          `update course set description = '{"type":"doc","content":[{"type":"text","text":"zaloprose"}]}' where id = ?`,
          [id],
        ),
    ],
    [
      'a lesson',
      'zalolesson',
      (id) =>
        select(app, "update lesson set title = 'Zalolesson' where course_id = ? and position = 1", [id]),
    ],
    [
      'its teacher',
      'zaloteacher',
      () => select(app, "update person set full_name = 'Lê Zaloteacher' where id = ?", [owner.id]),
    ],
    [
      'its category',
      'zalocategory',
      (id) =>
        select(
          app,
          "update category set name = 'Zalocategory' where id = (select category_id from course where id = ?)",
          [id],
        ),
    ],
    [
      'the category above',
      'zaloparent',
      (id) =>
        select(
          app,
          `with above as (insert into category (slug, name, name_en, icon, motif, position)
             values ('zaloparent', 'Zaloparent', 'x', 'code', 'code', 0) returning id)
           update category set parent_id = (select id from above) where id = (select category_id from course where id = ?)`,
          [id],
        ),
    ],
  ])('%s', async (_, word, change) => {
    const { id, slug } = await course(app, owner.id);
    expect(await found(word)).toEqual([]);
    await change(id);
    expect(await found(word)).toContain(slug);
  });

  test('lessons that are added and deleted', async () => {
    const { id, slug, sectionId } = await course(app, owner.id);
    await select(
      app,
      `insert into lesson (course_id, section_id, title, kind, rule, position) values (?, ?, 'Zaloadded', 'TEXT', 'DWELL', 9)`,
      [id, sectionId],
    );
    expect(await found('zaloadded')).toEqual([slug]);
    await select(app, "delete from lesson where title = 'Zaloadded'");
    expect(await found('zaloadded')).toEqual([]);
  });

  test('two lessons that are renamed at once are both found', async () => {
    const { slug, lessonIds } = await course(app, owner.id);
    await Promise.all(
      ['zaloleft', 'zaloright'].map((title, i) =>
        app.services.orm.em.fork().transactional(async (em) => {
          await em.execute('update lesson set title = ? where id = ?', [title, lessonIds[i]]);
          await em.execute('select pg_sleep(0.2)');
        }),
      ),
    );
    expect(await found('zaloleft')).toEqual([slug]);
    expect(await found('zaloright')).toEqual([slug]);
  });

  test('a counter does not write it', async () => {
    const { id } = await course(app, owner.id);
    const version = () => select(app, 'select xmin::text from course_document where course_id = ?', [id]);
    const before = await version();
    await select(app, 'update course set student_count = student_count + 1 where id = ?', [id]);
    expect(await version()).toEqual(before);
  });
});

describe('words', () => {
  let pho: string, city: string;
  beforeAll(async () => {
    pho = (await course(app, owner.id, { title: 'Nấu phở bò gia truyền' })).slug;
    city = (await course(app, owner.id, { title: 'Vẽ phố cổ, thuý và hoà' })).slug;
    await course(app, owner.id, { title: 'JavaScript qua ví dụ' });
  });

  test('with accents are found so, without them in all spellings', async () => {
    expect(await found('phở')).toEqual([pho]);
    expect(await found('phố')).toEqual([city]);
    expect((await found('PHO')).sort()).toEqual([pho, city].sort());
    expect(await found('nau phở')).toEqual([pho]);
  });

  test('a tone mark may stand where it used to, and letters may be composed otherwise', async () => {
    expect(await found('thúy hòa')).toEqual([city]);
    expect(await found('phở'.normalize('NFD'))).toEqual([pho]);
  });

  test('that are misspelt are corrected, said, and only where nothing fits as typed', async () => {
    expect(await outcome('javscript')).toMatchObject({ correctedTo: 'javascript', total: 1 });
    expect(await outcome('nấu phơ')).toMatchObject({ courses: [{ slug: pho }] });
    expect(await outcome('javascript')).toMatchObject({ correctedTo: null, total: 1 });
    expect(await outcome('qqqqwwww')).toMatchObject({ correctedTo: null, total: 0 });
  });

  test('are corrected to no word of a name that its teacher bears no more, be it of a draft', async () => {
    const [one, other] = [await teacher(app), await teacher(app)];
    const named = (id: string, name: string) =>
      select(app, 'update person set full_name = ? where id = ?', [name, id]);
    const known = async () =>
      (
        await select<{ word: string }>(
          app,
          "select word from search_word where word in ('zuyệt', 'zoan', 'kzương') order by plain",
        )
      ).map(({ word }) => word);
    await course(app, one.id, { status: 'DRAFT' as never });
    await course(app, other.id);
    await named(one.id, 'Zuyệt Zoan');
    await named(other.id, 'Kzương Zoan');
    expect(await known()).toEqual(['kzương', 'zoan', 'zuyệt']);
    await named(one.id, 'Người dùng đã xoá');
    expect(await known()).toEqual(['kzương', 'zoan']);
    expect(await outcome('kzưong zoan')).toMatchObject({ correctedTo: 'kzương zoan' });
  });

  test('may be unfinished while they are typed', async () => {
    expect(await outcome('javasc', true)).toMatchObject({ correctedTo: null, total: 1 });
    expect(await outcome('phở b', true)).toMatchObject({ total: 1 });
    expect((await outcome('b', true)).total).toBe(0);
  });

  test('punctuation alone and operators of the query language find nothing, and fail nothing', async () => {
    for (const nothing of ['!!!', "'", ':*', '& |', '<->', '\\', '%'])
      expect((await outcome(nothing)).total, nothing).toBe(0);
    expect(await found("' | 'phở")).toEqual([pho]);
  });

  test('teachers and categories are hits of their own', async () => {
    await select(
      app,
      "update person set full_name = 'Ngô Phương Thảo', email_verified_at = now() where id = ?",
      [owner.id],
    );
    expect((await outcome('phuong thao')).teachers).toEqual([{ fullName: 'Ngô Phương Thảo' }]);
    expect((await outcome('phương thào')).teachers).toEqual([{ fullName: 'Ngô Phương Thảo' }]);
    expect((await outcome('Zaloparent')).categories).toEqual([{ name: 'Zaloparent' }]);
  });

  test('a synonym holds for the next search, both ways', async () => {
    expect(await found('ẩm thực')).toEqual([]);
    await select(app, `insert into search_synonym (terms) values ('{phở bò,"ẩm thực",Món Việt}')`);
    expect(await found('ẩm thực')).toEqual([pho]);
    expect(await found('am thuc')).toEqual([pho]);
    expect(await found('học món việt')).toEqual([pho]);
  });
});
