import { describe, expect, test } from 'vitest';
import { type Actor, getCode, getReason, getRootValue } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { getAuditLog, openLesson } from '../../testing/study.ts';
import {
  app,
  claim,
  createAssignment,
  getNotificationsTo,
  getProgress,
  grade,
  helper,
  hours,
  learner,
  mine,
  newSubmission,
  queue,
  release,
  seller,
  start,
  startAndReturn,
  submit,
  submittedWork,
} from './testing/assignments.ts';

const { ask, db, enrol, fetchRoot, teacher, updateRow } = helpersFor(app);

describe('grades', () => {
  test('are counted as pending for the graders', async () => {
    const assignment = await createAssignment({}, 'PASS');
    const [editor, grader] = [await helper(assignment, 'EDIT'), await helper(assignment, 'MARK')];
    const counts = async (who: Actor) =>
      (await ask(who, '{ waitingForTeacher { questions toMark } }')).data.waitingForTeacher;
    await startAndReturn(await learner(assignment), assignment.id);
    expect(await counts(grader)).toEqual({ questions: 0, toMark: 0 });
    const work = await submittedWork(await learner(assignment), assignment);
    expect(await counts(grader)).toEqual({ questions: 0, toMark: 1 });
    expect(await counts(editor)).toEqual({ questions: 0, toMark: 0 });
    await grade(work);
    expect(await counts(grader)).toEqual({ questions: 0, toMark: 0 });
  });

  test('are saved as drafts and reach the student on release', async () => {
    const { assignment, who, work } = await newSubmission({}, 'PASS');
    const [first] = work.rubric;
    const half = { marks: [{ rowId: first!.id, points: 3, comment: 'Thiếu lỗi 404' }], isDone: false };
    expect(getRootValue(await grade(work, half))).toMatchObject({
      ...{ state: 'WAITING', markingVersion: 1, grade: { score: 3 } },
    });
    expect(getCode(await grade(work, { ...half, isDone: true, expectedVersion: 1 }))).toBe('BAD_INPUT');
    expect(getReason(await release(assignment.id, [work.id]))).toBe('SUBMISSION_NOT_MARKED');
    const notes = [{ line: 1, text: 'Đọc lại dòng này' }];
    await grade(work, { expectedVersion: 1, notes, comment: 'Tốt' });
    expect(await queue(assignment.id)).toMatchObject({ items: [{ state: 'MARKED', score: 10 }] });
    const hidden = await mine(who, assignment.id);
    expect(hidden?.mySubmissions[0]).toMatchObject({ status: 'SUBMITTED', score: null, grade: null });
    expect(await getProgress(who, assignment.lessonId)).toEqual({ why: null, score: null });
    expect(getCode(await release(assignment.id, [work.id]))).toBeUndefined();
    expect((await mine(who, assignment.id))?.mySubmissions[0]).toMatchObject({
      ...{ status: 'GRADED', score: 10, passed: true },
      grade: {
        comment: 'Tốt',
        notes: [{ fileId: null, ...notes[0] }],
        marks: [{ points: 6 }, { points: 4 }],
      },
    });
    expect(await getProgress(who, assignment.lessonId)).toEqual({ why: 'PASS', score: 100 });
    expect(await getNotificationsTo(who)).toContain('ASSIGNMENT_RETURNED');
  });

  test('that are lowered revoke neither the pass nor the completion, and are audited', async () => {
    const { assignment, who, work } = await newSubmission({}, 'PASS');
    await grade(work);
    await release(assignment.id, [work.id]);
    const none = work.rubric.map(({ id }) => ({ rowId: id, points: 0 }));
    await grade(work, { expectedVersion: 1, marks: none });
    expect((await mine(who, assignment.id))?.mySubmissions[0]).toMatchObject({ score: 10 });
    await release(assignment.id, [work.id]);
    expect((await mine(who, assignment.id))?.mySubmissions[0]).toMatchObject({ score: 0, passed: true });
    expect(await getProgress(who, assignment.lessonId)).toEqual({ why: 'PASS', score: 100 });
    expect(await getAuditLog(app, work.id)).toMatchObject([
      { action: 'submission.return', before: null },
      { action: 'submission.change-mark', before: { score: 10 } },
    ]);
  });

  test('that are released again unchanged do not notify the student', async () => {
    const { assignment, who, work } = await newSubmission();
    await grade(work, { comment: 'Tốt' });
    for (let n = 0; n < 3; n++) expect(getCode(await release(assignment.id, [work.id]))).toBeUndefined();
    const times = async () =>
      (await getNotificationsTo(who)).filter((kind) => kind === 'ASSIGNMENT_RETURNED').length;
    const lines = () => db('select 1 from audit_log where target_id = ?', work.id);
    expect([await times(), (await lines()).length]).toEqual([1, 1]);
    await grade(work, { expectedVersion: 1, comment: 'Rất tốt' });
    await release(assignment.id, [work.id]);
    expect([await times(), (await lines()).length]).toEqual([2, 2]);
  });

  test("include the late penalty of the draft's terms", async () => {
    const { assignment, who, work } = await newSubmission({ latePolicy: 'POINTS', lateAmount: 2 }, 'PASS');
    await updateRow('assignment_submission', work.id, 'late_minutes = 1441');
    await grade(work);
    await release(assignment.id, [work.id]);
    expect((await mine(who, assignment.id))?.mySubmissions[0]).toMatchObject({
      ...{ passed: true, grade: { earned: 10, deducted: 4, score: 6 } },
    });
  });

  test('accept only rows and files of the work and valid points', async () => {
    const { work } = await newSubmission();
    const [row] = work.rubric;
    for (const input of [
      { marks: [{ rowId: 'made-up', points: 1 }] },
      { marks: [{ rowId: row!.id, points: 7 }] },
      { marks: [{ rowId: row!.id, points: -1 }] },
      { marks: [row, row].map((each) => ({ rowId: each!.id, points: 1 })) },
      { notes: [{ fileId: crypto.randomUUID(), line: 1, text: 'x' }] },
      { redoUntil: hours(-1) },
    ])
      expect(getCode(await grade(work, { isDone: false, ...input }))).toBe('BAD_INPUT');
  });
});

describe('a grader', () => {
  test('needs the permission, and a student cannot grade their own work', async () => {
    const { assignment, who, work } = await newSubmission();
    const [grader, editor] = [await helper(assignment, 'MARK'), await helper(assignment, 'EDIT')];
    const stranger = await teacher();
    const seen = async (as: Actor) => {
      const reply = await ask(as, 'query($id: ID!) { markedSubmission(id: $id) { id } }', { id: work.id });
      return !!reply.data.markedSubmission;
    };
    expect([await seen(grader), await seen(editor), await seen(stranger), await seen(who)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect((await queue(assignment.id, editor)).items).toEqual([]);
    expect(getCode(await grade(work, {}, stranger))).toBe('NOT_FOUND');
    expect(getReason(await grade(work, {}, editor))).toBe('RIGHT_LACKING');
    expect(getCode(await grade(work, {}, who))).toBe('FORBIDDEN');
    expect(await getNotificationsTo(grader)).toEqual([]);
    await enrol(grader.id, assignment.facts.id);
    await openLesson(app, grader, assignment.lessonId);
    const own = await submittedWork(grader, assignment);
    expect(getReason(await grade(own, {}, grader))).toBe('OWN_PROGRESS');
    expect(getReason(await claim(own.id, grader))).toBe('OWN_PROGRESS');
    expect((await queue(assignment.id, grader)).items.map(({ submissionId }) => submissionId)).toEqual([
      work.id,
    ]);
    expect(getCode(await grade(own))).toBeUndefined();
    expect(getReason(await release(assignment.id, [own.id], grader))).toBe('OWN_PROGRESS');
    expect(getCode(await grade(work, {}, grader))).toBeUndefined();
  });

  test('sees the claim of another grader, and a conflicting save is detected', async () => {
    const { assignment, work } = await newSubmission();
    const grader = await helper(assignment, 'MARK');
    const [first, second] = await Promise.all([claim(work.id), claim(work.id, grader)]);
    const claims = [first, second].map(
      ({ data }) => (data.claimSubmission as { heldBy: string | null }).heldBy,
    );
    expect(claims.filter((name) => name === null)).toHaveLength(1);
    const [holder, other] = claims[0] === null ? [seller, grader] : [grader, seller];
    expect(getReason(await grade(work, {}, other))).toBe('MARKED_ELSEWHERE');
    expect(getReason(await release(assignment.id, [work.id], other))).toBe('MARKED_ELSEWHERE');
    const saves = await Promise.all([grade(work, {}, holder), grade(work, {}, holder)]);
    expect(saves.map(getReason).sort()).toEqual(['STALE_VERSION', undefined]);
    await updateRow('assignment_submission', work.id, "claimed_until = now() - interval '1 second'");
    expect(getReason(await grade(work, { expectedVersion: 1 }, other))).toBeUndefined();
    expect(getReason(await grade(work, { expectedVersion: 2 }, holder))).toBe('MARKED_ELSEWHERE');
  });

  test('releases all or nothing, only within the assignment', async () => {
    const [assignment, another] = [await createAssignment(), await createAssignment()];
    const [a, b] = [
      await submittedWork(await learner(assignment), assignment),
      await submittedWork(await learner(assignment), assignment),
    ];
    const elsewhere = await submittedWork(await learner(another), another);
    await grade(a);
    await grade(elsewhere);
    expect(getReason(await release(assignment.id, [a.id, b.id]))).toBe('SUBMISSION_NOT_MARKED');
    expect(getCode(await release(assignment.id, [a.id, elsewhere.id]))).toBe('NOT_FOUND');
    expect(getCode(await release(assignment.id, []))).toBe('BAD_INPUT');
    expect((await queue(assignment.id)).items.map(({ state }) => state)).toEqual(['WAITING', 'MARKED']);
  });

  test('stores reusable comments privately, without duplicates', async () => {
    const who = await teacher();
    const CREATE =
      'mutation($input: CreateSavedCommentInput!) { createSavedComment(input: $input) { id text } }';
    const create = async (text: string, as = who) =>
      await fetchRoot<{ id: string }>(as, CREATE, { input: { text } });
    const LIST = '{ savedComments { id text } }';
    const { id } = await create('Kiểm tra r.ok');
    expect(await create(' Kiểm tra r.ok ')).toEqual({ id, text: 'Kiểm tra r.ok' });
    expect((await ask(who, LIST)).data.savedComments).toEqual([{ id, text: 'Kiểm tra r.ok' }]);
    expect((await ask(await teacher(), LIST)).data.savedComments).toEqual([]);
    const DELETE = 'mutation($id: ID!) { deleteSavedComment(commentId: $id) { id } }';
    expect(getCode(await ask(seller, DELETE, { id }))).toBe('NOT_FOUND');
    expect(getCode(await ask(who, DELETE, { id }))).toBeUndefined();
    expect((await ask(who, LIST)).data.savedComments).toEqual([]);
    await db(
      "insert into saved_comment (marker_id, text) select ?, 'câu ' || n from generate_series(1, 100) n",
      who.id,
    );
    expect(getReason(await ask(who, CREATE, { input: { text: 'một câu nữa' } }))).toBe(
      'TOO_MANY_SAVED_COMMENTS',
    );
  });
});

describe('another attempt', () => {
  test('is granted by returning work, even beyond the limits, and begins with its text', async () => {
    const { assignment, who, work } = await newSubmission({ maxAttempts: 1 });
    await grade(work, { redoUntil: hours(100) });
    expect(getReason(await start(who, assignment.id))).toBe('SUBMISSION_WAITS');
    await release(assignment.id, [work.id]);
    await updateRow(
      'assignment',
      assignment.id,
      "due_at = now() - interval '2 days', cut_off_at = now() - interval '1 day'",
    );
    expect(await mine(who, assignment.id)).toMatchObject({ myStatus: 'RETURNED', hasAttempt: true });
    const again = await startAndReturn(who, assignment.id);
    expect(again).toMatchObject({ number: 2, status: 'DRAFT', text: 'Em đã làm xong.' });
    expect(getRootValue(await submit(who, again.id))).toMatchObject({ status: 'SUBMITTED', lateMinutes: 0 });
  });

  test('is available after a failure if attempts are left, not after a pass', async () => {
    const assignment = await createAssignment({ maxAttempts: 2 });
    const [fails, passes] = [await learner(assignment), await learner(assignment)];
    const failed = await submittedWork(fails, assignment);
    const passed = await submittedWork(passes, assignment);
    await grade(failed, { marks: failed.rubric.map(({ id }) => ({ rowId: id, points: 1 })) });
    await grade(passed);
    await release(assignment.id, [failed.id, passed.id]);
    expect(await mine(passes, assignment.id)).toMatchObject({ hasAttempt: false });
    expect(getReason(await start(passes, assignment.id))).toBe('ALREADY_PASSED');
    expect(await mine(fails, assignment.id)).toMatchObject({ hasAttempt: true });
    const again = await submittedWork(fails, assignment);
    await grade(again, { marks: again.rubric.map(({ id }) => ({ rowId: id, points: 1 })) });
    await release(assignment.id, [again.id]);
    expect(await mine(fails, assignment.id)).toMatchObject({ hasAttempt: false });
    expect(getReason(await start(fails, assignment.id))).toBe('NO_ATTEMPTS_LEFT');
  });
});
