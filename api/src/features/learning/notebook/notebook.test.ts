import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts } from '../../../testing/factories.ts';
import { LINEAR, measureGrowth } from '../../../testing/growth.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { openLesson, viewAs } from '../../../testing/study.ts';
import { formatNotebook } from './notebook-file.ts';

const app = await testApp();
const { ask, course, db, enrol, mutate, student, teacher } = helpersFor(app);
let [pots, tea]: CourseFacts[] = [];
beforeAll(async () => {
  const { id } = await teacher();
  pots = await course(id, { lessons: 2, title: 'Làm gốm' });
  tea = await course(id, { lessons: 1, title: 'Pha trà' });
});

async function learner(): Promise<Actor> {
  const who = await student();
  for (const facts of [pots!, tea!]) {
    await enrol(who.id, facts.id);
    for (const id of facts.lessonIds) await openLesson(app, who, id);
  }
  return who;
}
const make = (who: Actor, name: 'Note' | 'Bookmark', input: object) => mutate(who, `create${name}`, input);
/** A student with two places in one course, and one in another. */
async function notebookOwner(): Promise<Actor> {
  const who = await learner();
  await make(who, 'Note', {
    lessonId: pots!.lessonIds[0],
    text: 'Giữ tay ướt\n# không phải tiêu đề',
    atSec: 345,
  });
  await make(who, 'Bookmark', { lessonId: pots!.lessonIds[1] });
  await make(who, 'Note', { lessonId: tea!.lessonIds[0], text: 'Nước 80 độ' });
  return who;
}
const file = async (who: Actor, courseId?: string) =>
  (await ask(who, 'query($id: ID) { notebookFile(courseId: $id) }', { id: courseId })).data.notebookFile as
    | string
    | null;
const courses = async (who: Actor) =>
  (await ask(who, '{ notebookCourses { id title notes bookmarks } }')).data.notebookCourses;
const feed = async (who: Actor, field: 'recentNotes' | 'recentBookmarks', courseId?: string) =>
  (await ask(who, `query($id: ID) { ${field}(courseId: $id, first: 10) { totalCount } }`, { id: courseId }))
    .data[field] as { totalCount: number };

test('exports each entry by course and lesson with its link', async () => {
  const who = await notebookOwner();
  const all = await file(who);
  const [{ slug } = { slug: '' }] = await db<{ slug: string }>(
    'select slug from course where id = ?',
    pots!.id,
  );
  expect(all).toMatch(/^# Sổ tay của bạn\n\n## Làm gốm\n\n### /);
  expect(all).toContain(
    `/learning/${slug}?lesson=${pots!.lessonIds[0]}&t=345) Giữ tay ướt\n  \\# không phải tiêu đề\n`,
  );
  expect(all).toMatch(
    new RegExp(`- \\[Cả bài\\]\\(https?://[^)]+lesson=${pots!.lessonIds[1]}\\) \\*Dấu trang\\*\n`),
  );
  expect(all).toContain('## Pha trà');
  const one = await file(who, tea!.id);
  expect(one).toContain('Nước 80 độ');
  expect(one).not.toContain('Làm gốm');
});

test('filters notes and bookmarks by course', async () => {
  const who = await notebookOwner();
  expect(await courses(who)).toEqual([
    { id: tea!.id, title: 'Pha trà', notes: 1, bookmarks: 0 },
    { id: pots!.id, title: 'Làm gốm', notes: 1, bookmarks: 1 },
  ]);
  expect(await feed(who, 'recentNotes')).toEqual({ totalCount: 2 });
  expect(await feed(who, 'recentNotes', tea!.id)).toEqual({ totalCount: 1 });
  expect(await feed(who, 'recentBookmarks', tea!.id)).toEqual({ totalCount: 0 });
  expect(await feed(who, 'recentBookmarks', 'no course')).toEqual({ totalCount: 0 });
});

test('is private, also from other students and an administrator who views as the student', async () => {
  const who = await notebookOwner();
  for (const other of [await learner(), await viewAs(app, who)]) {
    expect(await file(other)).toBeNull();
    expect(await file(other, pots!.id)).toBeNull();
    expect(await courses(other)).toEqual([]);
  }
  expect(await file(who, 'no course')).toBeNull();
});

test('remains after expiry without links and disappears after revocation', async () => {
  const who = await notebookOwner();
  const change = (access: string) =>
    db(
      'update enrolment set access = ? where student_id = ? and course_id = ? returning id',
      access,
      who.id,
      tea!.id,
    );
  await change('EXPIRED');
  expect(await file(who, tea!.id)).toMatch(/\n- \*\*Cả bài\*\* Nước 80 độ\n/);
  await change('REVOKED');
  expect(await file(who, tea!.id)).toBeNull();
  expect(await courses(who)).toMatchObject([{ id: pots!.id }]);
});

const PLACE = {
  ...{ kind: 'NOTE' as const, atSec: 3725, paragraph: null, lessonId: 'l', courseId: 'c', slug: 's' },
  ...{
    lessonTitle: '[mở](javascript:x)',
    courseTitle: 'A *B*',
    mayOpen: true,
    text: '1. <b>đo</b>\n- snake_case',
  },
};

test('escapes Markdown, also in titles', () => {
  expect(formatNotebook([PLACE], { origin: 'https://sen.vn', locale: 'en' })).toBe(
    '# Your notebook\n\n## A \\*B\\*\n\n### \\[mở\\](javascript:x)\n\n' +
      '- [1:02:05](https://sen.vn/learning/s?lesson=l&t=3725) 1\\. \\<b\\>đo\\</b\\>\n  \\- snake\\_case\n',
  );
});

test('writes a note of empty lines in linear time', () => {
  const write = (size: number) =>
    formatNotebook([{ ...PLACE, text: `x${'\n'.repeat(size)}y` }], {
      origin: 'https://sen.vn',
      locale: 'en',
    });
  expect(measureGrowth(write, 500)).toBeLessThan(LINEAR);
});
