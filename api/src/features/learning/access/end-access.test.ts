import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { openLesson } from '../../../testing/study.ts';
import { endAccess } from './end-access.jobs.ts';

const app = await testApp();
const { ask, course, db, enrol, row, student, teacher, updateRow } = helpersFor(app);
let who: Actor;
let facts: CourseFacts;
let enrolment: string;
let lessonId: string;
beforeEach(async () => {
  who = await student();
  facts = await course((await teacher()).id, { lessons: 2 });
  lessonId = facts.lessonIds[0]!;
  enrolment = await enrol(who.id, facts.id);
  await open(lessonId);
});

const open = (id: string) => openLesson(app, who, id);
const endsIn = (interval: string) =>
  updateRow('enrolment', enrolment, 'expires_at = now() + ?::interval', [interval]);
const run = () => endAccess.handle(app.services, {} as never);
const written = async () =>
  (await row<{ access: string }>('select access from enrolment where id = ?', enrolment)).access;
const notified = async () =>
  (
    await db<{ kind: string; days: string | null }>(
      "select kind, params->>'days' as days from notification where person_id = ? and kind like 'ACCESS%' order by id",
      who.id,
    )
  ).map(({ kind, days }) => [kind, days]);
const mine = async (status = 'ALL') =>
  (await ask(who, `{ myEnrolments(status: ${status}) { items { access expiresAt percentage } } }`)).data
    .myEnrolments as { items: { access: string }[] };

describe('time-limited access', () => {
  test('lasts until its last moment', async () => {
    await endsIn('1 minute');
    expect(getCode(await open(lessonId))).toBeUndefined();
    expect((await mine()).items).toMatchObject([{ access: 'ACTIVE', expiresAt: expect.any(String) }]);
  });

  test('ends on every path by the clock, before any job runs', async () => {
    await updateRow('course', facts.id, 'marks_playback = true');
    const note = 'mutation($i: CreateNoteInput!) { createNote(input: $i) { id } }';
    await ask(who, note, { i: { lessonId, text: 'Của tôi' } });
    await endsIn('-1 second');
    expect(await written()).toBe('ACTIVE');
    expect(getReason(await open(lessonId))).toBe('ACCESS_ENDED');
    expect(getReason(await open(facts.lessonIds[1]!))).toBe('ACCESS_ENDED');
    const report = 'mutation($i: RecordProgressInput!) { recordProgress(input: $i) { id } }';
    expect(getReason(await ask(who, report, { i: { lessonId, dwellSec: 5 } }))).toBe('ACCESS_ENDED');
    expect(
      getReason(
        await ask(who, 'mutation($id: ID!) { markLessonDone(lessonId: $id) { id } }', { id: lessonId }),
      ),
    ).toBe('ACCESS_ENDED');
    const rate = 'mutation($i: RateCourseInput!) { rateCourse(input: $i) { id } }';
    expect(getReason(await ask(who, rate, { i: { courseId: facts.id, stars: 5 } }))).toBe('ACCESS_ENDED');
    expect(getCode(await ask(who, note, { i: { lessonId, text: 'Nữa' } }))).toBe('NOT_FOUND');
    expect(
      getCode(await ask(who, 'mutation($id: ID!) { beginPlayback(lessonId: $id) { id } }', { id: lessonId })),
    ).toBe('NOT_FOUND');
    const write = 'mutation($i: CreateCommentInput!) { createComment(input: $i) { id } }';
    expect(
      getCode(await ask(who, write, { i: { lessonId, text: 'Hỏi', idempotencyKey: 'key-of-a-question' } })),
    ).toBe('NOT_FOUND');
    expect(
      (await ask(who, 'query($id: ID!) { lessonContent(id: $id) { id } }', { id: lessonId })).data,
    ).toEqual({ lessonContent: null });
    const passages = '{ passages(search: "bài", first: 5) { totalCount } }';
    expect((await ask(who, passages)).data.passages).toEqual({ totalCount: 0 });
    expect((await mine('IN_PROGRESS')).items).toEqual([]);
  });

  test('leaves progress and notes readable', async () => {
    await ask(who, 'mutation($i: CreateNoteInput!) { createNote(input: $i) { id } }', {
      i: { lessonId, text: 'Của tôi' },
    });
    await endsIn('-1 second');
    expect((await mine('EXPIRED')).items).toMatchObject([{ access: 'EXPIRED', percentage: 0 }]);
    const notes = await ask(who, 'query($id: ID!) { myNotes(courseId: $id) { text } }', { id: facts.id });
    expect(notes.data.myNotes).toEqual([{ text: 'Của tôi' }]);
  });

  test('does not end suspended access during a refund', async () => {
    await updateRow('enrolment', enrolment, "access = 'SUSPENDED'");
    await endsIn('-1 day');
    await run();
    expect(await written()).toBe('SUSPENDED');
    expect(await notified()).toEqual([]);
  });
});

describe('the reminder job', () => {
  test('notifies a week before, a day before and at the end, once each', async () => {
    await endsIn('8 days');
    await run();
    expect(await notified()).toEqual([]);
    for (const [interval, kind, days] of [
      ['6 days', 'ACCESS_ENDS', '7'],
      ['2 days', undefined, undefined],
      ['20 hours', 'ACCESS_ENDS', '1'],
      ['-1 second', 'ACCESS_ENDED', null],
    ] as const) {
      const before = await notified();
      await endsIn(interval);
      await Promise.all([run(), run()]);
      await run();
      expect(await notified()).toEqual(kind ? [...before, [kind, days]] : before);
    }
    expect(await written()).toBe('EXPIRED');
  });

  test('sends only the notice a day before if access lasts less than a week', async () => {
    await endsIn('3 hours');
    await run();
    expect(await notified()).toEqual([['ACCESS_ENDS', '1']]);
  });
});
