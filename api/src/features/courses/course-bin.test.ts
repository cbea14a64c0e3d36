import { expect, test } from 'vitest';
import { storeFile } from '../../platform/files/stored-files.ts';
import { getCode, getReason, richText } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from './course.enums.ts';
import { emptyBin } from './course-bin.ts';
import { app, audit, other, owner, reviewer } from './testing/courses.ts';

const { count, course, db, enrol, fetchRoot, mutate, mutateById, student, updateRow, value } =
  helpersFor(app);

const draft = () => course(owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
const bin = (courseId: string, who = owner) =>
  mutateById(who, 'moveCourseToBin', { courseId }, 'id deletedAt allowedActions');
const restore = (courseId: string, who = owner) =>
  mutateById(who, 'restoreCourseFromBin', { courseId }, 'id deletedAt allowedActions');
const listed = async (inBin = false) =>
  (
    await fetchRoot<{ items: { id: string }[] }>(
      owner,
      'query($b: Boolean!) { myTaughtCourses(limit: 100, inBin: $b) { items { id } } }',
      { b: inBin },
    )
  ).items.map(({ id }) => id);

test('a deleted draft is in the bin, cannot be edited, and returns unchanged', async () => {
  const { id, lessonIds } = await draft();
  expect((await bin(id)).data.moveCourseToBin).toMatchObject({ allowedActions: ['UNDELETE', 'PREVIEW'] });
  expect(await listed()).not.toContain(id);
  expect(await listed(true)).toContain(id);
  const input = { lessonId: lessonIds[0], expectedVersion: 1, title: 'Mới' };
  expect(getReason(await mutate(owner, 'updateLesson', input, 'id'))).toBe('IN_BIN');
  expect(getReason(await mutateById(owner, 'archiveCourse', { courseId: id }))).toBe('IN_BIN');
  expect(getReason(await bin(id))).toBe('WRONG_STATE');
  expect((await restore(id)).data.restoreCourseFromBin).toMatchObject({ deletedAt: null });
  expect(await listed()).toContain(id);
  expect(getReason(await restore(id))).toBe('WRONG_STATE');
  expect(await audit(id)).toEqual(['course.delete', 'course.undelete']);
});

test('only the owner deletes, and only what was never on sale', async () => {
  const { id } = await draft();
  expect(getCode(await bin(id, other))).toBe('NOT_FOUND');
  expect(getCode(await bin(id, reviewer))).toBe('FORBIDDEN');
  for (const status of [CourseStatus.PUBLISHED, CourseStatus.PENDING_REVIEW, CourseStatus.UNPUBLISHED])
    expect(getReason(await bin((await course(owner.id, { status })).id))).toBe('WRONG_STATE');
  const sold = await draft();
  await enrol((await student()).id, sold.id);
  expect(getReason(await bin(sold.id))).toBe('WRONG_STATE');
});

test('the bin is emptied after 30 days', async () => {
  const [old, young] = [await draft(), await draft()];
  await bin(old.id);
  await bin(young.id);
  // Other features may refer to a draft
  await db(
    "insert into study_slot (person_id, course_id, title, starts_at, minutes) values (?, ?, 'Soạn bài', now(), 60)",
    ...[owner.id, old.id],
  );
  await updateRow('course', old.id, "deleted_at = now() - interval '31 days'");
  await updateRow('course', young.id, "deleted_at = now() - interval '29 days'");
  await emptyBin.handle(app.services, {});
  expect(await count('course where id = ?', old.id)).toBe(0);
  expect(await count('course where id = ?', young.id)).toBe(1);
  expect(await count('study_slot where course_id = ?', old.id)).toBe(0);
});

test('a draft is deleted with its coupons, lists and announcements, which does not keep later drafts', async () => {
  const [old, later] = [await draft(), await draft()];
  const code = `NHAP${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const coupon = await mutate(owner, 'createCoupon', { code, courseId: old.id, percent: 10 }, 'id');
  const { id: couponId } = coupon.data.createCoupon as { id: string };
  const buyer = await student();
  await db('insert into cart (person_id, coupon_id) values (?, ?)', buyer.id, couponId);
  const list = { courseId: old.id, kind: 'END', reason: 'Lớp đã kết thúc.', addresses: 'a@example.vn' };
  expect(getCode(await mutate(owner, 'changeRoster', list, 'id'))).toBeUndefined();
  await db(
    `insert into announcement (kind, title_vi, title_en, text_vi, text_en, audience, course_id, starts_at, ends_at)
      values ('INFO', 'Tin', 'News', 'Tin', 'News', 'COURSE', ?, now(), now() + interval '1 day')`,
    old.id,
  );
  for (const { id } of [old, later]) {
    expect(getCode(await bin(id))).toBeUndefined();
    await updateRow('course', id, "deleted_at = now() - interval '31 days'");
  }
  await emptyBin.handle(app.services, {});
  expect(await count('course where id in (?, ?)', old.id, later.id)).toBe(0);
  expect(await count('coupon where id = ?', couponId)).toBe(0);
  expect(await count('cart where person_id = ?', buyer.id)).toBe(1);
});

test('a copy has the content of a course, and none of its students, dates and sales', async () => {
  const facts = await course(owner.id, { title: 'Nấu ăn', lessons: 3 });
  await enrol((await student()).id, facts.id);
  const [quizId, workId] = facts.lessonIds as [string, string];
  await updateRow('lesson', quizId, "kind = 'QUIZ', rule = 'PASS', drip = 'DATE', drip_at = now()");
  await updateRow('lesson', workId, "kind = 'ASSIGNMENT', rule = 'SUBMIT'");
  const ask = (name: string, input: object) => mutate(owner, name, input, 'id');
  const content = {
    ...{ kind: 'SHORT', prompt: richText('Phở?'), points: 1 },
    body: { blanks: [{ accepted: ['Có'] }] },
  };
  const made = await ask('createQuestion', { courseId: facts.id, content });
  const { id: questionId } = made.data.createQuestion as { id: string };
  await ask('saveQuiz', { lessonId: quizId, questionIds: [questionId] });
  await ask('saveAssignment', {
    ...{ lessonId: workId, passScore: 5, rubric: [{ title: 'Trình bày', points: 10 }] },
    dueAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  expect(getCode(await mutate(other, 'duplicateCourse', { courseId: facts.id }, 'id'))).toBe('NOT_FOUND');
  const reply = await mutate(
    owner,
    'duplicateCourse',
    { courseId: facts.id },
    'id title status studentCount',
  );
  const copy = reply.data.duplicateCourse as { id: string };
  expect(copy).toMatchObject({ title: 'Nấu ăn (bản sao)', status: 'DRAFT', studentCount: 0 });
  const outline = (id: string) =>
    db<Record<string, unknown>>(
      `select s.title as section, l.title, l.kind, l.body, l.drip, q.prompt, a.rubric->0->>'title' as row, a.due_at
        from lesson l join section s on s.id = l.section_id left join quiz z on z.lesson_id = l.id
        left join quiz_question p on p.quiz_id = z.id
        left join question q on q.id = p.question_id and q.course_id = l.course_id
        left join assignment a on a.lesson_id = l.id where l.course_id = ? order by l.position`,
      id,
    );
  const [before, after] = [await outline(facts.id), await outline(copy.id)];
  expect(before[0]).toMatchObject({ drip: 'DATE', prompt: expect.anything() });
  expect(before[1]).toMatchObject({ row: 'Trình bày', due_at: expect.anything() });
  expect(after).toEqual(before.map((lesson) => ({ ...lesson, drip: 'NONE', due_at: null })));
  // The original keeps its own
  expect(await value('select count(*)::int from question where course_id = ?', facts.id)).toBe(1);
});

test('a copy has the files and captions of each lesson, and the questions of each quiz in order', async () => {
  const { id, lessonIds } = await course(owner.id, { lessons: 2 });
  const em = app.services.orm.em.fork();
  for (const lessonId of lessonIds) {
    const file = { ownerId: owner.id, storageKey: `media/${crypto.randomUUID()}`, sizeBytes: 1 };
    const mediaId = await storeFile(em, { ...file, kind: 'CAPTIONS', contentType: 'text/vtt' });
    await db(
      "insert into lesson_file (lesson_id, media_id, name, type) values (?, ?, 'bai.txt', 'TEXT')",
      ...[lessonId, mediaId],
    );
    await db(
      "insert into caption_track (lesson_id, language, label, media_id, is_default) values (?, 'vi', 'Việt', ?, true)",
      ...[lessonId, mediaId],
    );
    await updateRow('lesson', lessonId, "kind = 'QUIZ', rule = 'PASS'");
  }
  const questions = await db<{ id: string }>(
    `insert into question (course_id, kind, prompt, body, points)
      select ?, 'SHORT', jsonb_build_object('type', 'doc', 'n', n), '{"blanks":[{"accepted":["Có"]}]}', 1
      from generate_series(1, 4) n returning id`,
    id,
  );
  const [first, second, third, removed] = questions.map((each) => each.id) as [string, ...string[]];
  await mutate(owner, 'saveQuiz', { lessonId: lessonIds[0], questionIds: [third, removed, first] }, 'id');
  await mutate(owner, 'saveQuiz', { lessonId: lessonIds[1], questionIds: [second, third] }, 'id');
  await updateRow('question', removed!, 'removed_at = now()');
  const reply = await mutate(owner, 'duplicateCourse', { courseId: id }, 'id');
  const copy = reply.data.duplicateCourse as { id: string };
  const parts = (courseId: string) =>
    db(
      `select l.title, f.media_id as file, t.media_id as captions, t.is_default,
          array(select (q.prompt->>'n')::int from quiz z join quiz_question x on x.quiz_id = z.id
            join question q on q.id = x.question_id
            where z.lesson_id = l.id and q.removed_at is null order by x.position) as questions
        from lesson l join lesson_file f on f.lesson_id = l.id join caption_track t on t.lesson_id = l.id
        where l.course_id = ? order by l.position`,
      courseId,
    );
  const copied = await parts(copy.id);
  expect(copied).toMatchObject([{ questions: [3, 1] }, { questions: [2, 3] }]);
  expect(copied).toEqual(await parts(id));
});
