import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, richText } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { parseCaptions } from '../../media/captions/parse-captions.ts';
import { storeCues } from '../../media/captions/store-captions.ts';

const app = await testApp();
const { ask, course, db, enrol, mutate, mutateById, student, teacher, updateRow } = helpersFor(app);
let owner: Actor, learner: Actor;
let facts: CourseFacts, other: CourseFacts;
let enrolment: string;

const write = (lessonId: string | undefined, body: object) =>
  updateRow('lesson', lessonId, 'body = ?::jsonb', [JSON.stringify(body)]);
const addCaptions = async (lessonId: string | undefined, language: string, lines: readonly string[]) => {
  const [media] = await db<{ id: string }>(
    `insert into media (owner_id, kind, storage_key, content_type, size_bytes)
     values (?, 'CAPTIONS', 'media/' || gen_random_uuid(), 'text/vtt', 1) returning id`,
    owner.id,
  );
  const cues = parseCaptions(
    `WEBVTT\n\n${lines.map((line, n) => `00:${String(n * 10).padStart(2, '0')}.000 --> 00:${n * 10 + 9}.000\n${line}`).join('\n\n')}`,
  );
  await storeCues(app.services.orm.em.fork(), media!.id, cues as never);
  await db(
    "insert into caption_track (lesson_id, language, label, media_id) values (?, ?, 'Phụ đề', ?) returning id",
    lessonId,
    language,
    media!.id,
  );
};
const open = (who: Actor, id: string | undefined) => mutateById(who, 'openLesson', { lessonId: id });

beforeAll(async () => {
  [owner, learner] = [await teacher(), await student()];
  [facts, other] = [await course(owner.id, { lessons: 3 }), await course(owner.id, { lessons: 1 })];
  enrolment = await enrol(learner.id, facts.id);
  await enrol(learner.id, other.id);
  await addCaptions(facts.lessonIds[0], 'vi', [
    'Nấu phở bò',
    'cần nước dùng',
    'trong và ngọt',
    'Phở gà thì khác',
  ]);
  await addCaptions(facts.lessonIds[0], 'en', ['Cooking pho']);
  await write(facts.lessonIds[1], {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Nước dùng' }] },
      {
        type: 'bulletList',
        content: ['Xương bò', 'Hành tím'].map((text) => ({
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: text.slice(0, 2) },
                { type: 'text', marks: [{ type: 'bold' }], text: text.slice(2) },
              ],
            },
          ],
        })),
      },
    ],
  });
  await write(facts.lessonIds[2], richText('Bí mật của phở nằm ở bài chưa mở.'));
  await write(
    other.lessonIds[0],
    richText(`${'mở đầu dài '.repeat(60)}rồi mới tới phở cuốn ${'kết bài '.repeat(60)}`),
  );
  for (const id of [facts.lessonIds[0], facts.lessonIds[1], other.lessonIds[0]]) await open(learner, id);
});

interface Found {
  kind: string;
  text: string;
  startSec: number | null;
  block: number | null;
  language: string | null;
  lesson: { title: string };
  course: { id: string };
}
const find = async (search: string, more: object = {}, who = learner) => {
  const reply = await ask(
    who,
    `query($search: String!, $courseId: ID, $first: Int, $after: String) {
      passages(search: $search, courseId: $courseId, first: $first, after: $after) {
        totalCount pageInfo { hasNextPage endCursor }
        edges { node { id kind text startSec block language lesson { title } course { id } } } } }`,
    { search, ...more },
  );
  expect(reply.errors).toBeUndefined();
  return reply.data.passages as {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { node: Found }[];
  };
};
const nodes = async (...args: Parameters<typeof find>) => (await find(...args)).edges.map(({ node }) => node);

describe('search in lessons', () => {
  test('finds captions with their second and texts with their block, in the order of the outline', async () => {
    expect(await nodes('nước dùng')).toMatchObject([
      {
        kind: 'CAPTION',
        text: 'cần nước dùng',
        startSec: 10,
        block: null,
        language: 'VI',
        lesson: { title: 'Bài 1' },
        course: { id: facts.id },
      },
      {
        kind: 'TEXT',
        text: 'Nước dùng',
        startSec: null,
        block: 0,
        language: null,
        lesson: { title: 'Bài 2' },
      },
    ]);
    expect(await nodes('xương bò')).toMatchObject([{ kind: 'TEXT', text: 'Xương bò Hành tím', block: 1 }]);
  });

  test('ignores accents unless the student types them', async () => {
    const textsFor = async (search: string) =>
      (await nodes(search, { courseId: facts.id })).map(({ text }) => text);
    expect(await textsFor('pho')).toEqual(['Cooking pho', 'Nấu phở bò', 'Phở gà thì khác']);
    expect(await textsFor('PHỞ')).toEqual(['Nấu phở bò', 'Phở gà thì khác']);
    expect(await textsFor('nấu phở')).toEqual(['Nấu phở bò']);
    expect(await textsFor('cook')).toEqual(['Cooking pho']);
    expect(await textsFor('co')).toEqual([]);
    expect(await textsFor('phơ')).toEqual([]);
  });

  test('finds words that span two captions once, at the first caption', async () => {
    expect((await nodes('dùng trong')).map(({ text, startSec }) => [text, startSec])).toEqual([
      ['cần nước dùng', 10],
    ]);
    expect((await nodes('ngọt')).map(({ startSec }) => startSec)).toEqual([20]);
  });

  test('shows an excerpt of a long paragraph', async () => {
    const [found] = await nodes('pho cuon');
    expect(found!.text).toMatch(/^… (mở|đầu|dài) .*rồi mới tới phở cuốn.* (kết|bài) …$/);
    expect(found!.text.length).toBeLessThan(300);
  });

  test('is paged by cursor', async () => {
    const first = await find('phở', { first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await find('phở', { first: 2, after: first.pageInfo.endCursor });
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect([...first.edges, ...rest.edges].map(({ node }) => node.text)).toHaveLength(3);
    expect(rest.edges[0]!.node.text).toContain('phở cuốn');
  });

  test.each(['', '   ', '!!!', "a:b & | !( ' \\", 'khôngcóđâu'])(
    '%j finds nothing without an error',
    async (search) => {
      expect(await nodes(search)).toEqual([]);
    },
  );

  test('finds only opened lessons that the student may study now', async () => {
    expect((await nodes('bí mật')).length).toBe(0);
    expect(await nodes('phở', {}, await student())).toEqual([]);
    expect(await nodes('phở', {}, owner)).toEqual([]);
    const set = (access: string) => updateRow('enrolment', enrolment, 'access = ?', [access]);
    for (const access of ['SUSPENDED', 'EXPIRED', 'REVOKED']) {
      await set(access);
      expect(await nodes('phở', { courseId: facts.id })).toEqual([]);
    }
    await set('ACTIVE');
    await updateRow('lesson', facts.lessonIds[0], 'removed_at = now()');
    expect(await nodes('phở', { courseId: facts.id })).toEqual([]);
    await updateRow('lesson', facts.lessonIds[0], 'removed_at = null');
    expect(await nodes('phở', { courseId: facts.id })).toHaveLength(2);
  });

  test('finds notes of the student after captions and texts, with their second or block', async () => {
    const fellow = await student();
    const fellowEnrolment = await enrol(fellow.id, facts.id);
    await open(fellow, facts.lessonIds[0]);
    const note = (who: Actor, text: string, more: object = {}) =>
      mutate(who, 'createNote', { lessonId: facts.lessonIds[0], text, ...more });
    await note(learner, 'Phở của mẹ ngon hơn', { atSec: 12 });
    await note(learner, `Phở ${'và nhiều thứ khác '.repeat(30)}`, { paragraph: 3 });
    await note(learner, 'Mua bánh phở');
    await note(fellow, 'Phở chay');
    const found = await nodes('phở', { courseId: facts.id });
    expect(found.map(({ kind, startSec, block }) => [kind, startSec, block])).toEqual([
      ['CAPTION', 0, null],
      ['CAPTION', 30, null],
      ['NOTE', null, null],
      ['NOTE', null, 3],
      ['NOTE', 12, null],
    ]);
    expect(found[3]!.text).toMatch(/^Phở và nhiều thứ khác .* …$/);
    expect((await find('phở', { first: 4 })).totalCount).toBe(6);
    expect((await nodes('cua me')).map(({ text }) => text)).toEqual(['Phở của mẹ ngon hơn']);
    expect((await nodes('pho', {}, fellow)).filter(({ kind }) => kind === 'NOTE')).toMatchObject([
      { text: 'Phở chay', lesson: { title: 'Bài 1' } },
    ]);
    await db("update enrolment set access = 'EXPIRED' where id = ? returning id", fellowEnrolment);
    expect(await nodes('chay', {}, fellow)).toEqual([]);
    await db('delete from lesson_note where lesson_id = ? returning id', facts.lessonIds[0]);
  });

  test('finds formulas by their LaTeX source, and joins lines that a hard break separates', async () => {
    const formula = (type: string, latex: string) => ({ type, attrs: { latex } });
    const before = await db<{ body: object }>('select body from lesson where id = ?', facts.lessonIds[1]);
    await write(facts.lessonIds[1], {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Diện tích ' },
            formula('inlineMath', 'S = \\pi r^2'),
            { type: 'hardBreak' },
            { type: 'text', text: 'của hình tròn' },
          ],
        },
        formula('blockMath', '\\sqrt{omega}'),
      ],
    });
    const area = { block: 0, text: 'Diện tích S = \\pi r^2 của hình tròn' };
    expect(await nodes('dien tich')).toMatchObject([area]);
    expect(await nodes('pi')).toMatchObject([area]);
    expect(await nodes('omega')).toMatchObject([{ block: 1, text: '\\sqrt{omega}' }]);
    await write(facts.lessonIds[1], before[0]!.body);
  });

  test('finds edited texts, and no replaced captions', async () => {
    await write(facts.lessonIds[1], richText('Bún chả Hà Nội'));
    expect(await nodes('xương')).toEqual([]);
    expect(await nodes('bun cha')).toMatchObject([{ block: 0, text: 'Bún chả Hà Nội' }]);
    await db(
      "update caption_track set replaced_at = now() where lesson_id = ? and language = 'en'",
      facts.lessonIds[0],
    );
    expect(await nodes('cooking')).toEqual([]);
  });
});
