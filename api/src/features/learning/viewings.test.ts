import { describe, expect, test } from 'vitest';
import { type Actor, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { app, makeVideo, open, pass, report, seller, studying } from './testing/students.ts';
import { sumAndSweepViewings, VIEWING_DAYS } from './viewings/sum-viewings.jobs.ts';

const { admin, ask, consent, coTeacher, db, enrol, fetchRoot, student, teacher, updateRow } = helpersFor(app);

interface Part {
  plays: number;
  replays: number;
  drops: number;
}
interface Viewings {
  viewings: number;
  finished: number;
  lengthSec: number;
  parts: Part[];
}

const READ = `query V($id: ID!, $days: Int) { lessonViewings(lessonId: $id, days: $days) {
  viewings finished lengthSec parts { fromSec toSec plays replays drops } } }`;
const read = async (lessonId: string, who: Actor = seller, days?: number) =>
  await fetchRoot<Viewings | null>(who, READ, { id: lessonId, days });
const sum = () => sumAndSweepViewings.handle(app.services, {});
/** The parts with at least one event. */
const where = (found: Viewings | null, of: keyof Part) =>
  found!.parts.flatMap((part, n) => (part[of] > 0 ? [n] : []));
const rows = (who: Actor) =>
  db<{ stopped: number; played: string; replayed: string }>(
    'select stopped_sec as stopped, played::text, replayed::text from lesson_viewing where person_id = ? order by began_at',
    who.id,
  );
/** Moves the last report into the past, so that the viewing has ended. */
const rest = (who: Actor, minutes = 31) =>
  db(
    'update lesson_viewing set last_at = last_at - make_interval(mins => ?) where person_id = ?',
    minutes,
    who.id,
  );

/** A student with a video of 400 seconds: forty parts of ten seconds. */
async function watching() {
  const { who, facts } = await studying(1);
  const lesson = facts.lessonIds[0]!;
  await makeVideo(lesson, 400);
  await open(who, lesson);
  await consent(who.id, 'VIDEO_MEASUREMENT');
  const watch = async (from: number, to: number, viewer = who) => {
    await pass(viewer, lesson, 60);
    const answer = await report(viewer, lesson, { watched: [{ from, to }], positionSec: to });
    expect(answer.errors).toBeUndefined();
  };
  return { who, facts, lesson, watch };
}

describe('a viewing session of a video', () => {
  test('is one row and records repeats and its end', async () => {
    const { who, lesson, watch } = await watching();
    await watch(0, 50);
    await watch(50, 100);
    await watch(30, 50);
    await sum();
    expect(await read(lesson), 'a running session is in no sum').toMatchObject({ viewings: 0 });
    expect(await rows(who)).toHaveLength(1);
    await rest(who);
    await sum();
    const found = await read(lesson);
    expect(found).toMatchObject({ viewings: 1, finished: 0, lengthSec: 400 });
    expect(found!.parts).toHaveLength(40);
    expect(found!.parts[3]).toEqual({ fromSec: 30, toSec: 40, plays: 1, replays: 1, drops: 0 });
    expect(where(found, 'plays')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(where(found, 'replays')).toEqual([3, 4]);
    expect(where(found, 'drops')).toEqual([5]);
  });

  test('ends after half an hour, and known parts count as repeats', async () => {
    const { who, lesson, watch } = await watching();
    await watch(0, 100);
    await pass(who, lesson, 31 * 60);
    await watch(0, 40);
    expect(await rows(who)).toEqual([
      { stopped: 100, played: String(2 ** 10 - 1), replayed: '0' },
      { stopped: 40, played: '15', replayed: '15' },
    ]);
  });

  test('counts a replay within one report but not a short overlap of two reports', async () => {
    const { who, lesson, watch } = await watching();
    await pass(who, lesson, 60);
    const watched = [
      { from: 100, to: 110 },
      { from: 102, to: 108 },
    ];
    await report(who, lesson, { watched, positionSec: 108 });
    await watch(108, 120);
    await watch(119, 125);
    expect(await rows(who)).toEqual([
      { stopped: 125, played: String(2 ** 10 + 2 ** 11 + 2 ** 12), replayed: String(2 ** 10) },
    ]);
  });

  test('counts as finished when it ends in the last twentieth of the video', async () => {
    const { who, lesson, watch } = await watching();
    await watch(200, 381);
    await rest(who);
    await sum();
    const found = await read(lesson);
    expect(found).toMatchObject({ viewings: 1, finished: 1 });
    expect(where(found, 'drops')).toEqual([]);
  });

  test('counts at most the elapsed time, regardless of the client', async () => {
    const { who, lesson } = await watching();
    await pass(who, lesson, 10);
    await report(who, lesson, { watched: [{ from: 0, to: 400 }], positionSec: 400 });
    const [row] = await rows(who);
    expect(Number(row!.played)).toBeLessThan(2 ** 5);
  });

  test('is not recorded for teachers, administrators or lessons without video', async () => {
    const { who, facts, lesson, watch } = await watching();
    const [helper, boss] = [await coTeacher(facts.id, ''), await admin()];
    for (const staff of [helper, boss]) {
      await enrol(staff.id, facts.id);
      await open(staff, lesson);
      await watch(0, 50, staff);
      expect(await rows(staff)).toEqual([]);
    }
    await updateRow('lesson', lesson, 'media_id = null');
    await watch(0, 50);
    expect(await rows(who)).toEqual([]);
  });

  test('is created once by twenty simultaneous reports', async () => {
    const { who, lesson } = await watching();
    await pass(who, lesson, 600);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        report(who, lesson, { watched: [{ from: i * 10, to: i * 10 + 10 }], positionSec: i * 10 + 10 }),
      ),
    );
    expect(await rows(who)).toHaveLength(1);
  });
});

describe('totals of viewing sessions', () => {
  test('are idempotent, also simultaneously, by days of Vietnam', async () => {
    const { who, lesson, watch } = await watching();
    await watch(0, 100);
    // Two minutes before and after midnight in Vietnam, four days ago
    await db(
      `insert into lesson_viewing select progress_id,
         (((now() at time zone 'Asia/Ho_Chi_Minh')::date - 4)::timestamp + make_interval(mins => m)) at time zone 'Asia/Ho_Chi_Minh',
         person_id, now() - interval '2 days', media_id, length_sec, stopped_sec, played, replayed
       from lesson_viewing, unnest(array[-2, 2]) m where person_id = ?`,
      who.id,
    );
    // As if no sum existed yet
    await db('delete from lesson_viewing_day');
    await rest(who);
    await Promise.all(Array.from({ length: 6 }, sum));
    await sum();
    const days = await db<{ ago: number; viewings: number }>(
      `select (now() at time zone 'Asia/Ho_Chi_Minh')::date - day as ago, viewings from lesson_viewing_day where lesson_id = ? order by ago desc`,
      lesson,
    );
    expect(days.map(({ ago, viewings }) => [Number(ago), viewings])).toEqual([
      [5, 1],
      [4, 1],
      [0, 1],
    ]);
    // A viewing that began yesterday and ended after the first sum of today
    await db(
      "update lesson_viewing set began_at = began_at - interval '1 day' where person_id = ? and began_at > now() - interval '1 hour'",
      who.id,
    );
    await sum();
    expect(await read(lesson, seller, 2)).toMatchObject({ viewings: 2 });
    expect(await read(lesson, seller, 5)).toMatchObject({ viewings: 3 });
    expect(await read(lesson, seller, 6)).toMatchObject({ viewings: 4 });
  });

  test('remain after expired sessions are deleted, which are always summed first', async () => {
    const { who, lesson, watch } = await watching();
    await watch(0, 100);
    const age = (days: number) =>
      db(
        `update lesson_viewing set began_at = ((now() at time zone 'Asia/Ho_Chi_Minh')::date - ?::int)::timestamp
           at time zone 'Asia/Ho_Chi_Minh', last_at = now() - interval '1 day' where person_id = ?`,
        days,
        who.id,
      );
    await db('delete from lesson_viewing_day');
    await age(VIEWING_DAYS);
    await sum();
    expect(await rows(who)).toHaveLength(1);
    await db('delete from lesson_viewing_day');
    await age(VIEWING_DAYS + 1);
    await sum();
    expect(await rows(who)).toEqual([]);
    await sum();
    expect(await read(lesson, seller, 100)).toMatchObject({ viewings: 1 });
    expect(await read(lesson, seller, 90)).toMatchObject({ viewings: 0 });
  });

  test('cover the current video of the lesson', async () => {
    const { who, lesson, watch } = await watching();
    await watch(0, 100);
    await rest(who);
    await sum();
    await makeVideo(lesson, 100);
    expect(await read(lesson)).toMatchObject({ viewings: 0, lengthSec: 100 });
  });

  test('are visible to teachers of the course only', async () => {
    const { who, facts, lesson } = await watching();
    const [helper, other, boss] = [await coTeacher(facts.id, ''), await teacher(), await admin()];
    expect(await read(lesson)).not.toBeNull();
    expect(await read(lesson, helper)).not.toBeNull();
    expect(await read(lesson, other)).toBeNull();
    for (const stranger of [who, await student(), boss])
      expect(getCode(await ask(stranger, READ, { id: lesson }))).toBe('FORBIDDEN');
    expect(getCode(await ask(seller, READ, { id: lesson, days: 367 }))).toBe('BAD_INPUT');
  });
});

test('nothing is measured without consent, and a withdrawal deletes what was', async () => {
  const { who, lesson, watch } = await watching();
  await watch(0, 50);
  expect(await rows(who)).toHaveLength(1);
  const answer = await ask(
    who,
    'mutation($input: SetConsentInput!) { setConsent(input: $input) { isGiven } }',
    {
      input: { purpose: 'VIDEO_MEASUREMENT', isGiven: false },
    },
  );
  expect(answer.data.setConsent).toEqual({ isGiven: false });
  expect(await rows(who)).toEqual([]);
  await watch(50, 100);
  expect(await rows(who)).toEqual([]);
  // The progress is part of the course and goes on
  expect(
    await db(
      'select done_sec from lesson_progress p join enrolment e on e.id = p.enrolment_id where p.lesson_id = ? and e.student_id = ?',
      lesson,
      who.id,
    ),
  ).toEqual([{ done_sec: 100 }]);
});
