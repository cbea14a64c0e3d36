import { expect, test } from 'vitest';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { getEnrolment } from '../../testing/study.ts';
import { completeLesson, recountLessons, storeScore } from './complete-lesson.ts';
import { app, open, report, studying } from './testing/students.ts';

const { ask, db, updateRow } = helpersFor(app);

const complete = (
  enrolmentId: string,
  lessonId: string,
  why: 'PASS' | 'TEACHER' = 'PASS',
  score?: number,
): Promise<void> =>
  app.services.orm.em
    .fork()
    .transactional((em) =>
      completeLesson(em, app.services, { enrolmentId, lessonId, why, ...(score !== undefined && { score }) }),
    );
const stored = async (enrolmentId: string) =>
  db<{ completed_at: Date | null; why: string; best: number; reached: Date | null }>(
    'select completed_at, completed_why as why, best_score as best, reached_at as reached from lesson_progress where enrolment_id = ?',
    enrolmentId,
  );

test('completes a lesson once, keeps time and reason, and raises the score', async () => {
  const { who, facts } = await studying(2);
  const enrolment = await getEnrolment(app, who);
  await complete(enrolment, facts.lessonIds[0]!, 'PASS', 80);
  const [first] = await stored(enrolment);
  await complete(enrolment, facts.lessonIds[0]!, 'TEACHER', 60);
  expect(await stored(enrolment)).toEqual([first]);
  expect(first).toMatchObject({ why: 'PASS', best: 80 });
  await complete(enrolment, facts.lessonIds[0]!, 'PASS', 101.5);
  expect(await stored(enrolment)).toEqual([{ ...first, best: 100 }]);
});

test('stores results that complete nothing, and the best of them', async () => {
  const { who, facts } = await studying(1);
  const enrolment = await getEnrolment(app, who);
  const keep = (score: number) =>
    storeScore(app.services.orm.em.fork(), { enrolmentId: enrolment, lessonId: facts.lessonIds[0]!, score });
  for (const score of [40, 66.9, 50]) await keep(score);
  expect(await stored(enrolment)).toMatchObject([{ best: 66, completed_at: null, why: null }]);
});

test('does not count unopened completed lessons towards the refund limit', async () => {
  const { who, facts } = await studying(1);
  const enrolment = await getEnrolment(app, who);
  await complete(enrolment, facts.lessonIds[0]!, 'TEACHER');
  expect(await stored(enrolment)).toMatchObject([{ why: 'TEACHER', reached: null }]);
  const content = 'query($id: ID!) { lessonContent(id: $id) { id } }';
  expect((await ask(who, content, { id: facts.lessonIds[0] })).data).toEqual({ lessonContent: null });
  const reached = () =>
    db(
      'select highest_percentage as reached, completed_lessons as done from enrolment where id = ?',
      enrolment,
    );
  expect(await reached()).toEqual([{ reached: 0, done: 1 }]);
  const open = 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }';
  expect(getCode(await ask(who, open, { id: facts.lessonIds[0] }))).toBeUndefined();
  expect(await reached()).toEqual([{ reached: 100, done: 1 }]);
});

test('completes the course once for simultaneous last lessons', async () => {
  const { who, facts } = await studying(3);
  const enrolment = await getEnrolment(app, who);
  await Promise.all(facts.lessonIds.map((lesson) => complete(enrolment, lesson)));
  expect(
    await db(
      'select completed_lessons, completed_required, completed_at is not null as done from enrolment where id = ?',
      enrolment,
    ),
  ).toEqual([{ completed_lessons: 3, completed_required: 3, done: true }]);
});

test('rejects progress of a lesson that a teacher completed and the student never opened', async () => {
  const { who, facts } = await studying(1);
  await complete(await getEnrolment(app, who), facts.lessonIds[0]!, 'TEACHER');
  expect(getReason(await report(who, facts.lessonIds[0]!, { dwellSec: 5 }))).toBe('LESSON_NOT_OPENED');
});

test('a course without required lessons needs one completed lesson', async () => {
  const { who, facts } = await studying(2);
  const enrolment = await getEnrolment(app, who);
  await db('update lesson set is_required = false where course_id = ?', facts.id);
  expect(await recountLessons(app.services.orm.em.fork(), enrolment)).toBe(false);
  const completed = () => db('select completed_at from enrolment where id = ?', enrolment);
  expect(await completed()).toEqual([{ completed_at: null }]);
  await complete(enrolment, facts.lessonIds[0]!);
  expect(await completed()).toEqual([{ completed_at: expect.anything() }]);
});

test('the opened share counts existing lessons and never decreases', async () => {
  const { who, facts } = await studying(4);
  const [first, second, third] = facts.lessonIds as [string, string, string];
  const share = () => db('select highest_percentage as share from enrolment where student_id = ?', who.id);
  const remove = async (lesson: string) => {
    await updateRow('lesson', lesson, 'removed_at = now()');
    await updateRow(
      'course',
      facts.id,
      'lesson_count = (select count(*) from lesson where course_id = ? and removed_at is null)',
      [facts.id],
    );
  };
  await open(who, first);
  await remove(first);
  await open(who, second);
  expect(await share()).toEqual([{ share: 33 }]);
  await remove(second);
  await open(who, third);
  expect(await share()).toEqual([{ share: 50 }]);
  await remove(third);
  await open(who, facts.lessonIds[3]!);
  expect(await share()).toEqual([{ share: 100 }]);
});
