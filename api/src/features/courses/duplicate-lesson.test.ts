import { beforeAll, expect, test } from 'vitest';
import { removeUnusedFiles, storeFile } from '../../platform/files/stored-files.ts';
import { testApp } from '../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, prose } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from './course.enums.ts';
import { MAX_SECTION_LESSONS } from './course-limits.ts';

const app = await testApp();
const { course, db, mutate, mutateById, teacher, updateRow } = helpersFor(app);
let owner: Actor;
beforeAll(async () => {
  owner = await teacher();
});
const draft = () => course(owner.id, { status: CourseStatus.DRAFT, lessons: 2 });

const duplicate = (lessonId: string | undefined, extra: object = {}, who = owner) =>
  mutate(
    who,
    'duplicateLesson',
    { lessonId, ...extra },
    'id title kind isPreview durationSec body version mediaUrl captions { url }',
  );
const getCopy = async (...given: Parameters<typeof duplicate>) =>
  (await duplicate(...given)).data.duplicateLesson as { id: string; title: string };
const outline = ({ sectionId }: CourseFacts) =>
  db<{ title: string }>('select title from lesson where section_id = ? order by position', sectionId).then(
    (rows) => rows.map(({ title }) => title),
  );

test('inserts the copy after its lesson, with its text and without preview', async () => {
  const facts = await draft();
  const [first] = facts.lessonIds;
  await mutate(owner, 'updateLesson', {
    lessonId: first,
    expectedVersion: 1,
    isPreview: true,
    body: prose(200),
  });
  expect(await getCopy(first)).toMatchObject({
    title: 'Bài 1 (bản sao)',
    kind: 'TEXT',
    isPreview: false,
    durationSec: 60,
    body: prose(200),
    version: 1,
  });
  expect(await outline(facts)).toEqual(['Bài 1', 'Bài 1 (bản sao)', 'Bài 2']);
  const [counted] = await db('select lesson_count, version from course where id = ?', facts.id);
  expect(counted).toEqual({ lesson_count: 3, version: 3 });
  const audited = await db(
    "select after from audit_log where action = 'lesson.duplicate' and actor_id = ?",
    owner.id,
  );
  expect(audited).toEqual([{ after: { title: 'Bài 1 (bản sao)', of: first } }]);
});

test('truncates a title of maximum length', async () => {
  const facts = await draft();
  await updateRow('lesson', facts.lessonIds[0], 'title = ?', ['dài '.repeat(20)]);
  const { title } = await getCopy(facts.lessonIds[0]);
  expect(title.length).toBeLessThanOrEqual(80);
  expect(title).toMatch(/^dài .*\(bản sao\)$/);
});

test('shares files, and deleting either lesson keeps them', async () => {
  const facts = await draft();
  const [lessonId] = facts.lessonIds;
  const em = app.services.orm.em.fork();
  const file = (kind: 'VIDEO' | 'CAPTIONS') =>
    storeFile(em, {
      ownerId: owner.id,
      kind,
      storageKey: `media/${crypto.randomUUID()}`,
      contentType: kind === 'VIDEO' ? 'video/mp4' : 'text/vtt',
      sizeBytes: 1,
    });
  const files = [await file('VIDEO'), await file('CAPTIONS')];
  await db(
    "update lesson set kind = 'VIDEO', rule = 'WATCH', duration_sec = 90, media_id = ?, captions_id = ? where id = ?",
    ...files,
    lessonId,
  );
  const copy = await getCopy(lessonId);
  expect(copy).toMatchObject({
    kind: 'VIDEO',
    durationSec: 90,
    mediaUrl: expect.stringContaining(files[0]!),
    captions: [{ url: expect.stringContaining(files[1]!) }],
  });
  const kept = async () => {
    await removeUnusedFiles(app.services);
    await db("update media set unused_since = unused_since - interval '8 days' where id in (?, ?)", ...files);
    await removeUnusedFiles(app.services);
    return (await db('select 1 from media where id in (?, ?)', ...files)).length;
  };
  const remove = (id: string | undefined) => mutateById(owner, 'deleteLesson', { lessonId: id });
  await remove(lessonId);
  expect(await kept()).toBe(2);
  await remove(copy.id);
  expect(await kept()).toBe(0);
});

test('creates one copy per key', async () => {
  const facts = await draft();
  const input = { idempotencyKey: crypto.randomUUID() };
  const [one, again] = [await getCopy(facts.lessonIds[1], input), await getCopy(facts.lessonIds[1], input)];
  expect(again.id).toBe(one.id);
  expect(await outline(facts)).toEqual(['Bài 1', 'Bài 2', 'Bài 2 (bản sao)']);
});

test('rejects foreign courses, courses in review and full sections', async () => {
  const facts = await draft();
  expect(getCode(await duplicate(facts.lessonIds[0], {}, await teacher()))).toBe('NOT_FOUND');
  const waiting = await course(owner.id, { status: CourseStatus.PENDING_REVIEW });
  expect((await duplicate(waiting.lessonIds[0])).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'NOT_EDITABLE',
  });
  await db(
    `insert into lesson (course_id, section_id, title, kind, rule, position)
     select ?, ?, 'Bài', 'TEXT', 'DWELL', n from generate_series(2, ?::int) n`,
    facts.id,
    facts.sectionId,
    MAX_SECTION_LESSONS - 1,
  );
  expect((await duplicate(facts.lessonIds[0])).errors?.[0]?.extensions).toMatchObject({
    code: 'POLICY',
    reason: 'SECTION_FULL',
  });
});
