import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { createLearner, getAuditLog, openLesson } from '../../../testing/study.ts';
import { sweepPlaybacks } from './sweep-playbacks.jobs.ts';

const app = await testApp();
const { admin, ask, count, course, db, enrol, student, teacher, updateRow } = helpersFor(app);
let owner: Actor, learner: Actor;
let facts: CourseFacts;
let enrolment: string;
let lessonId: string;
beforeEach(async () => {
  [owner, learner] = [await teacher(), await student()];
  facts = await course(owner.id, { lessons: 2 });
  lessonId = facts.lessonIds[0]!;
  enrolment = await enrol(learner.id, facts.id);
  await openLesson(app, learner, lessonId);
});

const switchMarks = (isEnabled: boolean, who = owner) =>
  ask(who, 'mutation($i: SwitchPlaybackMarksInput!) { switchPlaybackMarks(input: $i) { marksPlayback } }', {
    i: { courseId: facts.id, isEnabled },
  });
const begin = (who = learner, id = lessonId) =>
  ask(who, 'mutation($id: ID!) { beginPlayback(lessonId: $id) { id code personId } }', { id });
const codeFor = async (who = learner) => ((await begin(who)).data.beginPlayback as { code: string }).code;
const lookUp = (code: string, who: Actor, reason = 'Bản quay lén trên mạng xã hội') =>
  ask(
    who,
    'mutation($i: LookUpPlaybackInput!) { lookUpPlayback(input: $i) { code personId personName lessonTitle courseTitle beganAt } }',
    { i: { code, reason } },
  );

test('creates playback codes only while the owner has enabled them', async () => {
  expect(getReason(await begin())).toBe('PLAYBACK_UNMARKED');
  expect((await switchMarks(true)).data.switchPlaybackMarks).toEqual({ marksPlayback: true });
  expect(await codeFor()).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(getCode(await switchMarks(false, await teacher()))).toBe('NOT_FOUND');
  expect(getCode(await begin())).toBeUndefined();
  await switchMarks(false);
  expect(getReason(await begin())).toBe('PLAYBACK_UNMARKED');
});

test('assigns a code per person and playback and reuses it after a reload', async () => {
  await switchMarks(true);
  const first = await codeFor();
  expect(await codeFor()).toBe(first);
  const second = facts.lessonIds[1]!;
  await openLesson(app, learner, second);
  // The lock blocks all writes until every request has done its check
  const { sent } = await app.services.orm.em.fork().transactional(async (em) => {
    await em.execute('lock table playback in share mode');
    const requests = Array.from({ length: 4 }, () => begin(learner, second));
    await em.execute('select pg_sleep(0.4)');
    return { sent: requests };
  });
  const atOnce = await Promise.all(sent);
  expect(new Set(atOnce.map(({ data }) => (data.beginPlayback as { code: string }).code)).size).toBe(1);
  await db("update playback set began_at = now() - interval '6 minutes' where code = ?", first);
  const later = await codeFor();
  expect(later).not.toBe(first);
  const other = await createLearner(app, facts);
  expect([first, later]).not.toContain(await codeFor(other));
});

test('requires an opened lesson and current access', async () => {
  await switchMarks(true);
  expect(getCode(await begin(learner, facts.lessonIds[1]))).toBe('NOT_FOUND');
  expect(getCode(await begin(learner, 'no-such-lesson'))).toBe('NOT_FOUND');
  expect(getCode(await begin(await student()))).toBe('NOT_FOUND');
  for (const access of ['SUSPENDED', 'EXPIRED', 'REVOKED']) {
    await updateRow('enrolment', enrolment, 'access = ?', [access]);
    expect(getCode(await begin())).toBe('NOT_FOUND');
  }
  expect(await count('playback where person_id = ?', learner.id)).toBe(0);
});

test('shows an administrator the person of a code, with an audit entry', async () => {
  await switchMarks(true);
  const code = await codeFor();
  const boss = await admin();
  expect(getCode(await lookUp(code, owner))).toBe('FORBIDDEN');
  expect(getCode(await lookUp(code, boss, 'ngắn'))).toBe('BAD_INPUT');
  expect(getCode(await lookUp('GKS7-4M2X-9QTN', boss))).toBe('NOT_FOUND');
  const found = (await lookUp(` ${code.toLowerCase().replaceAll('-', ' ')}`, boss)).data.lookUpPlayback;
  expect(found).toMatchObject({
    code,
    personId: learner.id,
    lessonTitle: 'Bài 1',
    courseTitle: 'Khoá học thử',
  });
  expect(await getAuditLog(app, learner.id)).toMatchObject([
    { action: 'playback.look-up', after: { code }, reason: 'Bản quay lén trên mạng xã hội' },
  ]);
});

test('deletes records of playback after a year', async () => {
  await switchMarks(true);
  const code = await codeFor();
  const age = (days: number) =>
    db('update playback set began_at = now() - make_interval(days => ?) where code = ?', days, code);
  const left = async () => (await db('select 1 from playback where code = ?', code)).length;
  await age(364);
  await sweepPlaybacks.handle(app.services, {});
  expect(await left()).toBe(1);
  await age(366);
  await sweepPlaybacks.handle(app.services, {});
  expect(await left()).toBe(0);
});
