import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { stageUpload } from '../../platform/files/uploads.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { QuestionKind } from './question.enums.ts';
import {
  app,
  content,
  create,
  createAndReturn,
  createQuiz,
  learner,
  newAttempt,
  save,
  saveQuiz,
  seller,
  startAndReturn,
  submitAndReturn,
} from './testing/quizzes.ts';

const { ask, course, fetchRoot, row, teacher, updateRow } = helpersFor(app);

const { SINGLE, MULTIPLE, TRUE_FALSE, BLANK, SHORT, ORDERING, MATCHING } = QuestionKind;
const UPDATE =
  'mutation($input: UpdateQuestionInput!) { updateQuestion(input: $input) { version choices { id text } } }';
const update = (questionId: string, expectedVersion: number, more: object, who = seller) =>
  ask(who, UPDATE, { input: { questionId, expectedVersion, content: content(SINGLE, more) } });
const getBank = async (courseId: string, more: object = {}, who: Actor = seller) =>
  (
    await ask(
      who,
      'query($courseId: ID!, $search: String, $kind: QuestionKind) { questionBank(courseId: $courseId, search: $search, kind: $kind) { total items { id kind } } }',
      { courseId, ...more },
    )
  ).data.questionBank as { total: number; items: { id: string; kind: string }[] };

/** Uploads a file that begins with the signature of a file type. */
const uploaded = (beginning: string, name: string) =>
  stageUpload(app.services, seller.id, name, Readable.from([Buffer.from(`${beginning} and what is heard`)]));

describe('a question', () => {
  test('has a sound that edits keep, replace or remove', async () => {
    const facts = await course(seller.id);
    const id = await createAndReturn(facts.id, SINGLE, { soundUploadId: await uploaded('ID3', 'nghe.mp3') });
    const sounds = async () =>
      (await row<{ sound_id: string | null }>('select sound_id from question where id = ?', id)).sound_id;
    const first = await sounds();
    expect(first).toEqual(expect.any(String));
    expect(getCode(await update(id, 1, { points: 3 }))).toBeUndefined();
    expect(await sounds()).toBe(first);
    const uploadId = await uploaded('OggS', 'nghe.ogg');
    expect(getCode(await update(id, 2, { soundUploadId: uploadId }))).toBeUndefined();
    const second = await sounds();
    expect(second).not.toBe(first);
    const { errors } = await update(id, 3, { soundUploadId: await uploaded('%PDF', 'nghe.mp3') });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'content.soundUploadId' }],
    });
    expect(await sounds()).toBe(second);
    expect(getCode(await update(id, 3, { dropsSound: true }))).toBeUndefined();
    expect(await sounds()).toBeNull();
  });

  test('plays its sound to students who answer and teachers who grade', async () => {
    const quiz = await createQuiz([]);
    const sound = { soundUploadId: await uploaded('ID3', 'nghe.mp3') };
    const id = await createAndReturn(quiz.facts.id, QuestionKind.OPEN, sound);
    await saveQuiz({ lessonId: quiz.lessonId, questionIds: [id], expectedVersion: 1 });
    const { who, attempt } = await newAttempt(quiz);
    expect(attempt.questions).toMatchObject([{ soundUrl: expect.stringContaining('/media/') }]);
    await save(who, {
      attemptId: attempt.id,
      sequence: 1,
      answers: [{ questionId: id, texts: ['Nghe rồi'] }],
    });
    await submitAndReturn(who, attempt.id, 1);
    const waiting = await ask(
      seller,
      'query($id: ID) { waitingAnswers(courseId: $id) { items { text soundUrl } } }',
      { id: quiz.facts.id },
    );
    expect(waiting.data.waitingAnswers).toMatchObject({
      items: [{ text: 'Nghe rồi', soundUrl: expect.stringContaining('/media/') }],
    });
  });

  test('of each kind is stored and returned as it was created', async () => {
    const facts = await course(seller.id);
    for (const kind of Object.values(QuestionKind))
      expect(getCode(await create(facts.id, kind)), kind).toBeUndefined();
    const ALL = `query($id: ID!) { questionBank(courseId: $id) { items { kind points topic explanation isTrue gapText extras guidance
      choices { text isRight feedback } blanks { accepted tolerance } pairs { left right } } } }`;
    const { items } = await fetchRoot<{ items: object[] }>(seller, ALL, { id: facts.id });
    expect(items).toMatchObject([
      {
        choices: [{ feedback: 'KEY vì sao sai' }, { isRight: true }, { isRight: false }],
        points: 2,
        topic: 'Chủ đề',
      },
      { choices: [{ isRight: true }, { isRight: true }, { isRight: false }] },
      { isTrue: false, choices: [] },
      {
        gapText: 'Trung vị là ___, trung bình là ___.',
        blanks: [{ tolerance: 0 }, { accepted: ['KEY sáu', '5,67'], tolerance: 0.01 }],
      },
      { blanks: [{ accepted: ['KEY Hà Nội', 'Hà Nội'], tolerance: null }] },
      { choices: [{ text: 'Đọc' }, { text: 'Nghĩ' }, { text: 'Viết' }, { text: 'Sửa' }] },
      {
        pairs: [
          { left: 'Chó', right: 'Sủa' },
          { left: 'Mèo', right: 'Kêu' },
        ],
        extras: ['Hót'],
      },
      { guidance: 'KEY nêu hai ý' },
    ]);
  });

  test.each([
    [
      SINGLE,
      {
        choices: [
          { text: 'a', isRight: true },
          { text: 'b', isRight: true },
        ],
      },
      'choices',
    ],
    [SINGLE, { choices: [{ text: 'a', isRight: true }] }, 'choices'],
    [MULTIPLE, { choices: [{ text: 'a' }, { text: 'b' }] }, 'choices'],
    [TRUE_FALSE, {}, 'isTrue'],
    [BLANK, { gapText: 'Một ___ và ___', blanks: [{ accepted: ['a'] }] }, 'gapText'],
    [BLANK, { gapText: 'Không có chỗ trống', blanks: [] }, 'gapText'],
    [SHORT, { blanks: [] }, 'blanks'],
    [SHORT, { blanks: [{ accepted: ['chữ'], tolerance: 1 }] }, 'blanks'],
    [ORDERING, { choices: [{ text: 'a' }] }, 'choices'],
    [MATCHING, { pairs: [{ left: 'a', right: 'b' }] }, 'pairs'],
  ])('of kind %s with a missing value is rejected at the field', async (kind, body, field) => {
    const facts = await course(seller.id);
    const { errors } = await create(facts.id, kind, { body });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: `content.body.${field}` }],
    });
  });

  test('that is empty or uses foreign pictures or lessons is rejected', async () => {
    const facts = await course(seller.id);
    const other = await course(seller.id);
    const picture = { type: 'doc', content: [{ type: 'image', attrs: { pictureId: facts.id, alt: 'x' } }] };
    for (const more of [
      { prompt: { type: 'doc', content: [{ type: 'paragraph' }] } },
      { prompt: picture },
      { reviewLessonId: other.lessonIds[0] },
      { points: 0 },
      { points: 101 },
    ])
      expect(getCode(await create(facts.id, SINGLE, more))).toBe('BAD_INPUT');
  });

  test('is edited with its version; remaining choices keep their IDs', async () => {
    const facts = await course(seller.id);
    const { id, choices } = (await create(facts.id, SINGLE)).data.createQuestion as {
      id: string;
      choices: { id: string; text: string }[];
    };
    const kept = {
      choices: [
        { text: 'Mới', isRight: false },
        { choiceId: choices[1]!.id, text: 'Hai rưỡi', isRight: true },
      ],
    };
    const reply = await update(id, 1, { body: kept });
    expect(reply.data.updateQuestion).toMatchObject({ version: 2, choices: [{}, { id: choices[1]!.id }] });
    expect(getReason(await update(id, 1, {}))).toBe('STALE_VERSION');
  });

  test('is private to its course, and its search ignores accents', async () => {
    const [facts, other] = [await course(seller.id), await teacher()];
    const theirs = await course(other.id);
    const id = await createAndReturn(facts.id, SINGLE);
    await createAndReturn(facts.id, SHORT, { topic: 'Địa lý' });
    expect(await getBank(facts.id, {}, other)).toEqual({ total: 0, items: [] });
    expect(getCode(await update(id, 1, {}, other))).toBe('NOT_FOUND');
    expect(getCode(await create(facts.id, SINGLE, {}, other))).toBe('NOT_FOUND');
    await updateRow('lesson', theirs.lessonIds[0], "kind = 'QUIZ', rule = 'PASS'");
    const foreign = await saveQuiz({ lessonId: theirs.lessonIds[0], questionIds: [id] }, other);
    expect(getCode(foreign)).toBe('BAD_INPUT');
    expect(await getBank(facts.id, { search: 'dia ly' })).toMatchObject({
      total: 1,
      items: [{ kind: SHORT }],
    });
    expect(await getBank(facts.id, { search: 'cau hoi single' })).toMatchObject({ total: 1 });
    expect(await getBank(facts.id, { kind: SINGLE })).toMatchObject({ total: 1, items: [{ id }] });
  });

  test('that is removed leaves the bank and its quizzes', async () => {
    const quiz = await createQuiz([SINGLE, SHORT]);
    const REMOVE = 'mutation($id: ID!) { removeQuestion(questionId: $id) { id } }';
    expect(getCode(await ask(seller, REMOVE, { id: quiz.questionIds[0] }))).toBeUndefined();
    expect(await getBank(quiz.facts.id)).toMatchObject({ total: 1 });
    const attempt = await startAndReturn(await learner(quiz), quiz.id);
    expect(attempt.questions.map(({ id }) => id)).toEqual([quiz.questionIds[1]]);
  });
});

describe('a quiz', () => {
  test('belongs to a quiz lesson, has its own version and counts as content', async () => {
    const quiz = await createQuiz([SINGLE]);
    const [lessonId, textId] = [quiz.lessonId, quiz.facts.lessonIds[1]];
    const input = { lessonId, questionIds: quiz.questionIds };
    expect(getReason(await saveQuiz(input))).toBe('STALE_VERSION');
    expect((await saveQuiz({ ...input, expectedVersion: 1, passPercent: 55 })).data.saveQuiz).toMatchObject({
      version: 2,
      passPercent: 55,
    });
    expect(getReason(await saveQuiz({ ...input, lessonId: textId }))).toBe('NOT_A_QUIZ');
    const twice = [...quiz.questionIds, ...quiz.questionIds];
    expect(getCode(await saveQuiz({ ...input, expectedVersion: 2, questionIds: twice }))).toBe('BAD_INPUT');
    expect(getCode(await saveQuiz({ ...input, expectedVersion: 2, drawCount: 2 }))).toBe('BAD_INPUT');
    const isInQuiz = async () => {
      const OUTLINE =
        'query($id: String!) { course(idOrSlug: $id) { sections { lessons { id hasContent } } } }';
      const { sections } = await fetchRoot<{
        sections: { lessons: { id: string; hasContent: boolean }[] }[];
      }>(seller, OUTLINE, { id: quiz.facts.slug });
      return sections[0]!.lessons.find(({ id }) => id === lessonId)!.hasContent;
    };
    expect(await isInQuiz()).toBe(true);
    await saveQuiz({ ...input, expectedVersion: 2, questionIds: [] });
    expect(await isInQuiz()).toBe(false);
  });

  test('draws the configured number of questions in a new order per attempt', async () => {
    const kinds = Array.from({ length: 8 }, () => TRUE_FALSE);
    const quiz = await createQuiz(kinds, { drawCount: 5, shufflesQuestions: true });
    const who = await learner(quiz);
    const papers = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const { id, questions } = await startAndReturn(who, quiz.id);
      expect(new Set(questions.map((question) => question.id)).size).toBe(5);
      papers.add(questions.map((question) => question.id).join());
      await updateRow('quiz_attempt', id, "status = 'GRADED', submitted_at = now()");
    }
    expect(papers.size).toBeGreaterThan(1);
  });

  test('begins a shuffled attempt with another question than the previous one', async () => {
    const quiz = await createQuiz([TRUE_FALSE, TRUE_FALSE], { shufflesQuestions: true });
    const who = await learner(quiz);
    const firsts: string[] = [];
    for (let i = 0; i < 10; i++) {
      const { id, questions } = await startAndReturn(who, quiz.id);
      firsts.push(questions[0]!.id);
      await updateRow('quiz_attempt', id, "status = 'GRADED', submitted_at = now()");
    }
    expect(firsts.filter((id, index) => id === firsts[index - 1])).toEqual([]);
  });
});
