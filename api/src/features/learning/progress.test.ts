import { describe, expect, test } from 'vitest';
import { getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { app, finish, makeVideo, open, pass, report, stopwatch, studying } from './testing/students.ts';

const { db, enrol, fetchRoot, student, updateRow } = helpersFor(app);

describe('progress', () => {
  test('counts the current lessons and remains 100 after completion', async () => {
    const { who, facts } = await studying(1);
    await finish(who, facts.lessonIds[0]!);
    const snapshot = async () =>
      await fetchRoot(
        who,
        '{ myEnrolments { items { percentage completedLessons totalLessons completedAt } } }',
      );
    expect(await snapshot()).toMatchObject({
      items: [{ percentage: 100, completedLessons: 1, totalLessons: 1 }],
    });
    await db(
      "insert into lesson (course_id, section_id, title, kind, rule, position) select course_id, section_id, 'Thêm', kind, rule, 1 from lesson where id = ?",
      facts.lessonIds[0],
    );
    expect(await snapshot()).toMatchObject({
      items: [{ percentage: 100, completedLessons: 1, totalLessons: 2, completedAt: expect.any(String) }],
    });
  });

  test('completes a text after half of its reading time in real time', async () => {
    const { who, facts } = await studying();
    const [lesson] = facts.lessonIds;
    const since = stopwatch();
    await open(who, lesson!);
    const early = (await report(who, lesson!, { dwellSec: 600 })).data.recordProgress as {
      doneSec: number;
      state: string;
    };
    // The elapsed time, plus two seconds for clocks and rounding
    expect(early.doneSec).toBeLessThanOrEqual(since() + 2);
    expect(early.state).toBe('STARTED');
    await pass(who, lesson!, 210);
    expect((await report(who, lesson!, { dwellSec: 195 })).data.recordProgress).toMatchObject({
      state: 'STARTED',
      requiredSec: 200,
    });
    await pass(who, lesson!, 10);
    const done = (await report(who, lesson!, { dwellSec: 5 })).data.recordProgress;
    expect(done).toMatchObject({
      state: 'COMPLETED',
      enrolment: { percentage: 50, completedLessons: 1, completedAt: null },
    });
  });

  test('counts required lessons, and optional ones apart', async () => {
    const { who, facts } = await studying(3);
    const [required, optional, later] = facts.lessonIds as [string, string, string];
    const FIELDS =
      'percentage completedRequiredLessons requiredLessons completedOptionalLessons completedLessons totalLessons';
    const snapshot = async () => {
      const { items } = (await fetchRoot(who, `{ myEnrolments { items { ${FIELDS} } } }`)) as {
        items: object[];
      };
      return items[0];
    };
    await finish(who, required);
    await finish(who, optional);
    await updateRow('lesson', optional, 'is_required = false');
    const half = {
      percentage: 50,
      completedRequiredLessons: 1,
      requiredLessons: 2,
      completedOptionalLessons: 1,
    };
    expect(await snapshot()).toEqual({ ...half, completedLessons: 2, totalLessons: 3 });
    await finish(who, later);
    expect(await snapshot()).toMatchObject({
      percentage: 100,
      completedRequiredLessons: 2,
      completedOptionalLessons: 1,
    });
  });

  test('is not completed by a burst of reports', async () => {
    const { who, facts } = await studying();
    const since = stopwatch();
    await open(who, facts.lessonIds[0]!);
    let last: Awaited<ReturnType<typeof report>> | undefined;
    for (let i = 0; i < 16; i++) last = await report(who, facts.lessonIds[0]!, { dwellSec: 30 });
    const { doneSec } = last!.data.recordProgress as { doneSec: number };
    // While less time has passed than the tolerance of a report, at most twice that time is credited
    expect(doneSec).toBeLessThanOrEqual(2 * since());
    expect(doneSec).toBeLessThan(20);
  });

  test('completes a video after 90 % of its distinct seconds were watched', async () => {
    const { who, facts } = await studying(1);
    const [lesson] = facts.lessonIds;
    await makeVideo(lesson!, 100);
    await open(who, lesson!);
    for (let i = 0; i < 3; i++) {
      await pass(who, lesson!, 60);
      await report(who, lesson!, { watched: [{ from: 0, to: 50 }], positionSec: 50 });
    }
    await pass(who, lesson!, 60);
    const half = (await report(who, lesson!, { watched: [{ from: 0, to: 50 }] })).data.recordProgress;
    expect(half).toMatchObject({
      state: 'STARTED',
      doneSec: 50,
      requiredSec: 90,
      positionSec: 50,
      watchedRanges: [{ from: 0, to: 50 }],
    });
    await pass(who, lesson!, 60);
    const whole = (await report(who, lesson!, { watched: [{ from: 60, to: 100 }] })).data.recordProgress as {
      enrolment: { completedAt: string };
    };
    expect(whole).toMatchObject({ state: 'COMPLETED', doneSec: 90, enrolment: { percentage: 100 } });
    expect(whole.enrolment.completedAt).toBeTruthy();
  });

  test('credits at most three seconds of video per elapsed second', async () => {
    const { who, facts } = await studying(1);
    const [lesson] = facts.lessonIds;
    await makeVideo(lesson!, 3600);
    const since = stopwatch();
    await open(who, lesson!);
    await pass(who, lesson!, 10);
    const { doneSec } = (await report(who, lesson!, { watched: [{ from: 0, to: 3600 }] })).data
      .recordProgress as { doneSec: number };
    expect(doneSec).toBeGreaterThanOrEqual(30);
    expect(doneSec).toBeLessThanOrEqual(Math.ceil(3 * (10 + since())) + 2);
  });

  test('counts twenty simultaneous reports exactly', async () => {
    const { who, facts } = await studying(1);
    const [lesson] = facts.lessonIds;
    await makeVideo(lesson!, 200);
    await open(who, lesson!);
    await pass(who, lesson!, 1000);
    // Each report may claim all the elapsed time, so the first one gets it all. Together they cover the video
    await Promise.all(
      Array.from({ length: 20 }, () => report(who, lesson!, { watched: [{ from: 0, to: 200 }] })),
    );
    const [row] = await db<{ done_sec: number; completed_lessons: number }>(
      'select p.done_sec, e.completed_lessons from lesson_progress p join enrolment e on e.id = p.enrolment_id where e.student_id = ?',
      who.id,
    );
    expect(row).toEqual({ done_sec: 200, completed_lessons: 1 });
  });

  test('shares the elapsed time among simultaneous reports', async () => {
    const { who, facts } = await studying(1);
    const [lesson] = facts.lessonIds;
    await makeVideo(lesson!, 3600);
    const since = stopwatch();
    await open(who, lesson!);
    await pass(who, lesson!, 100);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        report(who, lesson!, { watched: [{ from: i * 20, to: i * 20 + 20 }] }),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const [row] = await db<{ done: number; watched: number; day: number }>(
      `select p.done_sec as done, (select sum(upper(r) - lower(r)) from unnest(p.watched) r)::int as watched,
         (select sum(d.seconds) from study_day d where d.enrolment_id = p.enrolment_id)::int as day
       from lesson_progress p join enrolment e on e.id = p.enrolment_id where e.student_id = ?`,
      who.id,
    );
    expect(row!.watched).toBe(row!.done);
    expect(row!.day).toBe(row!.done);
    expect(row!.done).toBeGreaterThanOrEqual(20);
    expect(row!.done).toBeLessThanOrEqual(Math.ceil(3 * (100 + since())) + 2);
  });

  test('never deadlocks between reports and openings of a course', async () => {
    const { who, facts } = await studying(4);
    for (const lesson of facts.lessonIds) await open(who, lesson);
    for (const lesson of facts.lessonIds) await pass(who, lesson, 3600);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        facts.lessonIds.flatMap((lesson) => [open(who, lesson), report(who, lesson, { dwellSec: i * 30 })]),
      ).flat(),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  });

  test('of another student is rejected', async () => {
    const { who, facts } = await studying(1);
    const lesson = facts.lessonIds[0]!;
    await open(who, lesson);
    await pass(who, lesson, 60);
    const classmate = await student();
    await enrol(classmate.id, facts.id);
    for (const stranger of [await student(), classmate])
      expect(getCode(await report(stranger, lesson, { dwellSec: 40 }))).toBe('CONFLICT');
    expect(
      await db('select done_sec, completed_at from lesson_progress where lesson_id = ?', lesson),
    ).toEqual([{ done_sec: 0, completed_at: null }]);
  });

  test('requires an opened lesson and valid ranges', async () => {
    const { who, facts } = await studying(1);
    const [lesson] = facts.lessonIds;
    expect(getCode(await report(who, lesson!, { dwellSec: 5 }))).toBe('CONFLICT');
    await open(who, lesson!);
    const wrong = await report(who, lesson!, { watched: [{ from: -5, to: 10 }] });
    expect(wrong.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'watched.0.from' }],
    });
  });

  test('opening counts for the refund rule, and the course resumes at that lesson', async () => {
    const { who, facts } = await studying(4);
    await open(who, facts.lessonIds[0]!);
    await open(who, facts.lessonIds[1]!);
    const [row] = await db(
      'select highest_percentage, last_lesson_id from enrolment where student_id = ?',
      who.id,
    );
    expect(row).toEqual({ highest_percentage: 50, last_lesson_id: facts.lessonIds[1] });
  });
});
