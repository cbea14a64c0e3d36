import { Readable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { stageUpload } from '../../platform/files/uploads.ts';
import { testApp } from '../../testing/app.ts';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from '../courses/index.ts';
import { findCustomPagePaths } from './index.ts';

const app = await testApp();
const { admin, ask, course, db, fetchRoot, student, teacher, updateRow, value } = helpersFor(app);
const boss = await admin();
afterEach(() => db('delete from custom_page'));

const textOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const EMPTY = { texts: [], courseIds: [] };
const RICH = { ...EMPTY, kind: 'RICH_TEXT', texts: [textOf('Chào từ {{brand}}')] };
const vi = (over: object = {}) => ({ language: 'VI', title: ' Giới thiệu ', blocks: [RICH], ...over });
const en = (over: object = {}) => ({ language: 'EN', title: 'About us', blocks: [RICH], ...over });

const DRAFT =
  'id slug state version publishedVersion isInFooter translations { language title blocks { kind texts heading courseIds categoryId courseCount picture alt caption } }';
const send = (mutation: string, type: string, input: object, who = boss) =>
  ask(who, `mutation($input: ${type}!) { ${mutation}(input: $input) { ${DRAFT} } }`, { input });
const save = (input: object = {}, who = boss) =>
  send(
    'saveCustomPage',
    'SaveCustomPageInput',
    { slug: 've-chung-toi', translations: [vi()], ...input },
    who,
  );
const publish = (pageId: string, expectedVersion: number) =>
  send('publishCustomPage', 'PublishCustomPageInput', { pageId, expectedVersion });
const unpublish = (pageId: string) =>
  ask(boss, `mutation { unpublishCustomPage(pageId: "${pageId}") { state } }`);

interface Draft {
  id: string;
  version: number;
}
const saved = async (input: object = {}): Promise<Draft> => {
  const reply = await save(input);
  expect(reply.errors).toBeUndefined();
  return reply.data.saveCustomPage as Draft;
};
const published = async (input: object = {}): Promise<Draft> => {
  const draft = await saved(input);
  expect((await publish(draft.id, draft.version)).errors).toBeUndefined();
  return draft;
};
const read = (slug = 've-chung-toi', language = 'VI') =>
  fetchRoot<{
    title: string;
    language: string;
    blocks: { texts: unknown[]; courses: { id: string }[] }[];
  } | null>(
    undefined,
    `{ customPage(slug: "${slug}", language: ${language}) { title language blocks { kind texts alt picturePath width courses { id } } } }`,
  );
const faultsOf = (reply: Awaited<ReturnType<typeof save>>) =>
  ((reply.errors?.[0]?.extensions.details ?? []) as { field: string }[]).map(({ field }) => field);

describe('a page', () => {
  test('is read once it is published, in the version that was published, and not after it is unpublished', async () => {
    const { id } = await saved();
    expect(await read()).toBeNull();
    expect((await publish(id, 1)).data).toMatchObject({ publishCustomPage: { state: 'PUBLISHED' } });
    expect(await read()).toMatchObject({ title: 'Giới thiệu', language: 'VI' });
    expect(JSON.stringify(await read())).toContain('Chào từ Sen');
    const changed = { pageId: id, expectedVersion: 1, translations: [vi({ title: 'Tên mới' })] };
    expect((await save(changed)).data).toMatchObject({
      saveCustomPage: { state: 'CHANGED', version: 2, publishedVersion: 1 },
    });
    expect(await read()).toMatchObject({ title: 'Giới thiệu' });
    expect((await unpublish(id)).data).toEqual({ unpublishCustomPage: { state: 'DRAFT' } });
    expect(await read()).toBeNull();
  });

  test('has the language of the reader, or the other one', async () => {
    await published({ translations: [vi(), en({ blocks: [RICH, RICH] })] });
    expect(await read('ve-chung-toi', 'EN')).toMatchObject({ title: 'About us', language: 'EN' });
    await published({ slug: 'mot-tieng', translations: [vi(), en({ title: '', blocks: [] })] });
    expect(await read('mot-tieng', 'EN')).toMatchObject({ title: 'Giới thiệu', language: 'VI' });
  });

  test('is changed by the administrator who has read its latest version only, and nothing is lost', async () => {
    const { id } = await saved();
    const second = { pageId: id, expectedVersion: 1 };
    expect((await save(second)).data).toMatchObject({ saveCustomPage: { version: 2 } });
    expect(getReason(await save(second))).toBe('STALE_VERSION');
    expect(getReason(await save({ pageId: id }))).toBe('STALE_VERSION');
    expect(getReason(await publish(id, 1))).toBe('STALE_VERSION');
    expect(await value('select count(*)::int from custom_page_version where page_id = ?', id)).toBe(2);
  });

  test('of two simultaneous edits, one is refused', async () => {
    const { id } = await saved();
    const replies = await Promise.all([1, 2].map(() => save({ pageId: id, expectedVersion: 1 })));
    expect(replies.map(getReason).filter(Boolean)).toEqual(['STALE_VERSION']);
  });

  test('gets the content of an earlier version as a new one', async () => {
    const { id } = await saved();
    await save({ pageId: id, expectedVersion: 1, translations: [en()] });
    const restore = (number: number) =>
      send('restoreCustomPage', 'RestoreCustomPageInput', { pageId: id, expectedVersion: 2, number });
    expect(getCode(await restore(9))).toBe('NOT_FOUND');
    expect((await restore(1)).data).toMatchObject({
      restoreCustomPage: { version: 3, translations: [{ language: 'VI', title: 'Giới thiệu' }] },
    });
    expect(getReason(await restore(1))).toBe('STALE_VERSION');
    const { versions } = await fetchRoot<{ versions: { number: number }[] }>(
      boss,
      `{ customPageDraft(id: "${id}") { versions { number savedByName } } }`,
    );
    expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('keeps its path while it is published, and its path is its own', async () => {
    const { id } = await published();
    const move = { pageId: id, expectedVersion: 1, slug: 'duong-khac' };
    expect(faultsOf(await save(move))).toEqual(['slug']);
    expect(faultsOf(await save())).toEqual(['slug']);
    await unpublish(id);
    await saved({ slug: 'da-co' });
    expect(faultsOf(await save({ ...move, slug: 'da-co' }))).toEqual(['slug']);
    expect((await save(move)).data).toMatchObject({ saveCustomPage: { slug: 'duong-khac' } });
  });

  test('has its path alone if another page receives the same one at the same time', async () => {
    for (let n = 0; n < 20; n++) {
      const { id } = await saved({ slug: `cu-${n}` });
      const moved = { pageId: id, expectedVersion: 1, slug: `moi-${n}` };
      const replies = await Promise.all([save({ slug: `moi-${n}` }), save(moved)]);
      const refused = replies.filter(({ errors }) => errors);
      expect(refused.map(getCode)).toEqual(['BAD_INPUT']);
      expect(faultsOf(refused[0]!)).toEqual(['slug']);
    }
  });

  test('is deleted only if it is not published', async () => {
    const { id } = await published();
    const remove = () => ask(boss, `mutation { deleteCustomPage(pageId: "${id}") { id } }`);
    expect(getReason(await remove())).toBe('CUSTOM_PAGE_PUBLISHED');
    await unpublish(id);
    expect((await remove()).data).toEqual({ deleteCustomPage: { id } });
    expect(getCode(await remove())).toBe('NOT_FOUND');
  });

  test('is in the footer and the sitemap as long as it is published', async () => {
    const footer = () => fetchRoot(undefined, '{ footerPages { slug titleVi titleEn } }');
    await published({ slug: 'khong-o-chan' });
    const { id } = await published({ isInFooter: true, translations: [vi({ title: 'Về {{brand}}' })] });
    expect(await footer()).toEqual([{ slug: 've-chung-toi', titleVi: 'Về Sen', titleEn: null }]);
    const paths = async () => (await findCustomPagePaths(app.services.orm.em.fork())).map(({ path }) => path);
    expect(await paths()).toEqual(['/p/khong-o-chan', '/p/ve-chung-toi']);
    await unpublish(id);
    expect(await footer()).toEqual([]);
    expect(await paths()).toEqual(['/p/khong-o-chan']);
  });

  test('is neither read as a draft nor written without the permission', async () => {
    const reader = await student();
    expect(getCode(await save({}, reader))).toBe('FORBIDDEN');
    expect(getCode(await ask(reader, '{ customPages { title } }'))).toBe('FORBIDDEN');
  });
});

describe('the home page', () => {
  test('has sections without title and path, once', async () => {
    const sections = { slug: null, isAboveCourses: true, translations: [vi({ title: '' })] };
    await published(sections);
    expect(getReason(await save(sections))).toBe('STALE_VERSION');
    expect(await fetchRoot(undefined, '{ homeSections { slug title isAboveCourses } }')).toEqual({
      slug: null,
      title: '',
      isAboveCourses: true,
    });
  });
});

describe('courses of a block', () => {
  const COURSES = { ...EMPTY, kind: 'COURSES', heading: 'Nên học' };
  const shown = async (block: object) => {
    await published({ translations: [vi({ blocks: [{ ...COURSES, ...block }] })] });
    return (await read())!.blocks[0]!.courses.map(({ id }) => id);
  };

  test('are the chosen ones on sale, in their order, when the page is read', async () => {
    const { id: owner } = await teacher();
    const [first, second, draft] = [
      await course(owner),
      await course(owner),
      await course(owner, { status: CourseStatus.DRAFT }),
    ];
    const courseIds = [second.id, draft.id, first.id];
    expect(await shown({ courseIds })).toEqual([second.id, first.id]);
    const id = await value<string>('select id from custom_page');
    expect(
      await fetchRoot(boss, `{ customPageDraft(id: "${id}") { translations { blocks { courseIds } } } }`),
    ).toEqual({ translations: [{ blocks: [{ courseIds }] }] });
    await updateRow('course', second.id, `visibility = 'PRIVATE'`);
    expect((await read())!.blocks[0]!.courses).toEqual([{ id: first.id }]);
  });

  test('are the most popular ones of a category', async () => {
    const { id: owner } = await teacher();
    const [one, two, three] = [await course(owner), await course(owner), await course(owner)];
    const categoryId = await value<string>('select category_id from course where id = ?', one.id);
    await db('update course set category_id = ? where id in (?, ?)', categoryId, two.id, three.id);
    await updateRow('course', two.id, 'student_count = 9');
    await updateRow('course', three.id, 'student_count = 5');
    expect(await shown({ categoryId, courseCount: 2 })).toEqual([two.id, three.id]);
  });
});

test('all fields that are refused are reported together', async () => {
  const reply = await save({ slug: 'A', translations: [vi({ title: '', blocks: [] }), en({ title: 'A' })] });
  expect(faultsOf(reply)).toEqual(['slug', 'translations.1.title']);
});

test('a picture is stored for a block, which needs its description', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h4v4z"/></svg>';
  const uploadId = await stageUpload(app.services, boss.id, 'anh.svg', Readable.from([Buffer.from(drawing)]));
  const { data } = await ask(
    boss,
    'mutation($input: AddCustomPagePictureInput!) { addCustomPagePicture(input: $input) { name width } }',
    { input: { uploadId } },
  );
  const { name } = (data as { addCustomPagePicture: { name: string } }).addCustomPagePicture;
  const picture = { ...EMPTY, kind: 'PICTURE', picture: name };
  expect(faultsOf(await save({ translations: [vi({ blocks: [{ ...picture, alt: ' ' }] })] }))).toEqual([
    'translations.0.blocks.0.alt',
  ]);
  await published({ translations: [vi({ blocks: [{ ...picture, alt: 'Lớp học' }] })] });
  expect((await read())!.blocks[0]).toMatchObject({
    picturePath: `/brand/${name}`,
    alt: 'Lớp học',
    width: 40,
  });
});

const UNKNOWN = '00000000-0000-7000-8000-000000000000';
test.each([
  [{ slug: 'Có Dấu' }, 'slug'],
  [{ slug: '-a' }, 'slug'],
  [{ slug: 'a'.repeat(81) }, 'slug'],
  [{ translations: [vi({ title: 'A' })] }, 'translations.0.title'],
  [{ translations: [vi({ title: '', blocks: [] })] }, 'translations.0.title'],
  [{ translations: [vi({ blocks: [] })] }, 'translations.0.blocks'],
  [{ translations: [vi(), vi()] }, 'translations.1.language'],
  [{ translations: [vi({ blocks: Array(31).fill(RICH) })] }, 'translations.0.blocks'],
  [
    { translations: [vi({ blocks: [{ ...RICH, texts: [textOf(' ')] }] })] },
    'translations.0.blocks.0.texts.0',
  ],
  [
    { translations: [vi({ blocks: [{ ...RICH, texts: [{ type: 'script' }] }] })] },
    'translations.0.blocks.0.texts.0',
  ],
  [{ translations: [vi({ blocks: [{ ...RICH, kind: 'COLUMNS' }] })] }, 'translations.0.blocks.0.texts'],
  [{ translations: [vi({ blocks: [{ ...EMPTY, kind: 'COURSES' }] })] }, 'translations.0.blocks.0.courseIds'],
  [
    { translations: [vi({ blocks: [{ ...EMPTY, kind: 'COURSES', courseIds: [UNKNOWN] }] })] },
    'translations.0.blocks.0.courseIds',
  ],
  [
    {
      translations: [
        vi({ blocks: [{ ...EMPTY, kind: 'PICTURE', alt: 'A', picture: `${'0'.repeat(32)}.png` }] }),
      ],
    },
    'translations.0.blocks.0.picture',
  ],
])('is refused at its field: %#', async (input, field) => {
  expect(faultsOf(await save(input)).map((each) => each.replace(/^input\./, ''))).toContain(field);
  expect(await value('select count(*)::int from custom_page')).toBe(0);
});
