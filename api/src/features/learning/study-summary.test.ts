import { beforeEach, describe, expect, test } from 'vitest';
import { ownApp } from '../../testing/app.ts';
import { avoidMidnight } from '../../testing/avoid-midnight.ts';
import { type Actor, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { awardAchievements } from './award-achievements.jobs.ts';

const statements: string[] = [];
const app = await ownApp({}, { onStatement: ({ text }) => void statements.push(text) });
const { ask, course, db, enrol, student, teacher } = helpersFor(app);
const author = await teacher();
// Days are in Vietnam time. No day may end between a write and the read that counts it
beforeEach(() => avoidMidnight(app));

/** Adds ten minutes of study on past days. 0 is today in Vietnam time. */
const addStudyDays = async (enrolment: string, ...daysAgo: number[]) => {
  for (const day of daysAgo)
    await db(
      "insert into study_day values (?, (now() at time zone 'Asia/Ho_Chi_Minh')::date - ?::int, 600)",
      enrolment,
      day,
    );
};
const statistics = async (actor: Actor) =>
  (
    await ask(
      actor,
      '{ studyStatistics { studyMinutes streakDays longestStreakDays lessonsCompleted coursesCompleted achievements } }',
    )
  ).data.studyStatistics;

describe('statistics', () => {
  test('are zero for a new student', async () => {
    expect(await statistics(await student())).toEqual({
      studyMinutes: 0,
      streakDays: 0,
      longestStreakDays: 0,
      lessonsCompleted: 0,
      coursesCompleted: 0,
      achievements: 0,
    });
  });

  test.each([
    ['that includes today', [0, 1, 2], 3, 3],
    ['that ended yesterday and can continue today', [1, 2], 2, 2],
    ['that ended before yesterday', [2, 3, 4], 0, 3],
    ['after a day without study', [0, 1, 3, 4, 5], 2, 3],
  ])('count a streak %s', async (_, days, streakDays, longestStreakDays) => {
    const me = await student();
    const one = await enrol(me.id, (await course(author.id)).id);
    const two = await enrol(me.id, (await course(author.id)).id);
    // A day with study in two courses counts once
    await addStudyDays(one, ...days);
    await addStudyDays(two, days[0]!);
    expect(await statistics(me)).toMatchObject({
      streakDays,
      longestStreakDays,
      studyMinutes: 10 * (days.length + 1),
    });
    const { data } = await ask(me, '{ studyDays(days: 90) { day minutes } }');
    expect((data.studyDays as { minutes: number }[]).map(({ minutes }) => minutes).sort()).toEqual(
      [...days.slice(1).map(() => 10), 20].sort(),
    );
  });

  test('round up to whole minutes per day, so that the sum of the days equals the total', async () => {
    const me = await student();
    const enrolment = await enrol(me.id, (await course(author.id)).id);
    await addStudyDays(enrolment, 0, 1);
    await db('update study_day set seconds = 31 where enrolment_id = ?', enrolment);
    expect(await statistics(me)).toMatchObject({ streakDays: 2, studyMinutes: 2 });
    const { data } = await ask(me, '{ studyDays(days: 7) { minutes } }');
    expect(data.studyDays).toEqual([{ minutes: 1 }, { minutes: 1 }]);
  });

  test('have a default goal of 30 minutes on five days per week until the student sets another', async () => {
    const [me, other] = [await student(), await student()];
    const goal = async (actor: Actor) =>
      (await ask(actor, '{ studyStatistics { goalMinutesPerDay goalDaysPerWeek } }')).data.studyStatistics;
    const set = (minutesPerDay: number, daysPerWeek: number) =>
      ask(
        me,
        'mutation G($input: SetStudyGoalInput!) { setStudyGoal(input: $input) { minutesPerDay daysPerWeek } }',
        { input: { minutesPerDay, daysPerWeek } },
      );
    expect((await set(20, 3)).data.setStudyGoal).toEqual({ minutesPerDay: 20, daysPerWeek: 3 });
    await set(45, 6);
    expect(await goal(me)).toEqual({ goalMinutesPerDay: 45, goalDaysPerWeek: 6 });
    expect(await goal(other)).toEqual({ goalMinutesPerDay: 30, goalDaysPerWeek: 5 });
    expect([getCode(await set(4, 3)), getCode(await set(20, 8))]).toEqual(['BAD_INPUT', 'BAD_INPUT']);
  });

  test('include reported seconds, and the first completed lesson earns an achievement', async () => {
    const me = await student();
    const facts = await course(author.id);
    const enrolment = await enrol(me.id, facts.id);
    const lessonId = facts.lessonIds[0]!;
    await ask(me, 'mutation O($id: ID!) { openLesson(lessonId: $id) { id } }', { id: lessonId });
    await db(
      "update lesson_progress set reported_at = now() - interval '200 seconds' where enrolment_id = ?",
      enrolment,
    );
    const report = 'mutation R($input: RecordProgressInput!) { recordProgress(input: $input) { state } }';
    await ask(me, report, { input: { lessonId, dwellSec: 200 } });
    await ask(me, report, { input: { lessonId, dwellSec: 0 } });
    expect(await db('select seconds from study_day where enrolment_id = ?', enrolment)).toEqual([
      { seconds: 200 },
    ]);
    const [job] = await db<{ data: { personId: string } }>(
      "select data from pgboss.job where name = 'achievements.award' and data->>'personId' = ?",
      me.id,
    );
    await awardAchievements.handle(app.services, job!.data);
    await awardAchievements.handle(app.services, job!.data);
    const { data } = await ask(me, '{ myAchievements { code progress threshold earnedAt } }');
    const [first, next] = data.myAchievements as {
      code: string;
      progress: number;
      earnedAt: string | null;
    }[];
    expect(first).toMatchObject({ code: 'first-lesson', progress: 1, earnedAt: expect.any(String) });
    expect(next).toMatchObject({ code: 'seven-day-streak', progress: 1, earnedAt: null });
    expect(await statistics(me)).toMatchObject({ lessonsCompleted: 1, achievements: 1 });
  });
});

test('the activity feed is a connection with activities of the viewer only, read in one statement', async () => {
  const [me, other] = [await student(), await student()];
  const facts = await course(author.id, { title: 'Vẽ tranh' });
  await enrol(me.id, facts.id);
  await enrol(other.id, facts.id);
  for (const id of facts.lessonIds.slice(0, 2))
    await ask(me, 'mutation O($id: ID!) { openLesson(lessonId: $id) { id } }', { id });
  const page = `query A($after: String) { myActivity(first: 2, after: $after) {
    edges { node { __typename kind ... on LessonActivity { lessonTitle } ... on CourseActivity { course { title } } } } pageInfo { endCursor hasNextPage } totalCount } }`;
  statements.length = 0;
  const one = (await ask(me, page)).data.myActivity as never as {
    edges: { node: object }[];
    pageInfo: { endCursor: string };
    totalCount: number;
  };
  expect(statements).toHaveLength(1);
  expect(one.totalCount).toBe(3);
  expect(one.edges.map(({ node }) => node)).toEqual(
    Array.from({ length: 2 }, () => ({
      __typename: 'LessonActivity',
      kind: 'LESSON_STARTED',
      lessonTitle: expect.any(String),
    })),
  );
  const two = (await ask(me, page, { after: one.pageInfo.endCursor })).data.myActivity;
  expect(two).toMatchObject({
    edges: [{ node: { __typename: 'CourseActivity', kind: 'ENROLLED', course: { title: 'Vẽ tranh' } } }],
    pageInfo: { hasNextPage: false },
  });
});

test('the schedule contains unpaid orders that are due in the requested period', async () => {
  const me = await student();
  const facts = await course(author.id, { price: 100_000 });
  await ask(
    me,
    'mutation C($id: ID!) { checkout(input: {courseId: $id, gateway: VNPAY, idempotencyKey: "schedule-1"}) { order { id } } }',
    { id: facts.id },
  );
  const schedule = (from: number, to: number) =>
    ask(
      me,
      'query S($from: DateTime!, $to: DateTime!) { mySchedule(from: $from, to: $to) { kind course { id } } }',
      {
        from: new Date(Date.now() + from * 3_600_000).toISOString(),
        to: new Date(Date.now() + to * 3_600_000).toISOString(),
      },
    );
  // An order with a pending payment is not listed
  expect((await schedule(0, 48)).data.mySchedule).toEqual([]);
  await db(
    "update payment_attempt set status = 'FAILED' where order_id in (select id from orders where buyer_id = ?)",
    me.id,
  );
  expect((await schedule(0, 48)).data.mySchedule).toEqual([{ kind: 'ORDER_DUE', course: { id: facts.id } }]);
  expect((await schedule(48, 72)).data.mySchedule).toEqual([]);
  expect(getCode(await schedule(2, 1))).toBe('BAD_INPUT');
  expect(getCode(await schedule(0, 24 * 400))).toBe('BAD_INPUT');
});
