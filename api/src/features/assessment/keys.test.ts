import { expect, test } from 'vitest';
import { getReason, type Reply, toHeaders } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import {
  answeredAttempt,
  app,
  createQuiz,
  learner,
  read,
  rightAnswers,
  save,
  seller,
  start,
  startAndReturn,
  submitAndReturn,
} from './testing/quizzes.ts';

const { ask, db } = helpersFor(app);

/** True if any response contains a text that only keys have. */
const containsKey = (answer: unknown) => JSON.stringify(answer).includes('KEY');

const OUTLINE = `query($id: String!) { course(idOrSlug: $id) { title descriptionPictures { id }
  sections { title lessons { id title kind rule hasContent durationSec version } } } }`;

test('hides key and explanation from a student before submission, on every path', async () => {
  const quiz = await createQuiz(undefined, { timeLimitSec: 600 });
  const who = await learner(quiz);
  const { facts, lessonId } = quiz;
  const graphql = (query: string, variables: Record<string, unknown> = {}) => ask(who, query, variables);
  const attempt = await startAndReturn(who, quiz.id);
  const answers = rightAnswers(attempt);
  const seen: unknown[] = [
    attempt,
    await save(who, { attemptId: attempt.id, sequence: 1, answers }),
    await save(who, { attemptId: attempt.id, sequence: 9, answers }),
    await save(who, {
      attemptId: attempt.id,
      sequence: 2,
      answers: [{ questionId: facts.id, texts: ['?'] }],
    }),
    await read(who, attempt.id),
    await graphql(OUTLINE, { id: facts.slug }),
    await graphql('mutation($id: ID!) { openLesson(lessonId: $id) { id title body } }', { id: lessonId }),
    await graphql(`query($id: ID!) { lessonContent(id: $id) { id body course { description } } }`, {
      id: lessonId,
    }),
    await graphql(
      `query($id: ID!) { quizSetup(lessonId: $id) { id questions { explanation guidance choices { isRight } } } }`,
      { id: lessonId },
    ),
    await graphql(
      `query($id: ID!) { quiz(lessonId: $id) { id lesson { id } attempts { id solutions { explanation texts } marks { share } } } }`,
      { id: lessonId },
    ),
    await graphql(`query($s: EditDraftSubjectInput!) { editDraft(subject: $s) { content } }`, {
      s: { lessonId },
    }),
    await graphql('query($w: String!) { courseSearch(search: $w) { total } }', { w: 'KEY giải thích' }),
    await graphql('query($w: String!) { passages(search: $w) { edges { node { text } } } }', { w: 'KEY' }),
    await graphql('query($id: ID!) { notebookFile(courseId: $id) }', { id: facts.id }),
    await graphql(
      'query($id: ID!) { courseChanges(courseId: $id) { items { title fields formerTitle formerText } } }',
      { id: facts.id },
    ),
    await graphql('query($id: ID!) { quizAnalysis(quizId: $id) { questionId mostChosenWrongId } }', {
      id: quiz.id,
    }),
    await graphql(
      'query($id: ID!, $q: ID!) { choiceCounts(quizId: $id, questionId: $q) { choiceId count } }',
      { id: quiz.id, q: quiz.questionIds[0] },
    ),
    await graphql(
      'query($id: ID!) { waitingAnswers(courseId: $id, isMarked: true) { items { guidance } } }',
      { id: facts.id },
    ),
  ];
  for (const query of ['questionBank', 'waitingAnswers'])
    seen.push(
      await graphql(`query($id: ID!) { ${query}(courseId: $id) { items { prompt } } }`, { id: facts.id }),
    );
  for (const url of [
    `/api/courses/${facts.id}`,
    `/api/courses/${facts.slug}`,
    `/api/client/auth/courses/${facts.id}/progress`,
    '/api/client/auth/enrolled-courses',
    '/api/client/auth/dashboard',
    '/api/client/auth/activity',
    '/api/client/auth/achievements',
    '/api/client/auth/certificates',
    '/api/client/auth/schedule',
    `/api/comments?lessonId=${lessonId}`,
    `/api/courses/${facts.id}/reviews`,
  ]) {
    const reply = await app.server.inject({
      url,
      headers: { ...toHeaders(who), 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(reply.statusCode, url).toBe(200);
    seen.push(reply.json());
  }
  expect(seen.map((answer) => getReason(answer as Reply))).not.toContain('INVALID_DOCUMENT');
  for (const answer of seen) expect(containsKey(answer), JSON.stringify(answer)).toBe(false);
  // The teacher sees the same texts, and so does the student afterwards
  const setup = await ask(
    seller,
    'query($id: ID!) { quizSetup(lessonId: $id) { questions { explanation } } }',
    { id: lessonId },
  );
  expect(containsKey(setup)).toBe(true);
  expect(containsKey(await submitAndReturn(who, attempt.id, 1))).toBe(true);
});

test('IDs and order of a paper reveal no answers', async () => {
  const quiz = await createQuiz(['ORDERING', 'MATCHING'] as never, { shufflesAnswers: false });
  const who = await learner(quiz);
  const { questions } = await startAndReturn(who, quiz.id);
  const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  for (const { choices, matches } of questions)
    for (const pieces of [choices, matches])
      for (const id of getIds(pieces)) expect(id).toMatch(/^[0-9a-f]{12}$/);
  const [ordering, matching] = questions;
  expect(getIds(ordering!.choices)).toEqual(getIds(ordering!.choices).toSorted());
  expect(getIds(matching!.matches)).toEqual(getIds(matching!.matches).toSorted());
  expect(getIds(matching!.choices).some((id) => getIds(matching!.matches).includes(id))).toBe(false);
});

test('shows answers never or after the last attempt, as the teacher chose', async () => {
  const never = await createQuiz(undefined, { answersShown: 'NEVER' });
  const silent = await learner(never);
  expect((await submitAndReturn(silent, (await startAndReturn(silent, never.id)).id, 0)).solutions).toEqual(
    [],
  );
  const last = await createQuiz(['SINGLE'] as never, { answersShown: 'AFTER_LAST_ATTEMPT', maxAttempts: 2 });
  const who = await learner(last);
  const first = await startAndReturn(who, last.id);
  expect((await submitAndReturn(who, first.id, 0)).solutions).toEqual([]);
  const second = await startAndReturn(who, last.id);
  expect((await read(who, first.id))!.solutions).toEqual([]);
  expect((await submitAndReturn(who, second.id, 0)).solutions).toHaveLength(1);
  expect((await read(who, first.id))!.solutions).toHaveLength(1);
  // The displayed column contains no solution before the submission
  const rows = await db<{ n: number }>(
    "select count(*)::int as n from quiz_attempt where status = 'IN_PROGRESS' and solutions <> '[]'",
  );
  expect(rows[0]!.n).toBe(0);
});

test('blocks further attempts once the answers were shown, and hides the answers during an attempt', async () => {
  const quiz = await createQuiz(['SINGLE', 'OPEN'] as never, {
    answersShown: 'AFTER_LAST_ATTEMPT',
    passPercent: 100,
  });
  const { who, attempt: first } = await answeredAttempt(quiz);
  await submitAndReturn(who, first.id, 1);
  const second = await startAndReturn(who, quiz.id);
  const MARK = 'mutation($input: MarkQuizAnswerInput!) { markQuizAnswer(input: $input) { points } }';
  const input = { attemptId: first.id, questionId: quiz.questionIds[1], points: 2 };
  await ask(seller, MARK, { input });
  expect(await read(who, first.id)).toMatchObject({ passed: true, solutions: [] });
  expect((await submitAndReturn(who, second.id, 0)).solutions).toHaveLength(2);
  expect((await read(who, first.id))!.solutions).toHaveLength(2);
  expect(getReason(await start(who, quiz.id))).toBe('ANSWERS_WERE_SHOWN');
});
