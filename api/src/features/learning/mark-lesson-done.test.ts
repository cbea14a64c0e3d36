import { describe, expect, test } from 'vitest';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { setAccess } from '../../testing/study.ts';
import { app, open, pass, report, seller, studying } from './testing/students.ts';

const { admin, ask, db, fetchRoot, student, updateRow } = helpersFor(app);

const markDone = (who: Actor | undefined, lessonId: string) =>
  ask(
    who,
    'mutation($id: ID!) { markLessonDone(lessonId: $id) { state completedWhy markableFrom enrolment { completedLessons } } }',
    { id: lessonId },
  );
const set = (lessonId: string, columns: string) => updateRow('lesson', lessonId, `${columns}`);
const completed = async (who: Actor) =>
  db<{ at: Date | null; why: string | null }>(
    'select p.completed_at as at, p.completed_why as why from lesson_progress p join enrolment e on e.id = p.enrolment_id where e.student_id = ? order by p.lesson_id',
    who.id,
  );

describe('a lesson that its student marks as done', () => {
  test('is completed immediately, and marking it again changes nothing', async () => {
    const { who, facts } = await studying(2);
    await set(facts.lessonIds[0]!, "rule = 'MANUAL'");
    await open(who, facts.lessonIds[0]!);
    expect((await markDone(who, facts.lessonIds[0]!)).data.markLessonDone).toEqual({
      state: 'COMPLETED',
      completedWhy: 'MANUAL',
      markableFrom: null,
      enrolment: { completedLessons: 1 },
    });
    const [first] = await completed(who);
    expect(getCode(await markDone(who, facts.lessonIds[0]!))).toBeUndefined();
    expect(await completed(who)).toEqual([first]);
  });

  test('is not completed by study time, which is still recorded', async () => {
    const { who, facts } = await studying(1);
    await set(facts.lessonIds[0]!, "rule = 'MANUAL'");
    await open(who, facts.lessonIds[0]!);
    await pass(who, facts.lessonIds[0]!, 600);
    const reply = await report(who, facts.lessonIds[0]!, { dwellSec: 600 });
    expect(reply.data.recordProgress).toMatchObject({ state: 'STARTED', doneSec: 600, requiredSec: 0 });
  });

  test('must have been opened by the student, whose access must be active', async () => {
    const { who, facts } = await studying(1);
    const [id] = facts.lessonIds as [string];
    await set(id, "rule = 'MANUAL'");
    expect(getReason(await markDone(who, id))).toBe('LESSON_NOT_OPENED');
    await open(who, id);
    for (const other of [await student(), seller, await admin()])
      expect(getReason(await markDone(other, id))).toBe('LESSON_NOT_OPENED');
    expect(getCode(await markDone(undefined, id))).toBe('UNAUTHENTICATED');
    expect(getCode(await markDone(who, 'khong-co'))).toBe('NOT_FOUND');
    await setAccess(app, who, 'SUSPENDED');
    expect(getReason(await markDone(who, id))).toBe('ACCESS_ENDED');
    expect((await completed(who))[0]!.at).toBeNull();
  });

  test('must have the completion rule MANUAL', async () => {
    const { who, facts } = await studying(1);
    await open(who, facts.lessonIds[0]!);
    expect(getReason(await markDone(who, facts.lessonIds[0]!))).toBe('NOT_BY_HAND');
    expect((await completed(who))[0]!.at).toBeNull();
  });

  test('must have begun if it is a live lesson', async () => {
    const { who, facts } = await studying(1);
    const [id] = facts.lessonIds as [string];
    await set(id, "kind = 'LIVE', rule = 'MANUAL', live_starts_at = now() + interval '1 hour'");
    await open(who, id);
    const progress = async () =>
      (
        await ask(
          who,
          'query($id: String!) { course(idOrSlug: $id) { sections { lessons { myProgress { markableFrom } } } } }',
          { id: facts.id },
        )
      ).data.course as { sections: { lessons: { myProgress: { markableFrom: string | null } }[] }[] };
    const refused = await markDone(who, id);
    expect(getReason(refused)).toBe('LIVE_NOT_BEGUN');
    const { since } = refused.errors![0]!.extensions as { since?: string };
    expect((await progress()).sections[0]!.lessons[0]!.myProgress.markableFrom).toBe(since);
    await set(id, "live_starts_at = now() - interval '1 second'");
    expect(getCode(await markDone(who, id))).toBeUndefined();
  });
});

describe('a changed completion rule', () => {
  test('keeps existing completions and applies to later ones', async () => {
    const { who, facts } = await studying(2);
    const [a, b] = facts.lessonIds as [string, string];
    for (const id of [a, b]) {
      await open(who, id);
      await pass(who, id, 200);
    }
    await report(who, a, { dwellSec: 200 });
    const before = await completed(who);
    await set(a, "rule = 'MANUAL'");
    const reportA = await ask(
      who,
      'mutation($input: RecordProgressInput!) { recordProgress(input: $input) { state completedWhy rule remainingSec } }',
      { input: { lessonId: a, dwellSec: 1 } },
    );
    expect(reportA.data.recordProgress).toEqual({
      state: 'COMPLETED',
      completedWhy: 'DWELL',
      rule: 'MANUAL',
      remainingSec: 0,
    });
    expect(await completed(who)).toEqual(before);
    const reportB = await ask(
      who,
      'mutation($input: RecordProgressInput!) { recordProgress(input: $input) { state remainingSec } }',
      { input: { lessonId: b, dwellSec: 12 } },
    );
    expect(reportB.data.recordProgress).toEqual({ state: 'STARTED', remainingSec: 188 });
  });
});

describe('the URL of a live lesson', () => {
  const JOIN = 'query($id: ID!) { lessonContent(id: $id) { joinUrl liveStartsAt } }';
  const joinUrl = async (who: Actor | undefined, id: string) =>
    (await fetchRoot<{ joinUrl: string | null } | null>(who, JOIN, { id }))?.joinUrl;

  test('is visible to students who have opened the lesson, its teacher and administrators', async () => {
    const { who, facts } = await studying(1);
    const [id] = facts.lessonIds as [string];
    await set(id, "kind = 'LIVE', rule = 'MANUAL', live_url = 'https://zoom.us/j/1', is_preview = true");
    for (const other of [undefined, await student(), who]) expect(await joinUrl(other, id)).toBeNull();
    for (const other of [seller, await admin()]) expect(await joinUrl(other, id)).toBe('https://zoom.us/j/1');
    await open(who, id);
    expect(await joinUrl(who, id)).toBe('https://zoom.us/j/1');
    await setAccess(app, who, 'REVOKED');
    expect(await joinUrl(who, id)).toBeNull();
  });

  test('is visible to students from 15 minutes before the start, and to the teacher at any time', async () => {
    const { who, facts } = await studying(1);
    const [id] = facts.lessonIds as [string];
    const startIn = (interval: string) =>
      set(
        id,
        `kind = 'LIVE', rule = 'MANUAL', live_url = 'https://zoom.us/j/1', is_preview = true, live_starts_at = now() + interval '${interval}'`,
      );
    const getJoinTimes = async (viewer: Actor | undefined) => {
      const query = 'query($id: ID!) { lessonContent(id: $id) { joinUrl joinOpensAt liveStartsAt } }';
      const { joinUrl: url, ...times } = (await ask(viewer, query, { id })).data.lessonContent as Record<
        'joinUrl' | 'joinOpensAt' | 'liveStartsAt',
        string | null
      >;
      return {
        url,
        before: times.joinOpensAt && Date.parse(times.liveStartsAt!) - Date.parse(times.joinOpensAt),
      };
    };
    const quarter = 15 * 60_000;
    await startIn('16 minutes');
    await open(who, id);
    expect(await getJoinTimes(who)).toEqual({ url: null, before: quarter });
    expect(await getJoinTimes(seller)).toEqual({ url: 'https://zoom.us/j/1', before: quarter });
    for (const stranger of [undefined, await student()])
      expect(await getJoinTimes(stranger)).toEqual({ url: null, before: null });
    for (const ahead of ['14 minutes', '-1 hours']) {
      await startIn(ahead);
      expect(await getJoinTimes(who)).toEqual({ url: 'https://zoom.us/j/1', before: quarter });
    }
    await set(id, 'live_url = null');
    expect(await getJoinTimes(who)).toEqual({ url: null, before: null });
  });

  test('is hidden from students while the lesson is locked', async () => {
    const { who, facts } = await studying(1);
    const [id] = facts.lessonIds as [string];
    await set(
      id,
      "kind = 'LIVE', rule = 'MANUAL', live_url = 'https://zoom.us/j/1', drip = 'DATE', drip_at = now() + interval '1 hour'",
    );
    expect(getReason(await open(who, id))).toBe('LESSON_OPENS_LATER');
    expect(await joinUrl(who, id)).toBeUndefined();
  });
});
