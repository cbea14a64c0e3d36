import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  admin,
  ask,
  type CourseFacts,
  codeOf,
  course,
  enrol,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import { CourseStatus } from '../catalog/index.ts';

const app = await testApp();
let seller: Actor;
beforeAll(async () => {
  seller = await teacher(app);
});

const OPEN = 'mutation($id: ID!) { openLesson(lessonId: $id) { id body mediaUrl } }';
const REPORT = `mutation($input: RecordProgressInput!) { recordProgress(input: $input) {
  state doneSec requiredSec positionSec watchedRanges { from to } enrolment { percentage completedLessons completedAt } } }`;
const open = (who: Actor | undefined, id: string) => ask(app, who, OPEN, { id });
const report = (who: Actor, lessonId: string, input: object) =>
  ask(app, who, REPORT, { input: { lessonId, ...input } });
/** Lets time pass for a lesson, as far as the server can tell. */
const pass = (who: Actor, lessonId: string, sec: number) =>
  select(
    app,
    `update lesson_progress p set reported_at = reported_at - make_interval(secs => ?) from enrolment e
     where e.id = p.enrolment_id and e.student_id = ? and p.lesson_id = ?`,
    [sec, who.id, lessonId],
  );
/** Seconds from here to each call. */
const stopwatch = () => {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
};
async function studying(lessons = 2): Promise<{ who: Actor; facts: CourseFacts }> {
  const [who, facts] = [await student(app), await course(app, seller.id, { lessons })];
  await enrol(app, who.id, facts.id);
  return { who, facts };
}
const makeVideo = async (lessonId: string, sec: number) => {
  const [media] = await select<{ id: string }>(
    app,
    `insert into media (owner_id, kind, storage_key, content_type, size_bytes, duration_sec)
     values (?, 'VIDEO', 'media/' || gen_random_uuid(), 'video/mp4', 1000, ?) returning id`,
    [seller.id, sec],
  );
  await select(
    app,
    "update lesson set kind = 'VIDEO', rule = 'WATCH', duration_sec = ?, media_id = ? where id = ?",
    [sec, media!.id, lessonId],
  );
  return media!.id;
};

describe('who gets a lesson', () => {
  const CONTENT = 'query($id: ID!) { lessonContent(id: $id) { id body } }';

  test('by no path without having it: not asked for, not opened, not through the outline', async () => {
    const facts = await course(app, seller.id);
    const [lesson] = facts.lessonIds;
    for (const who of [undefined, await student(app), await teacher(app)]) {
      expect((await ask(app, who, CONTENT, { id: lesson })).data).toEqual({ lessonContent: null });
      expect(codeOf(await open(who, lesson!))).toBe(who ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    }
  });

  test('its student after opening it, its teacher, an administrator, and anyone for a preview', async () => {
    const { who, facts } = await studying();
    const [lesson, preview] = facts.lessonIds;
    expect((await ask(app, who, CONTENT, { id: lesson })).data).toEqual({ lessonContent: null });
    expect((await open(who, lesson!)).data.openLesson).toMatchObject({ body: { type: 'doc' } });
    for (const reader of [who, seller, await admin(app)])
      expect((await ask(app, reader, CONTENT, { id: lesson })).data.lessonContent).toMatchObject({
        id: lesson,
      });
    await select(app, 'update lesson set is_preview = true where id = ?', [preview!]);
    expect((await ask(app, undefined, CONTENT, { id: preview })).data.lessonContent).toMatchObject({
      id: preview,
    });
    await select(app, "update course set status = 'DRAFT' where id = ?", [facts.id]);
    expect((await ask(app, undefined, CONTENT, { id: preview })).data).toEqual({ lessonContent: null });
  });

  test('not any more once access is suspended, though the course goes on being known', async () => {
    const { who, facts } = await studying();
    await open(who, facts.lessonIds[0]!);
    await select(app, "update enrolment set access = 'SUSPENDED' where student_id = ?", [who.id]);
    expect((await ask(app, who, CONTENT, { id: facts.lessonIds[0] })).data).toEqual({ lessonContent: null });
    expect(codeOf(await open(who, facts.lessonIds[0]!))).toBe('FORBIDDEN');
  });

  test('goes on when the course is no longer sold', async () => {
    const { who, facts } = await studying();
    await select(app, 'update course set status = ? where id = ?', [CourseStatus.SUSPENDED, facts.id]);
    expect((await open(who, facts.lessonIds[0]!)).errors).toBeUndefined();
  });

  test('a lesson of somebody’s draft does not exist for others', async () => {
    const facts = await course(app, seller.id, { status: CourseStatus.DRAFT });
    expect(codeOf(await open(await student(app), facts.lessonIds[0]!))).toBe('NOT_FOUND');
    expect(codeOf(await open(await student(app), 'no-such-lesson'))).toBe('NOT_FOUND');
  });

  test('its video answers to its signed address, and to none that was changed or has expired', async () => {
    const { who, facts } = await studying();
    const media = await makeVideo(facts.lessonIds[0]!, 60);
    const { Readable } = await import('node:stream');
    const [{ storage_key }] = (await select<{ storage_key: string }>(
      app,
      'select storage_key from media where id = ?',
      [media],
    )) as [{ storage_key: string }];
    await app.services.storage.write(storage_key, Readable.from([Buffer.alloc(1000, 7)]));
    const url = ((await open(who, facts.lessonIds[0]!)).data.openLesson as { mediaUrl: string }).mediaUrl;
    const get = (address: string, headers = {}) => app.server.inject({ url: address, headers });
    expect((await get(url)).rawPayload).toHaveLength(1000);
    const part = await get(url, { range: 'bytes=10-19' });
    expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([
      206,
      10,
      'bytes 10-19/1000',
    ]);
    expect((await get(url, { range: 'bytes=1000-' })).statusCode).toBe(416);
    const past = url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 10}`);
    const later = url.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 3600}`);
    for (const forged of [
      `/media/private/${media}`,
      past,
      later,
      url.replace(media, facts.id),
      url.replace(/signature=./, 'signature=_'),
    ])
      expect((await get(forged)).statusCode).toBe(404);
  });
});

describe('progress', () => {
  test('a text is complete after 30 seconds on screen, and only as far as time has passed', async () => {
    const { who, facts } = await studying();
    const [lesson] = facts.lessonIds;
    const since = stopwatch();
    await open(who, lesson!);
    const early = (await report(who, lesson!, { dwellSec: 600 })).data.recordProgress as {
      doneSec: number;
      state: string;
    };
    // What has passed, and two seconds for clocks and rounding
    expect(early.doneSec).toBeLessThanOrEqual(since() + 2);
    expect(early.state).toBe('STARTED');
    await pass(who, lesson!, 40);
    const done = (await report(who, lesson!, { dwellSec: 35 })).data.recordProgress;
    expect(done).toMatchObject({
      state: 'COMPLETED',
      enrolment: { percentage: 50, completedLessons: 1, completedAt: null },
    });
  });

  test('a burst of reports does not add up to a lesson', async () => {
    const { who, facts } = await studying();
    const since = stopwatch();
    await open(who, facts.lessonIds[0]!);
    let last: Awaited<ReturnType<typeof report>> | undefined;
    for (let i = 0; i < 16; i++) last = await report(who, facts.lessonIds[0]!, { dwellSec: 30 });
    const { doneSec } = last!.data.recordProgress as { doneSec: number };
    // As long as less time has passed than has been claimed at once, no more than twice that time
    expect(doneSec).toBeLessThanOrEqual(2 * since());
    expect(doneSec).toBeLessThan(20);
  });

  test('a video is complete at 90 % of its unique seconds; watching the same part twice counts once', async () => {
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

  test('a client that claims everything at once gets three seconds for each that passed', async () => {
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

  test('twenty reports at once lose nothing and double nothing', async () => {
    const { who, facts } = await studying(1);
    const [lesson] = facts.lessonIds;
    await makeVideo(lesson!, 200);
    await open(who, lesson!);
    await pass(who, lesson!, 1000);
    // Each report may claim what time allows, so the first one to come gets it all; together they cover the video
    await Promise.all(
      Array.from({ length: 20 }, () => report(who, lesson!, { watched: [{ from: 0, to: 200 }] })),
    );
    const [row] = await select<{ done_sec: number; completed_lessons: number }>(
      app,
      'select p.done_sec, e.completed_lessons from lesson_progress p join enrolment e on e.id = p.enrolment_id where e.student_id = ?',
      [who.id],
    );
    expect(row).toEqual({ done_sec: 200, completed_lessons: 1 });
  });

  test('reports that meet share the time that passed: none is lost, none is believed twice', async () => {
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
    const [row] = await select<{ done: number; watched: number; day: number }>(
      app,
      `select p.done_sec as done, (select sum(upper(r) - lower(r)) from unnest(p.watched) r)::int as watched,
         (select sum(d.seconds) from study_day d where d.enrolment_id = p.enrolment_id)::int as day
       from lesson_progress p join enrolment e on e.id = p.enrolment_id where e.student_id = ?`,
      [who.id],
    );
    expect(row!.watched).toBe(row!.done);
    expect(row!.day).toBe(row!.done);
    expect(row!.done).toBeGreaterThanOrEqual(20);
    expect(row!.done).toBeLessThanOrEqual(Math.ceil(3 * (100 + since())) + 2);
  });

  test('reports and openings of one course at once never wait for each other in a circle', async () => {
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

  test('needs an opened lesson and ranges that are ranges', async () => {
    const { who, facts } = await studying(1);
    const [lesson] = facts.lessonIds;
    expect(codeOf(await report(who, lesson!, { dwellSec: 5 }))).toBe('CONFLICT');
    await open(who, lesson!);
    const wrong = await report(who, lesson!, { watched: [{ from: -5, to: 10 }] });
    expect(wrong.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'watched.0.from' }],
    });
  });

  test('opening counts for the refund rule, and the course resumes where it was left', async () => {
    const { who, facts } = await studying(4);
    await open(who, facts.lessonIds[0]!);
    await open(who, facts.lessonIds[1]!);
    const [row] = await select(
      app,
      'select highest_percentage, last_lesson_id from enrolment where student_id = ?',
      [who.id],
    );
    expect(row).toEqual({ highest_percentage: 50, last_lesson_id: facts.lessonIds[1] });
  });
});

test('one’s own list names courses that are hidden by now, also when access has ended', async () => {
  const { who, facts } = await studying();
  await select(app, "update course set status = 'UNPUBLISHED' where id = ?", [facts.id]);
  await select(app, "update enrolment set access = 'EXPIRED' where student_id = ?", [who.id]);
  const reply = await ask(app, who, '{ myEnrolments { items { course { id } } } }');
  expect(reply.data).toEqual({ myEnrolments: { items: [{ course: { id: facts.id } }] } });
});

test('one’s own courses: filters, search without accents, and nobody else’s', async () => {
  const { who, facts } = await studying();
  await select(app, "update course set title = 'Nấu phở Hà Nội' where id = ?", [facts.id]);
  const MINE =
    'query($search: String, $status: EnrolmentFilter!) { myEnrolments(search: $search, status: $status) { total items { course { id } } } }';
  const mine = async (variables: object) =>
    (await ask(app, who, MINE, { status: 'ALL', ...variables })).data.myEnrolments;
  expect(await mine({ search: 'nau pho' })).toEqual({ total: 1, items: [{ course: { id: facts.id } }] });
  expect(await mine({ search: 'guitar' })).toEqual({ total: 0, items: [] });
  expect(await mine({ status: 'COMPLETED' })).toMatchObject({ total: 0 });
  expect(await mine({ status: 'IN_PROGRESS' })).toMatchObject({ total: 1 });
});
