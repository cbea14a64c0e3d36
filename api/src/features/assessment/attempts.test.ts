import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { transactionsWaiting } from '../../testing/locks.ts';
import { plannedEachTime, recordedWrites } from '../../testing/recorded-writes.ts';
import { setAccess } from '../../testing/study.ts';
import { awardAchievements } from '../learning/index.ts';
import { endAttempt } from './end-attempts.jobs.ts';
import { QuestionKind } from './question.enums.ts';
import { NO_ANSWER } from './question-body.ts';
import {
  type Attempt,
  answeredAttempt,
  app,
  createQuiz,
  expireAttempt,
  getProgress,
  learner,
  newAttempt,
  read,
  rightAnswers,
  save,
  seller,
  start,
  startAndReturn,
  submit,
  submitAndReturn,
} from './testing/quizzes.ts';

const { ask, db, student, teacher, updateRow } = helpersFor(app);

const writes = recordedWrites();
await testApp(writes.onStatement);

const { SINGLE, TRUE_FALSE, SHORT, OPEN } = QuestionKind;
const savedIn = (reply: Awaited<ReturnType<typeof save>>) => reply.data.saveQuizAnswers as unknown as Attempt;

describe('an attempt', () => {
  test('with right answers has full marks for graded parts, and a pass completes the lesson', async () => {
    const quiz = await createQuiz(undefined, { passPercent: 80 });
    const { who, attempt } = await newAttempt(quiz);
    expect(attempt).toMatchObject({
      number: 1,
      status: 'IN_PROGRESS',
      sequence: 0,
      score: null,
      endsAt: null,
    });
    expect(attempt.questions.map(({ id }) => id)).toEqual(quiz.questionIds);
    const kept = savedIn(
      await save(who, { attemptId: attempt.id, sequence: 1, answers: rightAnswers(attempt) }),
    );
    expect(kept).toMatchObject({ sequence: 1, status: 'IN_PROGRESS', marks: [], solutions: [] });
    const done = await submitAndReturn(who, attempt.id, 1);
    // Seven of eight questions with two points each
    expect(done).toMatchObject({ status: 'SUBMITTED', score: 87, passed: true });
    expect(done.marks.map(({ share }) => share)).toEqual([1, 1, 1, 1, 1, 1, 1, null]);
    expect(done.solutions).toHaveLength(8);
    expect(await getProgress(who, quiz.lessonId)).toEqual({ why: 'PASS', score: 87 });
  });

  test('that fails stores its score and the best score and completes nothing', async () => {
    const quiz = await createQuiz([SINGLE, SHORT]);
    const who = await learner(quiz);
    const first = await startAndReturn(who, quiz.id);
    await save(who, { attemptId: first.id, sequence: 1, answers: [rightAnswers(first)[1]] });
    expect(await submitAndReturn(who, first.id, 1)).toMatchObject({
      status: 'GRADED',
      score: 50,
      passed: false,
    });
    const second = await startAndReturn(who, quiz.id);
    expect(second).toMatchObject({ number: 2, status: 'IN_PROGRESS' });
    expect(await submitAndReturn(who, second.id, 0)).toMatchObject({ score: 0, passed: false });
    expect(await getProgress(who, quiz.lessonId)).toEqual({ why: null, score: 50 });
  });

  test('continues after a reload and begins once in two simultaneous tabs', async () => {
    const quiz = await createQuiz([SINGLE], { timeLimitSec: 600 });
    const who = await learner(quiz);
    const both = await Promise.all([
      startAndReturn(who, quiz.id),
      startAndReturn(who, quiz.id),
      startAndReturn(who, quiz.id),
    ]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    await save(who, { attemptId: both[0].id, sequence: 1, answers: rightAnswers(both[0]) });
    const again = await startAndReturn(who, quiz.id);
    expect(again).toMatchObject({ id: both[0].id, sequence: 1, endsAt: both[0].endsAt });
    expect(again.answers[0]!.choiceIds).toEqual(rightAnswers(both[0])[0]!.choiceIds);
  });

  test('is limited in number and requires access and an open lesson', async () => {
    const quiz = await createQuiz([SINGLE], { maxAttempts: 1 });
    const who = await learner(quiz);
    await submitAndReturn(who, (await startAndReturn(who, quiz.id)).id, 0);
    expect(getReason(await start(who, quiz.id))).toBe('NO_ATTEMPTS_LEFT');
    const other = await learner(quiz);
    await setAccess(app, other, 'SUSPENDED');
    expect(getReason(await start(other, quiz.id))).toBe('ACCESS_ENDED');
    await setAccess(app, other, 'ACTIVE');
    await db('delete from lesson_progress where lesson_id = ?', quiz.lessonId);
    expect(getReason(await start(other, quiz.id))).toBe('LESSON_NOT_OPENED');
    expect(getReason(await start(await student(), quiz.id))).toBe('NOT_ENROLLED');
    expect(getCode(await start(undefined, quiz.id))).toBe('UNAUTHENTICATED');
    expect(getCode(await start(who, 'no-such-quiz'))).toBe('NOT_FOUND');
  });

  test('is submitted without waiting for locks on its quiz', async () => {
    const quiz = await createQuiz([SINGLE]);
    const who = await learner(quiz);
    const { id } = await startAndReturn(who, quiz.id);
    await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from quiz where id = ? for no key update', [quiz.id]);
      expect(getCode(await submit(who, id, 0))).toBeUndefined();
    });
  });

  test('is answered and submitted with prepared statements only', async () => {
    const quiz = await createQuiz([SINGLE, TRUE_FALSE], { passPercent: 50 });
    for (let round = 0; round < 8; round++) {
      const { who, attempt } = await newAttempt(quiz);
      const answers = round % 2 ? rightAnswers(attempt) : [];
      await writes.during(async () => {
        await save(who, { attemptId: attempt.id, sequence: 1, answers });
        expect(await submitAndReturn(who, attempt.id, 1)).toMatchObject({ passed: round % 2 === 1 });
        await awardAchievements.handle(app.services, { personId: who.id });
      });
    }
    expect(writes.sent.length).toBeGreaterThan(50);
    expect(writes.unnamedStatements()).toEqual([]);
    expect(await plannedEachTime(app.services, writes)).toEqual([]);
  });

  test('rejects answers and new attempts after access has expired', async () => {
    const quiz = await createQuiz([SINGLE, TRUE_FALSE]);
    const { who, attempt } = await newAttempt(quiz);
    const [first, second] = rightAnswers(attempt);
    await save(who, { attemptId: attempt.id, sequence: 1, answers: [first] });
    await db("update enrolment set expires_at = now() - interval '1 second' where student_id = ?", who.id);
    const late = { attemptId: attempt.id, sequence: 2, answers: [second] };
    expect(getReason(await save(who, late))).toBe('ACCESS_ENDED');
    expect(getReason(await start(who, quiz.id))).toBe('ACCESS_ENDED');
    expect(getReason(await submit(who, attempt.id, 1))).toBe('ACCESS_ENDED');
    for (const access of ['REVOKED', 'SUSPENDED']) {
      await db('update enrolment set expires_at = null, access = ? where student_id = ?', access, who.id);
      expect(getReason(await submit(who, attempt.id, 1))).toBe('ACCESS_ENDED');
    }
    expect(await getProgress(who, quiz.lessonId)).toMatchObject({ why: null });
    const kept = await db<{ answers: object }>('select answers from quiz_attempt where id = ?', attempt.id);
    expect(Object.keys(kept[0]!.answers)).toEqual([attempt.questions[0]!.id]);
  });

  test('of another student cannot be read, answered or submitted', async () => {
    const quiz = await createQuiz([SINGLE]);
    const [who, other] = [await learner(quiz), await learner(quiz)];
    const attempt = await startAndReturn(who, quiz.id);
    for (const stranger of [other, await teacher(), seller]) {
      expect(await read(stranger, attempt.id)).toBeNull();
      const answers = rightAnswers(attempt);
      expect(getCode(await save(stranger, { attemptId: attempt.id, sequence: 1, answers }))).toBe(
        'NOT_FOUND',
      );
      expect(getCode(await submit(stranger, attempt.id, 0))).toBe('NOT_FOUND');
    }
    expect(await read(who, attempt.id)).toMatchObject({ status: 'IN_PROGRESS', sequence: 0 });
  });

  test('accepts only answers to its own questions, and no score of the client', async () => {
    const quiz = await createQuiz([SINGLE, TRUE_FALSE]);
    const other = await createQuiz([SINGLE]);
    const { who, attempt } = await newAttempt(quiz);
    const [single, truth] = attempt.questions;
    const theirs = other.questionIds[0]!;
    for (const answer of [
      { questionId: theirs, choiceIds: [] },
      { questionId: single!.id, choiceIds: ['made-up'] },
      { questionId: single!.id, choiceIds: single!.choices.map(({ id }) => id) },
      { questionId: single!.id, texts: ['x'] },
      { questionId: truth!.id, choiceIds: ['true', 'false'] },
      { questionId: single!.id, choiceIds: [], score: 100 },
    ])
      expect(getCode(await save(who, { attemptId: attempt.id, sequence: 1, answers: [answer] }))).toBe(
        'BAD_INPUT',
      );
    expect(await read(who, attempt.id)).toMatchObject({ sequence: 0, answers: [] });
  });

  test('keeps its questions despite later edits', async () => {
    const quiz = await createQuiz([SINGLE]);
    const { who, attempt } = await newAttempt(quiz);
    await updateRow(
      'question',
      quiz.questionIds[0],
      "points = 50, removed_at = now(), body = jsonb_set(body, '{choices}', '[]')",
    );
    await save(who, { attemptId: attempt.id, sequence: 1, answers: rightAnswers(attempt) });
    expect(await submitAndReturn(who, attempt.id, 1)).toMatchObject({ score: 100, points: 2 });
    expect(getReason(await start(who, quiz.id))).toBe('QUIZ_EMPTY');
  });
});

describe('two tabs', () => {
  test('do not overwrite each other: the stale one receives the stored answer', async () => {
    const quiz = await createQuiz([SINGLE, SHORT]);
    const { who, attempt } = await newAttempt(quiz);
    const answers = rightAnswers(attempt);
    const from = (tab: string, sequence: number, n: number) =>
      save(who, { attemptId: attempt.id, tab, sequence, answers: [answers[n]] });
    expect((await from('1', 1, 0)).errors![0]!.extensions.details).toMatchObject([
      { field: 'tab', code: 'INVALID' },
    ]);
    expect(getReason(await from('tab-number-1', 1, 0))).toBeUndefined();
    // The response was lost, so the same tab sends the same request again
    expect(getReason(await from('tab-number-1', 1, 0))).toBeUndefined();
    const behind = await from('tab-number-2', 1, 1);
    expect(behind.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'ATTEMPT_ELSEWHERE',
      version: 1,
    });
    expect(getReason(await from('tab-number-2', 2, 1))).toBeUndefined();
    expect(getReason(await from('tab-number-1', 2, 0))).toBe('ATTEMPT_ELSEWHERE');
    expect(getReason(await submit(who, attempt.id, 1))).toBe('ATTEMPT_ELSEWHERE');
    expect((await read(who, attempt.id))!.answers).toHaveLength(2);
    expect(await submitAndReturn(who, attempt.id, 2)).toMatchObject({ score: 100 });
  });
});

describe('simultaneous requests of an attempt', () => {
  test('grade it once when submitted twice', async () => {
    const quiz = await createQuiz([SINGLE]);
    const who = await learner(quiz);
    const { id } = await startAndReturn(who, quiz.id);
    const replies = await Promise.all([submit(who, id, 0), submit(who, id, 0), submit(who, id, 0)]);
    expect(replies.map(getReason).sort()).toEqual(['ATTEMPT_OVER', 'ATTEMPT_OVER', undefined]);
  });

  test('wait for an answer that is being saved and count it', async () => {
    const quiz = await createQuiz([SINGLE]);
    const { who, attempt } = await newAttempt(quiz);
    const { questionId, ...right } = rightAnswers(attempt)[0]!;
    const answers = JSON.stringify({ [questionId]: { ...NO_ANSWER, ...right } });
    let waiting!: ReturnType<typeof submit>;
    await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute('update quiz_attempt set answers = ?::jsonb, sequence = 1 where id = ?', [
        answers,
        attempt.id,
      ]);
      waiting = submit(who, attempt.id, 0);
      await transactionsWaiting(app.services.orm);
    });
    expect(getReason(await waiting)).toBe('ATTEMPT_ELSEWHERE');
    expect(await submitAndReturn(who, attempt.id, 1)).toMatchObject({ score: 100, passed: true });
  });

  test('apply the current rules to an attempt after an expired one', async () => {
    const quiz = await createQuiz([SINGLE], { timeLimitSec: 60, answersShown: 'NEVER' });
    const { who, attempt } = await answeredAttempt(quiz);
    await expireAttempt(attempt.id, 9);
    let waiting!: ReturnType<typeof start>;
    await app.services.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1 from enrolment where student_id = ? for update', [who.id]);
      waiting = start(who, quiz.id);
      await transactionsWaiting(app.services.orm);
      await updateRow('quiz', quiz.id, "answers_shown = 'AFTER_LAST_ATTEMPT'");
    });
    expect(getReason(await waiting)).toBe('ANSWERS_WERE_SHOWN');
  });
});

describe('the time limit', () => {
  test('accepts answers for some seconds after the end, then grades saved ones', async () => {
    const quiz = await createQuiz([SINGLE, SHORT], { timeLimitSec: 60, passPercent: 50 });
    const { who, attempt } = await newAttempt(quiz);
    const [first, second] = rightAnswers(attempt);
    await expireAttempt(attempt.id, 2);
    expect(
      getCode(await save(who, { attemptId: attempt.id, sequence: 1, answers: [first] })),
    ).toBeUndefined();
    await expireAttempt(attempt.id, 9);
    const late = await save(who, { attemptId: attempt.id, sequence: 2, answers: [second] });
    expect(getReason(late)).toBe('ATTEMPT_OVER');
    await endAttempt.handle(app.services, { attemptId: attempt.id });
    expect(await read(who, attempt.id)).toMatchObject({
      status: 'GRADED',
      isTimedOut: true,
      score: 50,
      passed: true,
    });
    expect(getReason(await submit(who, attempt.id, 1))).toBe('ATTEMPT_OVER');
    expect(await getProgress(who, quiz.lessonId)).toEqual({ why: 'PASS', score: 50 });
  });

  test('ends no running attempt, and an empty attempt expires', async () => {
    const quiz = await createQuiz([SINGLE], { timeLimitSec: 60 });
    const { who, attempt } = await newAttempt(quiz);
    await endAttempt.handle(app.services, { attemptId: attempt.id });
    expect(await read(who, attempt.id)).toMatchObject({ status: 'IN_PROGRESS' });
    await expireAttempt(attempt.id, 9);
    expect(await submitAndReturn(who, attempt.id, 0)).toMatchObject({
      status: 'EXPIRED',
      isTimedOut: true,
      score: 0,
    });
    expect(await startAndReturn(who, quiz.id)).toMatchObject({ number: 2 });
  });

  test('ends an expired attempt at the next one and still queues open answers', async () => {
    const quiz = await createQuiz([OPEN], { timeLimitSec: 60 });
    const { who, attempt } = await answeredAttempt(quiz);
    await expireAttempt(attempt.id, 9);
    expect(await startAndReturn(who, quiz.id)).toMatchObject({ number: 2, status: 'IN_PROGRESS' });
    expect(await read(who, attempt.id)).toMatchObject({ status: 'SUBMITTED', isTimedOut: true, score: 0 });
  });
});

describe('a quiz without access', () => {
  const RULES = 'query($id: ID!) { quiz(lessonId: $id) { id } }';

  test('whose lesson was removed accepts no answers or attempts', async () => {
    const quiz = await createQuiz([QuestionKind.SINGLE]);
    const who = await learner(quiz);
    const rules = async (as: Actor) => (await ask(as, RULES, { id: quiz.lessonId })).data.quiz;
    expect(await rules(who)).toEqual({ id: quiz.id });
    await updateRow('lesson', quiz.lessonId, 'removed_at = now()');
    expect([await rules(who), await rules(seller)]).toEqual([null, null]);
    expect(getCode(await start(who, quiz.id))).toBe('CONFLICT');
  });

  test('shows no paper while access is suspended', async () => {
    const quiz = await createQuiz([QuestionKind.SINGLE]);
    const who = await learner(quiz);
    const { id } = await startAndReturn(who, quiz.id);
    await submitAndReturn(who, id, 0);
    expect(await read(who, id)).toMatchObject({ solutions: [expect.anything()] });
    await setAccess(app, who, 'REVOKED');
    expect(await read(who, id)).toBeNull();
  });
});
