import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { type Actor } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';

const app = await ownApp();
const { course, db, fetchRoot, teacher, updateRow } = helpersFor(app);
let owner: Actor;
beforeAll(async () => {
  owner = await teacher();
});

const SEARCH =
  'query Q($search: String!) { courses(filter: { search: $search }, sortBy: RELEVANCE) { items { slug } } }';
const found = async (search: string) =>
  (await fetchRoot<{ items: { slug: string }[] }>(undefined, SEARCH, { search })).items.map(
    ({ slug }) => slug,
  );
const OUTCOME = `query Q($search: String!, $isTyping: Boolean!) { courseSearch(search: $search, isTyping: $isTyping) {
  correctedTo total courses { slug } teachers { fullName } categories { name } } }`;
const outcome = (search: string, isTyping = false) =>
  fetchRoot<{
    correctedTo: string | null;
    total: number;
    courses: { slug: string }[];
    teachers: { fullName: string }[];
    categories: { name: string }[];
  }>(undefined, OUTCOME, { search, isTyping });

describe('the search document of a course follows', () => {
  test.each<[string, string, (id: string) => Promise<unknown>]>([
    ['the title', 'zalotitle', (id) => updateRow('course', id, "title = 'Zalotitle'")],
    ['tags', 'zalotag', (id) => updateRow('course', id, "tags = '{zalotag}'")],
    ['outcomes', 'zalooutcome', (id) => updateRow('course', id, "outcomes = '{zalooutcome}'")],
    [
      'the description',
      'zaloprose',
      (id) =>
        updateRow(
          'course',
          id,
          `description = '{"type":"doc","content":[{"type":"text","text":"zaloprose"}]}'`,
        ),
    ],
    [
      'a lesson',
      'zalolesson',
      (id) => db("update lesson set title = 'Zalolesson' where course_id = ? and position = 1", id),
    ],
    ['its teacher', 'zaloteacher', () => updateRow('person', owner.id, "full_name = 'Lê Zaloteacher'")],
    [
      'its category',
      'zalocategory',
      (id) =>
        db(
          "update category set name = 'Zalocategory' where id = (select category_id from course where id = ?)",
          id,
        ),
    ],
    [
      'the category above',
      'zaloparent',
      (id) =>
        db(
          `with above as (insert into category (slug, name, name_en, icon, motif, position)
             values ('zaloparent', 'Zaloparent', 'x', 'code', 'code', 0) returning id)
           update category set parent_id = (select id from above) where id = (select category_id from course where id = ?)`,
          id,
        ),
    ],
  ])('%s', async (_, word, change) => {
    const { id, slug } = await course(owner.id);
    expect(await found(word)).toEqual([]);
    await change(id);
    expect(await found(word)).toContain(slug);
  });

  test('added and deleted lessons', async () => {
    const { id, slug, sectionId } = await course(owner.id);
    await db(
      `insert into lesson (course_id, section_id, title, kind, rule, position) values (?, ?, 'Zaloadded', 'TEXT', 'DWELL', 9)`,
      id,
      sectionId,
    );
    expect(await found('zaloadded')).toEqual([slug]);
    await db("delete from lesson where title = 'Zaloadded'");
    expect(await found('zaloadded')).toEqual([]);
  });

  test('two lessons that are renamed simultaneously', async () => {
    const { slug, lessonIds } = await course(owner.id);
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

  test('no change of a counter', async () => {
    const { id } = await course(owner.id);
    const version = () => db('select xmin::text from course_document where course_id = ?', id);
    const before = await version();
    await updateRow('course', id, 'student_count = student_count + 1');
    expect(await version()).toEqual(before);
  });
});

describe('search words', () => {
  let pho: string, city: string;
  beforeAll(async () => {
    pho = (await course(owner.id, { title: 'Nấu phở bò gia truyền' })).slug;
    city = (await course(owner.id, { title: 'Vẽ phố cổ, thuý và hoà' })).slug;
    await course(owner.id, { title: 'JavaScript qua ví dụ' });
  });

  test('with accents match exactly, and without accents any spelling', async () => {
    expect(await found('phở')).toEqual([pho]);
    expect(await found('phố')).toEqual([city]);
    expect((await found('PHO')).sort()).toEqual([pho, city].sort());
    expect(await found('nau phở')).toEqual([pho]);
  });

  test('match old positions of tone marks and decomposed letters', async () => {
    expect(await found('thúy hòa')).toEqual([city]);
    expect(await found('phở'.normalize('NFD'))).toEqual([pho]);
  });

  test('are corrected only if they match nothing, and the correction is returned', async () => {
    expect(await outcome('javscript')).toMatchObject({ correctedTo: 'javascript', total: 1 });
    expect(await outcome('nấu phơ')).toMatchObject({ courses: [{ slug: pho }] });
    expect(await outcome('javascript')).toMatchObject({ correctedTo: null, total: 1 });
    expect(await outcome('qqqqwwww')).toMatchObject({ correctedTo: null, total: 0 });
  });

  test('are not corrected to a former name of a teacher', async () => {
    const [one, other] = [await teacher(), await teacher()];
    const named = (id: string, name: string) => updateRow('person', id, 'full_name = ?', [name]);
    const known = async () =>
      (
        await db<{ word: string }>(
          "select word from search_word where word in ('zuyệt', 'zoan', 'kzương') order by plain",
        )
      ).map(({ word }) => word);
    await course(one.id, { status: 'DRAFT' as never });
    await course(other.id);
    await named(one.id, 'Zuyệt Zoan');
    await named(other.id, 'Kzương Zoan');
    expect(await known()).toEqual(['kzương', 'zoan', 'zuyệt']);
    await named(one.id, 'Người dùng đã xoá');
    expect(await known()).toEqual(['kzương', 'zoan']);
    expect(await outcome('kzưong zoan')).toMatchObject({ correctedTo: 'kzương zoan' });
  });

  test('may be incomplete while the visitor types', async () => {
    expect(await outcome('javasc', true)).toMatchObject({ correctedTo: null, total: 1 });
    expect(await outcome('phở b', true)).toMatchObject({ total: 1 });
    expect((await outcome('b', true)).total).toBe(0);
  });

  test('of punctuation or query operators match nothing without an error', async () => {
    for (const nothing of ['!!!', "'", ':*', '& |', '<->', '\\', '%'])
      expect((await outcome(nothing)).total, nothing).toBe(0);
    expect(await found("' | 'phở")).toEqual([pho]);
  });

  test('find teachers and categories separately', async () => {
    await updateRow('person', owner.id, "full_name = 'Ngô Phương Thảo', email_verified_at = now()");
    expect((await outcome('phuong thao')).teachers).toEqual([{ fullName: 'Ngô Phương Thảo' }]);
    expect((await outcome('phương thào')).teachers).toEqual([{ fullName: 'Ngô Phương Thảo' }]);
    expect((await outcome('Zaloparent')).categories).toEqual([{ name: 'Zaloparent' }]);
  });

  test('match synonyms in both directions from the next search on', async () => {
    expect(await found('ẩm thực')).toEqual([]);
    await db(`insert into search_synonym (terms) values ('{phở bò,"ẩm thực",Món Việt}')`);
    expect(await found('ẩm thực')).toEqual([pho]);
    expect(await found('am thuc')).toEqual([pho]);
    expect(await found('học món việt')).toEqual([pho]);
  });
});
