import { describe, expect, test } from 'vitest';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { getAuditLog, getEnrolment } from '../../testing/study.ts';
import { QuestionKind } from './question.enums.ts';
import { regradeAttempts } from './regrade-question.ts';
import {
  answeredAttempt,
  app,
  content,
  createQuiz,
  getProgress,
  learner,
  newAttempt,
  read,
  rightAnswers,
  save,
  seller,
  startAndReturn,
  submitAndReturn,
} from './testing/quizzes.ts';

const { ask, coTeacher, db, fetchRoot, mutate, student, teacher, updateRow } = helpersFor(app);

const { SINGLE, SHORT, OPEN, TRUE_FALSE } = QuestionKind;
const WAITING =
  'query($id: ID) { waitingAnswers(courseId: $id) { total items { attemptId questionId studentName text points guidance } } }';
const grade = (input: object, who = seller) => mutate(who, 'markQuizAnswer', input, 'points');

describe('an open answer', () => {
  test('awaits the teacher, whose later lower grade revokes no pass', async () => {
    const quiz = await createQuiz([SINGLE, OPEN]);
    const { who, attempt } = await answeredAttempt(quiz);
    expect(await submitAndReturn(who, attempt.id, 1)).toMatchObject({
      status: 'SUBMITTED',
      score: 50,
      passed: false,
    });
    const waiting = async (as = seller) => await fetchRoot(as, WAITING, { id: quiz.facts.id });
    const questionId = quiz.questionIds[1]!;
    const grader = await coTeacher(quiz.facts.id, 'MARK');
    const toMark = async () => await fetchRoot(grader, '{ waitingForTeacher { toMark } }');
    expect(await toMark()).toEqual({ toMark: 1 });
    expect(await waiting()).toMatchObject({
      total: 1,
      items: [
        {
          attemptId: attempt.id,
          questionId,
          text: 'Hai ý: một và hai.',
          points: 2,
          guidance: 'KEY nêu hai ý',
        },
      ],
    });
    const other = await teacher();
    expect(await waiting(other)).toEqual({ total: 0, items: [] });
    const input = { attemptId: attempt.id, questionId, points: 1.5, comment: 'Thiếu một ý' };
    expect(getCode(await grade(input, other))).toBe('NOT_FOUND');
    expect(getCode(await grade({ ...input, points: 2.5 }))).toBe('BAD_INPUT');
    expect(getCode(await grade({ ...input, questionId: quiz.questionIds[0] }))).toBe('NOT_FOUND');
    expect(getCode(await grade(input))).toBeUndefined();
    expect(await waiting()).toEqual({ total: 0, items: [] });
    expect(await read(who, attempt.id)).toMatchObject({ status: 'GRADED', score: 87, passed: true });
    expect(await getProgress(who, quiz.lessonId)).toEqual({ why: 'PASS', score: 87 });
    const notified = () =>
      db("select params from notification where person_id = ? and kind = 'QUIZ_MARKED'", who.id);
    expect(await notified()).toMatchObject([{ params: { score: 87, outcome: 'PASSED' } }]);
    const marked = async (as = seller) =>
      await fetchRoot(
        as,
        'query($id: ID) { waitingAnswers(courseId: $id, isMarked: true) { items { attemptId questionId text points earned comment } } }',
        { id: quiz.facts.id },
      );
    const { points: _, ...of } = input;
    // Automatically graded answers are not in the list
    expect(await marked()).toEqual({
      items: [{ ...of, text: 'Hai ý: một và hai.', points: 2, earned: 1.5 }],
    });
    expect(await marked(other)).toEqual({ items: [] });
    await grade({ ...input, points: 0 });
    expect(await marked()).toMatchObject({ items: [{ earned: 0 }] });
    expect(await notified()).toHaveLength(1);
    expect(await read(who, attempt.id)).toMatchObject({ score: 50, passed: true });
    expect(await getProgress(who, quiz.lessonId)).toEqual({ why: 'PASS', score: 87 });
  });

  test('is graded only after submission and never by its author', async () => {
    const quiz = await createQuiz([OPEN]);
    const { who, attempt } = await newAttempt(quiz);
    const input = { attemptId: attempt.id, questionId: quiz.questionIds[0], points: 1 };
    expect(getReason(await grade(input))).toBe('ATTEMPT_RUNNING');
    expect(getCode(await grade(input, who))).toBe('FORBIDDEN');
  });
});

describe('a corrected answer key', () => {
  test('previews the effect, regrades every attempt and revokes no pass', async () => {
    const quiz = await createQuiz([TRUE_FALSE, SHORT], { passPercent: 100 });
    const [truth] = quiz.questionIds;
    const [wins, loses] = [await learner(quiz), await learner(quiz)];
    const attempts = [];
    for (const [who, choiceIds] of [
      [wins, 'true'],
      [loses, 'false'],
    ] as const) {
      const attempt = await startAndReturn(who, quiz.id);
      const [, short] = rightAnswers(attempt);
      await save(who, {
        attemptId: attempt.id,
        sequence: 1,
        answers: [short, { questionId: truth, choiceIds: [choiceIds] }],
      });
      attempts.push(await submitAndReturn(who, attempt.id, 1));
    }
    expect(attempts.map(({ score }) => score)).toEqual([50, 100]);
    const UPDATE = 'mutation($input: UpdateQuestionInput!) { updateQuestion(input: $input) { version } }';
    const corrected = content(TRUE_FALSE, { body: { isTrue: true } });
    await ask(seller, UPDATE, { input: { questionId: truth, expectedVersion: 1, content: corrected } });
    const preview = async () =>
      await fetchRoot(
        seller,
        'query($id: ID!) { remarkPreview(questionId: $id) { attempts gain lose pass } }',
        { id: truth },
      );
    expect(await preview()).toEqual({ attempts: 2, gain: 1, lose: 1, pass: 1 });
    const regrade = (input: object) => {
      const full = { questionId: truth, expectedVersion: 2, reason: 'Đáp án cũ sai', ...input };
      return mutate(seller, 'remarkQuestion', full, 'version');
    };
    expect(getCode(await regrade({ reason: '' }))).toBe('BAD_INPUT');
    expect(getReason(await regrade({ expectedVersion: 1 }))).toBe('STALE_VERSION');
    expect(getCode(await regrade({}))).toBeUndefined();
    await regradeAttempts.handle(app.services, { questionId: truth! });
    expect(await read(wins, attempts[0]!.id)).toMatchObject({ score: 100, passed: true });
    expect(await read(loses, attempts[1]!.id)).toMatchObject({ score: 50, passed: true });
    expect(await getProgress(loses, quiz.lessonId)).toEqual({ why: 'PASS', score: 100 });
    expect(await preview()).toEqual({ attempts: 0, gain: 0, lose: 0, pass: 0 });
    expect(await getAuditLog(app, truth!)).toContainEqual(
      expect.objectContaining({ action: 'question.remark', reason: 'Đáp án cũ sai' }),
    );
  });

  test('does not complete a lesson that its teacher has reset', async () => {
    const quiz = await createQuiz([TRUE_FALSE], { passPercent: 100 });
    const [questionId] = quiz.questionIds;
    const { who, attempt } = await answeredAttempt(quiz);
    expect(await submitAndReturn(who, attempt.id, 1)).toMatchObject({ passed: true });
    const reset = { enrolmentId: await getEnrolment(app, who), lessonId: quiz.lessonId, isComplete: false };
    await mutate(seller, 'overrideProgress', { ...reset, reason: 'Bạn làm lại sau khi ôn chương hai.' });
    await updateRow('question', questionId, 'version = version + 1');
    await regradeAttempts.handle(app.services, { questionId: questionId! });
    expect(await read(who, attempt.id)).toMatchObject({ score: 100, passed: true });
    expect(await getProgress(who, quiz.lessonId)).toMatchObject({ why: null });
  });
});

describe('more time for one student', () => {
  test('applies to the open and future attempts of that student only', async () => {
    const quiz = await createQuiz([SINGLE], { timeLimitSec: 600 });
    const [who, other] = [await learner(quiz), await learner(quiz)];
    const attempt = await startAndReturn(who, quiz.id);
    const GRANT = 'mutation($input: GrantQuizTimeInput!) { grantQuizTime(input: $input) { extraSec } }';
    const grant = (input: object, as = seller) =>
      ask(as, GRANT, { input: { quizId: quiz.id, studentId: who.id, extraSec: 300, ...input } });
    expect(getCode(await grant({}, await teacher()))).toBe('NOT_FOUND');
    expect(getCode(await grant({ studentId: (await student()).id }))).toBe('NOT_FOUND');
    const LESSONS =
      'query($id: ID!) { studentLessons(enrolmentId: $id) { quizTime { quizId studentId timeLimitSec extraSec } } }';
    const timeSeen = async (as: Actor) => {
      const { data } = await ask(as, LESSONS, { id: await getEnrolment(app, who) });
      return (data.studentLessons as { quizTime: { extraSec: number } | null }[]).flatMap(
        ({ quizTime }) => quizTime ?? [],
      );
    };
    const time = { quizId: quiz.id, studentId: who.id, timeLimitSec: 600 };
    expect(await timeSeen(seller)).toEqual([{ ...time, extraSec: 0 }]);
    expect(getCode(await grant({}))).toBeUndefined();
    expect(await timeSeen(seller)).toEqual([{ ...time, extraSec: 300 }]);
    expect(await timeSeen(await teacher())).toEqual([]);
    const later = (a: string | null, b: string | null) => (Date.parse(a!) - Date.parse(b!)) / 1000;
    expect(later((await read(who, attempt.id))!.endsAt, attempt.endsAt)).toBe(300);
    await submitAndReturn(who, attempt.id, 0);
    const getLimit = async (id: string) => {
      const [row] = await db<{ sec: number }>(
        'select round(extract(epoch from ends_at - started_at))::int as sec from quiz_attempt where id = ?',
        id,
      );
      return row!.sec;
    };
    expect(await getLimit((await startAndReturn(who, quiz.id)).id)).toBe(900);
    expect(await getLimit((await startAndReturn(other, quiz.id)).id)).toBe(600);
    await grant({ extraSec: 0 });
    await submitAndReturn(who, (await startAndReturn(who, quiz.id)).id, 0);
    expect(await getLimit((await startAndReturn(who, quiz.id)).id)).toBe(600);
  });
});

test('an analysis shows success rate, frequent wrong choices and discrimination per question', async () => {
  const quiz = await createQuiz([SINGLE, TRUE_FALSE]);
  for (let i = 0; i < 6; i++) {
    const { who, attempt } = await newAttempt(quiz);
    const [single, truth] = rightAnswers(attempt);
    const wrong = attempt.questions[0]!.choices.find(({ text }) => text === (i === 0 ? 'Ba' : 'Một'))!.id;
    const answers = i < 4 ? [{ ...single, choiceIds: [wrong] }, ...(i ? [] : [truth])] : [single, truth];
    await save(who, { attemptId: attempt.id, sequence: 1, answers });
    await submitAndReturn(who, attempt.id, 1);
  }
  const ANALYSIS =
    'query($id: ID!) { quizAnalysis(quizId: $id) { questionId attempts skipped rightShare discrimination mostChosenWrongId } }';
  const of = async (who = seller) =>
    await fetchRoot<Record<string, unknown>[]>(who, ANALYSIS, { id: quiz.id });
  const found = new Map((await of()).map((each) => [each.questionId, each]));
  const [single, truth] = quiz.questionIds.map((id) => found.get(id)!);
  expect(single).toMatchObject({ attempts: 6, skipped: 0, mostChosenWrongId: expect.any(String) });
  expect(single!.rightShare).toBeCloseTo(1 / 3);
  expect(single!.discrimination).toBeGreaterThan(0.8);
  expect(truth).toMatchObject({ attempts: 6, skipped: 3, mostChosenWrongId: null });
  const COUNTS =
    'query($quiz: ID!, $question: ID!) { choiceCounts(quizId: $quiz, questionId: $question) { choiceId count } }';
  const { data } = await ask(seller, COUNTS, { quiz: quiz.id, question: quiz.questionIds[0] });
  expect(
    (data.choiceCounts as { choiceId: string; count: number }[]).find(
      ({ choiceId }) => choiceId === single!.mostChosenWrongId,
    )!.count,
  ).toBe(3);
  expect(await of(await teacher())).toEqual([]);
  const RESULTS =
    'query($id: ID!) { quizResults(quizId: $id) { total items { attempts bestScore passed extraSec } } }';
  expect(await fetchRoot(seller, RESULTS, { id: quiz.id })).toMatchObject({ total: 6 });
});

describe('a teacher who studies the course themselves', () => {
  test('cannot grade their own answers or grant themselves time', async () => {
    const quiz = await createQuiz([OPEN]);
    const { who, attempt } = await answeredAttempt(quiz);
    await submitAndReturn(who, attempt.id, 1);
    const own = [seller.id, who.id];
    await db('update enrolment set student_id = ? where student_id = ?', ...own);
    await db('update quiz_attempt set student_id = ? where student_id = ?', ...own);
    const input = { attemptId: attempt.id, questionId: quiz.questionIds[0], points: 2 };
    expect(getReason(await grade(input))).toBe('OWN_PROGRESS');
    const waiting = async (id?: string) => await fetchRoot<{ total: number }>(seller, WAITING, { id });
    expect(await waiting(quiz.facts.id)).toMatchObject({ total: 0 });
    expect(await fetchRoot(seller, '{ waitingForTeacher { toMark } }')).toEqual({
      toMark: (await waiting()).total,
    });
    const time = { quizId: quiz.id, studentId: seller.id, extraSec: 60 };
    const grant = 'mutation($input: GrantQuizTimeInput!) { grantQuizTime(input: $input) { extraSec } }';
    expect(getReason(await ask(seller, grant, { input: time }))).toBe('OWN_PROGRESS');
  });
});

test('a pair keeps its IDs after a correction, so regrading works', async () => {
  const { MATCHING } = QuestionKind;
  const quiz = await createQuiz([MATCHING], { passPercent: 100 });
  const [id] = quiz.questionIds;
  const body = (dog: string, cat: string) => ({
    pairs: [
      { left: 'Chó', right: dog },
      { left: 'Mèo', right: cat },
    ],
    extras: ['Hót'],
  });
  const UPDATE = 'mutation($input: UpdateQuestionInput!) { updateQuestion(input: $input) { version } }';
  const update = (expectedVersion: number, given: object) =>
    ask(seller, UPDATE, {
      input: { questionId: id, expectedVersion, content: content(MATCHING, { body: given }) },
    });
  await update(1, body('Kêu', 'Sủa'));
  const { who, attempt } = await answeredAttempt(quiz);
  expect(await submitAndReturn(who, attempt.id, 1)).toMatchObject({ score: 0 });
  await update(2, body('Sủa', 'Kêu'));
  await regradeAttempts.handle(app.services, { questionId: id! });
  expect(await read(who, attempt.id)).toMatchObject({ score: 100, passed: true });
});
