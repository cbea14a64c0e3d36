import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, type CourseFacts, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { getAuditLog, getEnrolment } from '../../testing/study.ts';
import { app, finish, pass, report, seller, studying } from './testing/students.ts';

const { admin, ask, coTeacher, db, enrol, fetchRoot, student, teacher, updateRow } = helpersFor(app);

const REASON = 'Bạn đã làm bài này ở lớp học trực tiếp.';
let who: Actor;
let facts: CourseFacts;
let enrolmentId: string;
beforeEach(async () => {
  ({ who, facts } = await studying(2));
  enrolmentId = await getEnrolment(app, who);
});

const override = (input: object, by: Actor | undefined = seller) =>
  ask(
    by,
    `mutation($input: OverrideProgressInput!) { overrideProgress(input: $input) { id completedLessons completedAt } }`,
    { input: { enrolmentId, lessonId: facts.lessonIds[0], isComplete: true, reason: REASON, ...input } },
  );
const lessons = async (by: Actor | undefined = seller) =>
  (
    await ask(
      by,
      'query($id: ID!) { studentLessons(enrolmentId: $id) { id title state completedWhy bestScore } }',
      { id: enrolmentId },
    )
  ).data?.studentLessons as { state: string }[] | undefined;
const notified = () =>
  db<{ kind: string; params: object }>('select kind, params from notification where person_id = ?', who.id);
const logged = () => getAuditLog(app, enrolmentId);

describe('a teacher’s override of progress', () => {
  test('completes a lesson, shows the student the reason and is audited', async () => {
    expect((await override({})).data.overrideProgress).toEqual({
      id: enrolmentId,
      completedLessons: 1,
      completedAt: null,
    });
    expect(await lessons()).toEqual([
      {
        id: facts.lessonIds[0],
        title: 'Bài 1',
        state: 'COMPLETED',
        completedWhy: 'TEACHER',
        bestScore: null,
      },
      { id: facts.lessonIds[1], title: 'Bài 2', state: 'NOT_STARTED', completedWhy: null, bestScore: null },
    ]);
    expect(await notified()).toEqual([
      {
        kind: 'PROGRESS_OVERRIDDEN',
        params: { course: 'Khoá học thử', lesson: 'Bài 1', outcome: 'COMPLETE', reason: REASON },
      },
    ]);
    expect(await logged()).toMatchObject([{ action: 'progress.complete', reason: REASON }]);
    const content = 'query($id: ID!) { lessonContent(id: $id) { id } }';
    expect(await fetchRoot(who, content, { id: facts.lessonIds[0] })).toBeNull();
  });

  test('never applies to the viewer’s own progress', async () => {
    await updateRow('enrolment', enrolmentId, 'student_id = ?', [seller.id]);
    expect(getReason(await override({}))).toBe('OWN_PROGRESS');
  });

  test('without a change neither notifies nor is audited', async () => {
    await override({});
    expect(getCode(await override({}))).toBeUndefined();
    expect(getCode(await override({ lessonId: facts.lessonIds[1], isComplete: false }))).toBeUndefined();
    expect(await notified()).toHaveLength(1);
    expect(await logged()).toHaveLength(1);
  });

  test('resets a lesson, which the student can complete again', async () => {
    const [id] = facts.lessonIds as [string];
    await finish(who, id);
    await db('update lesson_progress set best_score = 80 where lesson_id = ?', id);
    expect((await override({ isComplete: false })).data.overrideProgress).toMatchObject({
      completedLessons: 0,
    });
    expect((await lessons())![0]).toMatchObject({ state: 'STARTED', completedWhy: null, bestScore: null });
    expect((await report(who, id, { dwellSec: 1 })).data.recordProgress).toMatchObject({ state: 'STARTED' });
    await pass(who, id, 200);
    expect((await report(who, id, { dwellSec: 200 })).data.recordProgress).toMatchObject({
      state: 'COMPLETED',
    });
  });

  test('never revokes a completed course or its certificate', async () => {
    for (const lessonId of facts.lessonIds) await override({ lessonId });
    const before = await db<{ at: Date | null }>(
      'select completed_at as at from enrolment where id = ?',
      enrolmentId,
    );
    expect(before[0]!.at).not.toBeNull();
    await db(
      `insert into lesson_progress (enrolment_id, lesson_id) values (?, ?) on conflict do nothing`,
      enrolmentId,
      facts.lessonIds[0],
    );
    const reply = await override({ isComplete: false });
    expect(reply.data.overrideProgress).toMatchObject({
      completedLessons: 1,
      completedAt: expect.any(String),
    });
    expect(await db('select completed_at as at from enrolment where id = ?', enrolmentId)).toEqual(before);
  });

  test.each(['', 'Ngắn quá', 'x'.repeat(501), '         a         '])(
    'requires a reason of 10 to 500 characters, not “%s”',
    async (reason) => {
      const reply = await override({ reason });
      expect(reply.errors![0]!.extensions).toMatchObject({
        code: 'BAD_INPUT',
        details: [{ field: 'reason' }],
      });
      expect(await logged()).toEqual([]);
    },
  );

  test('requires a teacher of the course with the right to grade', async () => {
    const [other, helper] = [await teacher(), await coTeacher(facts.id, 'EDIT,ANSWER')];
    expect(getCode(await override({}, who))).toBe('FORBIDDEN');
    expect(getCode(await override({}, await admin()))).toBe('FORBIDDEN');
    expect(getCode(await override({}, other))).toBe('NOT_FOUND');
    expect(getReason(await override({}, helper))).toBe('RIGHT_LACKING');
    await db("update co_teacher set rights = '{MARK}' where person_id = ?", helper.id);
    expect(getCode(await override({}, helper))).toBeUndefined();
    const { facts: second } = await studying(1);
    expect(getCode(await override({ lessonId: second.lessonIds[0] }))).toBe('NOT_FOUND');
    for (const input of [{ enrolmentId: facts.id }, { enrolmentId: 'khong-co' }, { lessonId: enrolmentId }])
      expect(getCode(await override(input))).toBe('NOT_FOUND');
  });

  test('is rejected after the access was refunded', async () => {
    await updateRow('enrolment', enrolmentId, "access = 'REVOKED'");
    expect(getReason(await override({}))).toBe('ACCESS_ENDED');
  });
});

describe('students of a course', () => {
  const STUDENTS = `query($id: ID!, $search: String) { courseStudents(courseId: $id, search: $search) {
    total items { id fullName percentage requiredLessons completedOptionalLessons totalLessons access } } }`;
  const students = async (by: Actor | undefined, search?: string) =>
    (await ask(by, STUDENTS, { id: facts.id, search })).data?.courseStudents as {
      total: number;
      items: { id: string }[];
    } | null;

  test('are visible to its teachers, searchable without accents, latest first', async () => {
    const late = await student();
    await enrol(late.id, facts.id);
    await updateRow('person', late.id, "full_name = 'Đỗ Thị Hạnh'");
    await updateRow('enrolment', enrolmentId, "last_studied_at = now() + interval '1 minute'");
    const all = await students(seller);
    expect([all!.total, all!.items[0]!.id]).toEqual([2, enrolmentId]);
    expect((await students(seller, 'do thi hanh'))!.items).toMatchObject([
      {
        fullName: 'Đỗ Thị Hạnh',
        percentage: 0,
        requiredLessons: 2,
        completedOptionalLessons: 0,
        totalLessons: 2,
        access: 'ACTIVE',
      },
    ]);
    expect((await students(seller, '%'))!.total).toBe(0);
    expect((await students(await teacher()))!.total).toBe(0);
    expect(await students(who)).toBeUndefined();
    expect(await lessons(await teacher())).toEqual([]);
    expect(await lessons(who)).toBeUndefined();
  });
});
