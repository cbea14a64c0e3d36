import { describe, expect, test } from 'vitest';
import { getCode, getReason, getRootValue } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { getAuditLog, getEnrolment, openLesson } from '../../testing/study.ts';
import { remindDue } from './remind-due.jobs.ts';
import {
  addFile,
  app,
  createAssignment,
  getNotificationsTo,
  getProgress,
  getStanding,
  hours,
  learner,
  mine,
  newDraft,
  save,
  saveAssignment,
  seller,
  start,
  startAndReturn,
  submit,
  submittedWork,
  upload,
} from './testing/assignments.ts';

const { ask, db, enrol, mutate, student, teacher, updateRow } = helpersFor(app);

describe('a draft', () => {
  test('begins once in two simultaneous tabs and is submitted once with its files', async () => {
    const countSubmitted = async () =>
      (await getNotificationsTo(seller)).filter((kind) => kind === 'ASSIGNMENT_SUBMITTED').length;
    const assignment = await createAssignment();
    const who = await learner(assignment);
    const before = await countSubmitted();
    const all = await Promise.all([1, 2, 3].map(() => startAndReturn(who, assignment.id)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const { id } = all[0]!;
    await save(who, { submissionId: id, sequence: 1, text: 'Lời nhắn' });
    const withFile = await addFile(who, id, await upload(who));
    expect(getRootValue(withFile)).toMatchObject({ files: [{ name: 'bai-lam.md', type: 'TEXT' }] });
    const answers = await Promise.all([submit(who, id, 1), submit(who, id, 1), submit(who, id, 1)]);
    expect(answers.map(getReason).sort()).toEqual([
      'SUBMISSION_HANDED_IN',
      'SUBMISSION_HANDED_IN',
      undefined,
    ]);
    expect(await getProgress(who, assignment.lessonId)).toEqual({ why: 'SUBMIT', score: null });
    expect(await countSubmitted()).toBe(before + 1);
    expect(await mine(who, assignment.id)).toMatchObject({
      myStatus: 'SUBMITTED',
      hasAttempt: false,
      mySubmissions: [{ lateMinutes: 0, grade: null, score: null, text: 'Lời nhắn' }],
    });
    const more = await addFile(who, id, await upload(who));
    expect(getReason(more)).toBe('SUBMISSION_HANDED_IN');
    expect(getReason(await save(who, { submissionId: id, sequence: 2, text: 'Đổi' }))).toBe(
      'SUBMISSION_HANDED_IN',
    );
    expect(getReason(await start(who, assignment.id))).toBe('SUBMISSION_WAITS');
  });

  test('is submitted without waiting for locks on its assignment', async () => {
    const { assignment, who, id } = await newDraft();
    await save(who, { submissionId: id, sequence: 1, text: 'Bài làm' });
    await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from assignment where id = ? for no key update', [assignment.id]);
      expect(getCode(await submit(who, id, 1))).toBeUndefined();
    });
  });

  test('of two tabs is not overwritten by the stale one', async () => {
    const { assignment, who, id } = await newDraft();
    const from = (tab: string, sequence: number, text: string) =>
      save(who, { submissionId: id, tab, sequence, text });
    expect((await from('1', 1, 'một')).errors![0]!.extensions.details).toMatchObject([
      { field: 'tab', code: 'INVALID' },
    ]);
    expect(getReason(await from('tab-number-1', 1, 'một'))).toBeUndefined();
    // The response was lost, so the same tab sends the same request again
    expect(getReason(await from('tab-number-1', 1, 'một'))).toBeUndefined();
    const behind = await from('tab-number-2', 1, 'hai');
    expect(behind.errors?.[0]?.extensions).toMatchObject({ reason: 'SUBMISSION_ELSEWHERE', version: 1 });
    expect(getReason(await submit(who, id, 0))).toBe('SUBMISSION_ELSEWHERE');
    expect((await mine(who, assignment.id))?.mySubmissions[0]).toMatchObject({ text: 'một' });
  });

  test('requires content and a declaration of own work', async () => {
    const { assignment, who, id } = await newDraft();
    await save(who, { submissionId: id, sequence: 1, text: '   ' });
    expect(getReason(await submit(who, id, 1))).toBe('SUBMISSION_EMPTY');
    expect(getCode(await submit(who, id, 1, false))).toBe('BAD_INPUT');
    expect((await mine(who, assignment.id))?.myStatus).toBe('DRAFT');
  });

  test('rejects invalid files, too many files and uploads of others', async () => {
    const assignment = await createAssignment();
    const [who, other] = [await learner(assignment), await learner(assignment)];
    const { id } = await startAndReturn(who, assignment.id);
    expect(getCode(await addFile(who, id, await upload(who, 'bai.pdf', 'không phải PDF')))).toBe('BAD_INPUT');
    expect(getCode(await addFile(who, id, await upload(who, 'bai.html', '<p>')))).toBe('BAD_INPUT');
    expect(getCode(await addFile(who, id, await upload(other)))).toBe('BAD_INPUT');
    const large = await upload(who);
    await updateRow('upload', large, 'size_bytes = 300000000');
    expect(getCode(await addFile(who, id, large))).toBe('BAD_INPUT');
    for (let n = 0; n < 5; n++)
      expect(getCode(await addFile(who, id, await upload(who, `tep-${n}.md`)))).toBeUndefined();
    expect(getReason(await addFile(who, id, await upload(who)))).toBe('TOO_MANY_FILES');
    const [first, ...rest] = (await mine(who, assignment.id))!.mySubmissions[0]!.files;
    const REMOVE = 'mutation($id: ID!) { removeSubmissionFile(fileId: $id) { files { id } } }';
    expect(getCode(await ask(other, REMOVE, { id: first!.id }))).toBe('NOT_FOUND');
    const left = await ask(who, REMOVE, { id: first!.id });
    expect(left.data.removeSubmissionFile).toEqual({ files: rest.map((file) => ({ id: file.id })) });
  });

  test("is limited to a gigabyte per person and does not use the seller's package", async () => {
    const [assignment, another] = [await createAssignment(), await createAssignment()];
    const who = await teacher();
    for (const { facts, lessonId } of [assignment, another]) {
      await enrol(who.id, facts.id);
      await openLesson(app, who, lessonId);
    }
    const drafts = [await startAndReturn(who, assignment.id), await startAndReturn(who, another.id)] as const;
    await addFile(who, drafts[0].id, await upload(who));
    await db('update media set size_bytes = ? where owner_id = ?', 1024 ** 3 - 20, who.id);
    const used = await ask(who, '{ courseQuota { storageUsed } }');
    expect(used.data.courseQuota).toEqual({ storageUsed: 0 });
    await db('delete from submission_file where submission_id = ?', drafts[0].id);
    const uploads = [await upload(who), await upload(who)] as const;
    const both = await Promise.all(drafts.map(({ id }, n) => addFile(who, id, uploads[n]!)));
    expect(both.map(getReason).sort()).toEqual(['SUBMISSION_STORAGE', undefined]);
  });

  test('is private and requires access and an open lesson', async () => {
    const { assignment, who, id } = await newDraft();
    for (const stranger of [await learner(assignment), await teacher(), seller]) {
      expect(getCode(await save(stranger, { submissionId: id, sequence: 1, text: 'x' }))).toBe('NOT_FOUND');
      expect(getCode(await submit(stranger, id))).toBe('NOT_FOUND');
      expect(getCode(await addFile(stranger, id, await upload(stranger)))).toBe('NOT_FOUND');
      expect((await mine(stranger, assignment.id))?.mySubmissions).toEqual([]);
    }
    expect(getCode(await start(undefined, assignment.id))).toBe('UNAUTHENTICATED');
    expect(getReason(await start(await student(), assignment.id))).toBe('NOT_ENROLLED');
    expect(getCode(await start(who, 'no-such-assignment'))).toBe('NOT_FOUND');
    for (const change of [
      ...['SUSPENDED', 'EXPIRED', 'REVOKED'].map((access) => `access = '${access}'`),
      "access = 'ACTIVE', expires_at = now() - interval '1 second'",
    ]) {
      await db(`update enrolment set ${change} where student_id = ?`, who.id);
      expect(getReason(await save(who, { submissionId: id, sequence: 1, text: 'x' }))).toBe('ACCESS_ENDED');
      expect(getReason(await addFile(who, id, await upload(who)))).toBe('ACCESS_ENDED');
      expect(getReason(await submit(who, id))).toBe('ACCESS_ENDED');
      expect(getReason(await start(who, assignment.id))).toBe('ACCESS_ENDED');
      expect(await mine(who, assignment.id)).toMatchObject({
        myStanding: 'ENDED',
        brief: null,
        mySubmissions: [],
      });
    }
    await db("update enrolment set access = 'ACTIVE', expires_at = null where student_id = ?", who.id);
    await db('delete from lesson_progress where lesson_id = ?', assignment.lessonId);
    expect(getReason(await start(who, assignment.id))).toBe('LESSON_NOT_OPENED');
    expect(await mine(who, assignment.id)).toMatchObject({ myStanding: 'LOCKED', brief: null });
    await openLesson(app, who, assignment.lessonId);
    await updateRow('lesson', assignment.lessonId, 'removed_at = now()');
    expect(await mine(who, assignment.id)).toBeNull();
    expect(getCode(await submit(who, id))).toBe('CONFLICT');
  });

  test('keeps its original rubric and terms, but accepts a later due time', async () => {
    const assignment = await createAssignment();
    const who = await learner(assignment);
    const draft = await startAndReturn(who, assignment.id);
    const edit = {
      ...{ lessonId: assignment.lessonId, expectedVersion: 1, passScore: 1 },
      ...{ rubric: [{ title: 'Chỉ một dòng', points: 1 }], latePolicy: 'REFUSED' },
    };
    await saveAssignment({ ...edit, dueAt: hours(1), cutOffAt: hours(2) });
    const sooner = await mine(who, assignment.id);
    expect(sooner?.mySubmissions[0]).toMatchObject({ rubric: draft.rubric, maxScore: 10, passScore: 6 });
    expect(Date.parse(sooner!.myDueAt as string)).toBeGreaterThan(Date.parse(hours(23)));
    expect(Date.parse(sooner!.myClosesAt as string)).toBeGreaterThan(Date.parse(hours(71)));
    await saveAssignment({ ...edit, expectedVersion: 2, dueAt: hours(100), cutOffAt: hours(200) });
    expect(Date.parse((await mine(who, assignment.id))!.myDueAt as string)).toBeGreaterThan(
      Date.parse(hours(99)),
    );
    // A student who begins now gets the current terms
    const other = await learner(assignment);
    expect(await startAndReturn(other, assignment.id)).toMatchObject({ maxScore: 1, passScore: 1 });
  });
});

describe('the deadline', () => {
  /** Moves the deadlines of an assignment and of its drafts into the past. */
  const pass = async (id: string, sec: number) => {
    await updateRow(
      'assignment',
      id,
      'due_at = due_at - make_interval(secs => ?), cut_off_at = cut_off_at - make_interval(secs => ?)',
      [sec, sec],
    );
    await db(
      `update assignment_submission s set terms = terms || jsonb_build_object('dueAt', a.due_at, 'cutOffAt', a.cut_off_at)
        from assignment a where a.id = s.assignment_id and a.id = ?`,
      id,
    );
  };
  const HOUR = 3600;

  test("uses the server's time, records lateness and enforces the cut-off", async () => {
    const assignment = await createAssignment({ latePolicy: 'POINTS', lateAmount: 1 });
    const [late, over] = [await learner(assignment), await learner(assignment)];
    const [first, second] = [
      await startAndReturn(late, assignment.id),
      await startAndReturn(over, assignment.id),
    ];
    for (const [who, { id }] of [
      [late, first],
      [over, second],
    ] as const)
      await save(who, { submissionId: id, sequence: 1, text: 'Bài làm' });
    await pass(assignment.id, 25 * HOUR);
    // It depends on the second of the deadline, because the end of its minute counts (terms.test.ts)
    const { lateMinutes } = getRootValue<{ lateMinutes: number }>(await submit(late, first.id, 1));
    expect([60, 61]).toContain(lateMinutes);
    await pass(assignment.id, 48 * HOUR);
    for (const reply of [
      await submit(over, second.id, 1),
      await save(over, { submissionId: second.id, sequence: 2, text: 'Thêm' }),
      await addFile(over, second.id, await upload(over)),
      await start(await learner(assignment), assignment.id),
    ])
      expect(reply.errors?.[0]?.extensions).toMatchObject({
        code: 'POLICY',
        reason: 'ASSIGNMENT_CLOSED',
        deadline: expect.any(String),
      });
    expect((await mine(over, assignment.id))?.mySubmissions[0]).toMatchObject({ text: 'Bài làm' });
  });

  test('is part of the progress, with extensions, and overdue until submission', async () => {
    const dueAt = hours(24);
    const assignment = await createAssignment({ dueAt }, 'PASS');
    const [owes, extended] = [await learner(assignment), await learner(assignment)];
    const before = await getStanding(owes, assignment);
    expect(before.missing).toMatchObject({ isOverdue: false, dueAt, closesAt: expect.any(String) });
    expect(before.mark).toMatchObject({ isOverdue: false, isWaiting: false, dueAt });
    await db(
      `insert into assignment_extension (assignment_id, student_id, due_at, cut_off_at, reason, granted_by_id, granted_at)
       values (?, ?, now() + interval '60 hours', now() + interval '90 hours', 'Ốm', ?, now())`,
      assignment.id,
      extended.id,
      seller.id,
    );
    await pass(assignment.id, 25 * HOUR);
    expect((await getStanding(owes, assignment)).missing).toMatchObject({ isOverdue: true });
    expect((await getStanding(owes, assignment)).mark).toMatchObject({ isOverdue: true });
    expect((await getStanding(extended, assignment)).missing).toMatchObject({ isOverdue: false });
    await submittedWork(owes, assignment);
    const after = await getStanding(owes, assignment);
    expect(after.missing).toMatchObject({ isOverdue: false });
    expect(after.mark).toMatchObject({ isOverdue: false, isWaiting: true });
  });

  test('closes at the due time if no late work is accepted, and opens at its opening time', async () => {
    const strict = await createAssignment({ latePolicy: 'REFUSED' });
    const who = await learner(strict);
    const { id } = await startAndReturn(who, strict.id);
    await pass(strict.id, 25 * HOUR);
    expect(getReason(await submit(who, id))).toBe('ASSIGNMENT_CLOSED');
    const more = { dueAt: hours(-1), cutOffAt: hours(2), reason: 'Có giấy của bác sĩ' };
    const input = { assignmentId: strict.id, studentId: who.id, ...more };
    expect(getCode(await mutate(seller, 'grantExtension', input, 'status'))).toBeUndefined();
    await save(who, { submissionId: id, sequence: 1, text: 'Bài làm' });
    expect(getRootValue(await submit(who, id, 1))).toMatchObject({ status: 'SUBMITTED' });
    const later = await createAssignment({ opensAt: hours(2) });
    const early = await learner(later);
    expect(getReason(await start(early, later.id))).toBe('ASSIGNMENT_NOT_OPEN');
    expect(await mine(early, later.id)).toMatchObject({ myStanding: 'STUDYING', brief: { lesson: {} } });
  });

  test('of one student is extended by a teacher for a reason, with an audit entry, but never their own', async () => {
    const assignment = await createAssignment();
    const [who, other] = [await learner(assignment), await learner(assignment)];
    const { id } = await startAndReturn(who, assignment.id);
    await save(who, { submissionId: id, sequence: 1, text: 'Bài làm' });
    await pass(assignment.id, 80 * HOUR);
    const request = (reason = 'Em bị ốm ba ngày nay') =>
      mutate(who, 'requestExtension', { assignmentId: assignment.id, reason });
    expect(getCode(await request('ngắn'))).toBe('BAD_INPUT');
    expect((await Promise.all([request(), request()])).map(getReason).sort()).toEqual([
      'EXTENSION_REQUESTED',
      undefined,
    ]);
    expect(await getNotificationsTo(seller)).toContain('EXTENSION_REQUESTED');
    const REQUESTS = 'query($id: ID!) { extensionRequests(assignmentId: $id) { studentId reason } }';
    const waiting = async (as = seller) =>
      (await ask(as, REQUESTS, { id: assignment.id })).data.extensionRequests;
    expect(await waiting()).toEqual([{ studentId: who.id, reason: 'Em bị ốm ba ngày nay' }]);
    expect(await waiting(await teacher())).toEqual([]);
    const grant = (input: object = {}, as = seller) => {
      const subject = { assignmentId: assignment.id, studentId: who.id, reason: 'Có giấy của bác sĩ' };
      const extension = { ...subject, dueAt: hours(-30), cutOffAt: hours(24), ...input };
      return mutate(as, 'grantExtension', extension, 'status');
    };
    expect(getCode(await grant({ cutOffAt: hours(-1) }))).toBe('BAD_INPUT');
    expect(getCode(await grant({ dueAt: hours(-90) }))).toBe('BAD_INPUT');
    expect(getCode(await grant({ dueAt: hours(48) }))).toBe('BAD_INPUT');
    expect(getCode(await grant({}, await teacher()))).toBe('NOT_FOUND');
    expect(getCode(await grant({ studentId: (await student()).id }))).toBe('NOT_FOUND');
    const LESSONS =
      'query($id: ID!) { studentLessons(enrolmentId: $id) { deadline { assignmentId studentId dueAt closesAt isExtended } } }';
    const deadlines = async (as = seller) => {
      const { data } = await ask(as, LESSONS, { id: await getEnrolment(app, who) });
      return (data.studentLessons as { deadline: object | null }[]).flatMap(({ deadline }) => deadline ?? []);
    };
    const place = { assignmentId: assignment.id, studentId: who.id };
    expect(await deadlines()).toMatchObject([{ ...place, isExtended: false }]);
    const times = { dueAt: hours(-30), cutOffAt: hours(24) };
    expect(getRootValue(await grant(times))).toEqual({ status: 'GRANTED' });
    expect(await deadlines()).toEqual([
      { ...place, dueAt: times.dueAt, closesAt: times.cutOffAt, isExtended: true },
    ]);
    expect(await deadlines(await teacher())).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await getNotificationsTo(who)).toContain('EXTENSION_DECIDED');
    expect(await mine(who, assignment.id)).toMatchObject({
      myExtension: { reason: 'Có giấy của bác sĩ' },
      myRequest: { status: 'GRANTED' },
    });
    expect(await getAuditLog(app, assignment.id)).toContainEqual(
      expect.objectContaining({ action: 'assignment.extend', reason: 'Có giấy của bác sĩ' }),
    );
    // Late by the extended deadline, not by the general one
    const done = getRootValue<{ lateMinutes: number }>(await submit(who, id, 1));
    expect(Math.round(done.lateMinutes / 60)).toBe(30);
    expect(getReason(await start(other, assignment.id))).toBe('ASSIGNMENT_CLOSED');
    const own = await createAssignment();
    await db(
      "insert into enrolment (student_id, course_id, source) values (?, ?, 'ADMIN')",
      seller.id,
      own.facts.id,
    );
    const mineOwn = await grant({
      assignmentId: own.id,
      studentId: seller.id,
      dueAt: hours(30),
      cutOffAt: hours(80),
    });
    expect(getReason(mineOwn)).toBe('OWN_PROGRESS');
  });

  test('is announced a day before, once, to students without a submission', async () => {
    const assignment = await createAssignment({ dueAt: hours(20) });
    const [waits, done] = [await learner(assignment), await learner(assignment)];
    await submittedWork(done, assignment);
    for (let n = 0; n < 2; n++) await remindDue.handle(app.services, {});
    const reminders = async (who: Awaited<ReturnType<typeof learner>>) =>
      (await getNotificationsTo(who)).filter((kind) => kind === 'ASSIGNMENT_DUE').length;
    expect([await reminders(waits), await reminders(done)]).toEqual([1, 0]);
  });
});

describe('an assignment', () => {
  test('validates times, points and levels and detects conflicting edits', async () => {
    const { lessonId, facts } = await createAssignment();
    const bad = async (input: object) =>
      getCode(await saveAssignment({ lessonId, expectedVersion: 1, ...input }));
    expect(await bad({ dueAt: hours(5), cutOffAt: hours(4) })).toBe('BAD_INPUT');
    expect(await bad({ opensAt: hours(5), dueAt: hours(4) })).toBe('BAD_INPUT');
    expect(await bad({ passScore: 11 })).toBe('BAD_INPUT');
    expect(await bad({ latePolicy: 'POINTS', lateAmount: 1 })).toBe('BAD_INPUT');
    expect(await bad({ latePolicy: 'PERCENT', dueAt: hours(5) })).toBe('BAD_INPUT');
    expect(await bad({ rubric: [] })).toBe('BAD_INPUT');
    const heavy = Array.from({ length: 11 }, (_, n) => ({ title: `Dòng ${n}`, points: 100 }));
    const { errors } = await saveAssignment({ lessonId, expectedVersion: 1, rubric: heavy });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', details: [{ field: 'rubric' }] });
    const levels = [
      { points: 2, label: 'Một' },
      { points: 1, label: 'Hai' },
    ];
    expect(await bad({ passScore: 1, rubric: [{ title: 'Dòng', points: 2, levels }] })).toBe('BAD_INPUT');
    expect(getReason(await saveAssignment({ lessonId, expectedVersion: 7 }))).toBe('STALE_VERSION');
    expect(getReason(await saveAssignment({ lessonId: facts.lessonIds[1] }))).toBe('NOT_AN_ASSIGNMENT');
    expect(getCode(await saveAssignment({ lessonId, expectedVersion: 1 }, await teacher()))).toBe(
      'NOT_FOUND',
    );
    expect((await saveAssignment({ lessonId, expectedVersion: 1 })).data.saveAssignment).toMatchObject({
      version: 2,
      maxScore: 10,
    });
  });

  test('shows guests the due time and points but not the instructions', async () => {
    const assignment = await createAssignment();
    expect(await mine(undefined, assignment.id)).toMatchObject({
      ...{ myStanding: 'OUTSIDE', brief: null, mySubmissions: [], hasAttempt: false },
      ...{ myDueAt: null, myExtension: null, myRequest: null },
    });
    expect(await mine(seller, assignment.id)).toMatchObject({ myStanding: 'TEACHING', brief: {} });
    await updateRow('course', assignment.facts.id, "visibility = 'PRIVATE'");
    expect(await mine(undefined, assignment.id)).toBeNull();
    expect(await mine(await student(), assignment.id)).toBeNull();
    expect(await mine(await learner(assignment), assignment.id)).toMatchObject({ myStanding: 'STUDYING' });
  });
});
