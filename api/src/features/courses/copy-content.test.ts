import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, coTeacher, getCode, getReason, richText } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from './course.enums.ts';
import { MAX_SECTIONS } from './course-limits.ts';

const app = await testApp();
const { course, db, mutate, teacher, updateRow, value } = helpersFor(app);
const BAD = 'Gọi Zalo 0912 345 678 nhé';
let owner: Actor;
beforeAll(async () => {
  owner = await teacher();
});
const draft = (who = owner) => course(who.id, { status: CourseStatus.DRAFT, lessons: 2 });
const copyLesson = (lessonId: string | undefined, sectionId: string, who = owner) =>
  mutate(who, 'copyLesson', { lessonId, sectionId }, 'id');
const copySection = (sectionId: string, courseId: string, who = owner) =>
  mutate(who, 'copySection', { sectionId, courseId }, 'id');
const outline = (courseId: string) =>
  db<{ section: string; title: string; kind: string; questions: number }>(
    `select s.title as section, l.title, l.kind, (select count(*)::int from quiz z join quiz_question x on x.quiz_id = z.id
       join question q on q.id = x.question_id where z.lesson_id = l.id and q.course_id = l.course_id) as questions
     from lesson l join section s on s.id = l.section_id where l.course_id = ? order by s.position, l.position`,
    courseId,
  );
const withQuiz = async (prompt: string) => {
  const facts = await draft();
  await updateRow('lesson', facts.lessonIds[0], "kind = 'QUIZ', rule = 'PASS'");
  const content = { kind: 'TRUE_FALSE', prompt: richText(prompt), points: 1, body: { isTrue: true } };
  const input = { courseId: facts.id, content };
  await mutate(owner, 'createQuestion', input, 'id');
  const made = await mutate(owner, 'createQuestion', input, 'id');
  const { id } = made.data.createQuestion as { id: string };
  await mutate(owner, 'saveQuiz', { lessonId: facts.lessonIds[0], questionIds: [id] }, 'id');
  return facts;
};

test('a section is copied into another course with its quizzes and only their questions', async () => {
  const [from, to] = [await withQuiz('Trời xanh?'), await draft()];
  expect(getCode(await copySection(from.sectionId, to.id))).toBeUndefined();
  const rows = await outline(to.id);
  expect(rows.slice(2)).toEqual([
    { section: rows[2]!.section, title: 'Bài 1', kind: 'QUIZ', questions: 1 },
    { section: rows[2]!.section, title: 'Bài 2', kind: 'TEXT', questions: 0 },
  ]);
  expect(await value('select count(*)::int from question where course_id = ?', to.id)).toBe(1);
  // Within the course, the quiz shares its questions
  expect(getCode(await copyLesson(from.lessonIds[0], from.sectionId))).toBeUndefined();
  expect((await outline(from.id)).map(({ title, questions }) => [title, questions])).toEqual([
    ['Bài 1', 1],
    ['Bài 2', 0],
    ['Bài 1 (bản sao)', 1],
  ]);
  expect(await value('select count(*)::int from question where course_id = ?', from.id)).toBe(2);
});

test('flagged content waits for a reviewer in a course on sale', async () => {
  const [from, to] = [await withQuiz(BAD), await course(owner.id, { lessons: 1 })];
  await updateRow('lesson', from.lessonIds[1], 'body = ?::jsonb, title = ?', [
    JSON.stringify(richText(BAD)),
    'Bài có số điện thoại',
  ]);
  expect(getCode(await copySection(from.sectionId, to.id))).toBeUndefined();
  const rows = await outline(to.id);
  expect(rows.slice(1).map(({ title, questions }) => [title, questions])).toEqual([
    ['Bài 1', 0],
    ['Nội dung đang chờ duyệt', 0],
  ]);
  expect(
    await value("select count(*)::int from lesson where course_id = ? and body::text like '%0912%'", to.id),
  ).toBe(0);
  const held = await db<{ kind: string; state: string }>(
    'select kind, state from held_edit where course_id = ? order by kind',
    to.id,
  );
  expect(held).toEqual([
    { kind: 'LESSON', state: 'WAITING' },
    { kind: 'QUIZ', state: 'WAITING' },
  ]);
});

test('a copy in the same course does not outlive an edit that a reviewer may reject', async () => {
  const facts = await course(owner.id, { lessons: 1 });
  const [lessonId] = facts.lessonIds;
  await updateRow('lesson', lessonId, 'body = ?::jsonb', [JSON.stringify(richText(BAD))]);
  await updateRow('section', facts.sectionId, 'title = ?', [BAD]);
  await db(
    `insert into held_edit (course_id, lesson_id, kind, subject_id, title, state, author_id, content, former, changes, flagged)
     select s.course_id, case kind when 'LESSON' then subject end, kind, subject, 'x', 'SHOWN', ?, '{}', '{}', '[]', '[]'
     from section s, (values ('LESSON', ?::uuid), ('SECTION', ?::uuid)) part(kind, subject) where s.id = ?`,
    ...[owner.id, lessonId, facts.sectionId, facts.sectionId],
  );
  expect(getCode(await copyLesson(lessonId, facts.sectionId))).toBeUndefined();
  expect(getCode(await copySection(facts.sectionId, facts.id))).toBeUndefined();
  expect(getCode(await mutate(owner, 'duplicateLesson', { lessonId }))).toBeUndefined();
  const flagged = "select count(*)::int from lesson where course_id = ? and body::text like '%0912%'";
  expect(await value(flagged, facts.id)).toBe(1);
  expect(
    await value("select count(*)::int from section where course_id = ? and title like '%0912%'", facts.id),
  ).toBe(1);
});

test('only its owner copies content into a course of another owner', async () => {
  const other = await teacher();
  const [from, to] = [await draft(), await draft(other)];
  expect(getCode(await copySection(from.sectionId, to.id, other))).toBe('NOT_FOUND');
  expect(getCode(await copySection(from.sectionId, to.id))).toBe('NOT_FOUND');
  expect(getCode(await copyLesson(from.lessonIds[0], to.sectionId))).toBe('NOT_FOUND');
  // A co-teacher of the source may edit it, but not take its content into a course of their own
  const helper = await coTeacher(app, from.id, 'EDIT', other);
  expect(getCode(await copySection(from.sectionId, to.id, helper))).toBe('FORBIDDEN');
  await db(
    `insert into section (course_id, title, position) select ?, 'Chương ' || n, n from generate_series(1, ${MAX_SECTIONS}) n`,
    from.id,
  );
  expect(getReason(await copySection(from.sectionId, from.id))).toBe('TOO_MANY_SECTIONS');
});
