import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stageUpload } from '../../platform/files/uploads.ts';
import { getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import type { RichTextDocument } from '../courses/index.ts';
import { sweepPictures } from '../courses/sweeps.jobs.ts';
import { type BankQuestion, drawPaper, toSolution } from './paper.ts';
import { QuestionKind } from './question.enums.ts';
import {
  app,
  content,
  create,
  createAndReturn,
  createQuiz,
  learner,
  saveQuiz,
  seller,
} from './testing/quizzes.ts';

const { ask, course, db, fetchRoot, mutate, row, updateRow } = helpersFor(app);
const { SINGLE, MATCHING } = QuestionKind;

const formula = (latex: string): RichTextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'inlineMath', attrs: { latex } }] }],
});
const audio = (soundId: string): RichTextDocument => ({
  type: 'doc',
  content: [{ type: 'audio', attrs: { soundId, alt: 'Nghe' } }],
});
const rich = (soundId: string) => ({
  choices: [
    {
      text: 'Nửa',
      rich: formula('\\frac12'),
      isRight: true,
      feedback: 'KEY đúng',
      feedbackRich: formula('f'),
    },
    { text: 'Nghe', rich: audio(soundId), isRight: false },
  ],
});
const addSound = async (courseId: string, who = seller) => {
  const uploadId = await stageUpload(
    app.services,
    who.id,
    'nghe.mp3',
    Readable.from([Buffer.from('ID3 nghe')]),
  );
  return mutate(who, 'addCourseSound', { courseId, uploadId }, 'id url');
};
const addedSound = async (courseId: string) =>
  (await addSound(courseId)).data.addCourseSound as { id: string; url: string };

describe('rich answers', () => {
  test('are shown in the attempt as at its start, and in its solutions', async () => {
    const quiz = await createQuiz([]);
    const { id: soundId } = await addedSound(quiz.facts.id);
    const more = { explanationRich: formula('e'), body: rich(soundId) };
    const single = await createAndReturn(quiz.facts.id, SINGLE, more);
    const pairs = [
      { left: 'a', leftRich: formula('a'), right: 'b', rightRich: formula('b') },
      { left: 'c', right: 'd' },
    ];
    const body = { pairs, extraItems: [{ text: 'x', rich: formula('x') }] };
    const matching = await createAndReturn(quiz.facts.id, MATCHING, { body });
    await saveQuiz({
      lessonId: quiz.lessonId,
      questionIds: [single, matching],
      expectedVersion: 1,
      shufflesAnswers: false,
    });
    const who = await learner(quiz);
    const pieces =
      'questions { choices { text rich } matches { text rich } } sounds { id url } pictures { id }';
    const started = await ask(who, `mutation($id: ID!) { startQuizAttempt(quizId: $id) { id ${pieces} } }`, {
      id: quiz.id,
    });
    const attempt = started.data.startQuizAttempt as { id: string; questions: { matches: object[] }[] };
    expect(attempt).toMatchObject({
      questions: [
        {
          choices: [
            { text: 'Nửa', rich: formula('\\frac12') },
            { text: 'Nghe', rich: audio(soundId) },
          ],
        },
        {
          choices: [
            { text: 'a', rich: formula('a') },
            { text: 'c', rich: null },
          ],
        },
      ],
      sounds: [{ id: soundId, url: expect.stringMatching(/^\/media\/private\//) }],
    });
    expect(attempt.questions[1]!.matches).toEqual(
      expect.arrayContaining([
        { text: 'x', rich: formula('x') },
        { text: 'b', rich: formula('b') },
      ]),
    );
    // An edit during the attempt changes neither what it shows nor its solutions
    const edit = {
      questionId: single,
      expectedVersion: 1,
      content: content(SINGLE, { body: { choices: [{ text: 'A', isRight: true }, { text: 'B' }] } }),
    };
    expect(getCode(await mutate(seller, 'updateQuestion', edit))).toBeUndefined();
    const solutions = 'solutions { explanationRich feedback { text rich } }';
    const submitted = await mutate(
      who,
      'submitQuizAttempt',
      { attemptId: attempt.id, sequence: 0 },
      `${pieces} ${solutions}`,
    );
    expect(submitted.data.submitQuizAttempt).toMatchObject({
      questions: [{ choices: [{ rich: formula('\\frac12') }, { rich: audio(soundId) }] }, {}],
      solutions: [
        { explanationRich: formula('e'), feedback: [{ text: 'KEY đúng', rich: formula('f') }] },
        { explanationRich: null },
      ],
    });
    // The audio of the edited question is in use as long as the attempt shows it
    await updateRow('course_sound', soundId, "created_at = now() - interval '8 days'");
    const unused = await addedSound(quiz.facts.id);
    await updateRow('course_sound', unused.id, "created_at = now() - interval '8 days'");
    await sweepPictures.handle(app.services, {});
    expect(await db('select id from course_sound where course_id = ?', quiz.facts.id)).toEqual([
      { id: soundId },
    ]);
  });

  test('do not tell the order of their files, which is often that of the solution', async () => {
    const quiz = await createQuiz([]);
    const { facts, lessonId } = quiz;
    const ids: string[] = [];
    for (let n = 0; n < 8; n++) ids.push((await addedSound(facts.id)).id);
    const choices = ids.map((id, n) => ({ text: `Tiếng ${n}`, rich: audio(id) }));
    const question = await createAndReturn(facts.id, QuestionKind.ORDERING, { body: { choices } });
    await saveQuiz({ lessonId, questionIds: [question], expectedVersion: 1 });
    const { data } = await ask(
      await learner(quiz),
      'mutation($id: ID!) { startQuizAttempt(quizId: $id) { sounds { id url } } }',
      { id: quiz.id },
    );
    const { sounds } = data.startQuizAttempt as { sounds: { id: string; url: string }[] };
    expect(sounds.map(({ id }) => id)).toEqual([...ids].sort());
    expect(ids).not.toEqual([...ids].sort());
    const files = sounds.map(({ url }) => url.split('/')[3]!.split('?')[0]!);
    // Neither ID contains a time: they are of version 4
    for (const id of [...ids, ...files]) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  test('need a text, allowed content, and audio of their course', async () => {
    const [{ id }, other] = [await course(seller.id), await course(seller.id)];
    const { id: soundId } = await addedSound(other.id);
    const choice = (more: object) => ({
      body: { choices: [{ text: 'A', isRight: true, ...more }, { text: 'B' }] },
    });
    const script = { type: 'doc', content: [{ type: 'script' }] };
    for (const [more, field] of [
      [choice({ rich: script }), 'content.body.choices'],
      [choice({ feedbackRich: formula('x') }), 'content.body.choices'],
      [
        choice({
          rich: formula('x'.repeat(900)),
          feedback: 'f',
          feedbackRich: {
            type: 'doc',
            content: Array.from({ length: 25 }, () => formula('x'.repeat(900)).content![0]),
          },
        }),
        'content.body.choices',
      ],
      [choice({ rich: audio(soundId) }), 'content.body'],
      [{ explanation: null, explanationRich: formula('x') }, 'content.explanationRich'],
      [{ prompt: audio(soundId) }, 'content.prompt'],
    ] as const) {
      const { errors } = await create(id, SINGLE, more);
      expect(errors?.[0]?.extensions, JSON.stringify(more).slice(0, 100)).toMatchObject({
        code: 'BAD_INPUT',
        details: [{ field }],
      });
    }
    expect(getCode(await addSound(id, await learner(await createQuiz([SINGLE]))))).toBe('FORBIDDEN');
    const empty = await createAndReturn(
      id,
      SINGLE,
      choice({ rich: { type: 'doc', content: [{ type: 'paragraph' }] } }),
    );
    expect(
      (await row<{ body: object }>('select body from question where id = ?', empty)).body,
    ).not.toHaveProperty('choices.0.rich');
  });

  test('leave questions without them unchanged to the letter', async () => {
    const { id } = await course(seller.id);
    const choiceId = 'c1';
    const question = await createAndReturn(id, SINGLE, {
      body: {
        choices: [
          { text: 'A', isRight: true },
          { text: 'B', feedback: 'f' },
        ],
      },
    });
    const { body } = await row<{ body: { choices: object[] } }>(
      'select body from question where id = ?',
      question,
    );
    expect(body).toEqual({
      choices: [
        { id: expect.any(String), text: 'A', isRight: true, feedback: null },
        { id: expect.any(String), text: 'B', isRight: false, feedback: 'f' },
      ],
      ...{ isTrue: null, gapText: null, blanks: [], pairs: [], extras: [], guidance: null },
    });
    const bank: BankQuestion = {
      ...{
        id: question,
        version: 1,
        kind: 'SINGLE',
        points: 1,
        prompt: formula('p'),
        topic: null,
        soundId: null,
      },
      ...{ explanation: 'e', reviewLessonId: null, reviewSec: 0 },
      body: {
        ...(body as unknown as BankQuestion['body']),
        choices: [{ id: choiceId, text: 'A', isRight: true, feedback: 'f' }],
      },
    };
    const { paper, keys } = drawPaper([bank], {
      drawCount: null,
      shufflesQuestions: false,
      shufflesAnswers: false,
    });
    expect(JSON.stringify([paper, keys.map(toSolution)])).toBe(
      JSON.stringify([
        [
          {
            id: question,
            kind: 'SINGLE',
            prompt: formula('p'),
            points: 1,
            topic: null,
            soundId: null,
            gapText: null,
            gaps: 0,
            choices: [{ id: 'c1', text: 'A' }],
            matches: [],
          },
        ],
        [
          {
            id: question,
            choiceIds: ['c1'],
            texts: [],
            pairs: [],
            explanation: 'e',
            feedback: [{ choiceId: 'c1', text: 'f' }],
            reviewLessonId: null,
            reviewSec: 0,
          },
        ],
      ]),
    );
  });

  test('are copied with their audio, and imported from formulas', async () => {
    const { id } = await course(seller.id);
    const { id: soundId } = await addedSound(id);
    await createAndReturn(id, SINGLE, { body: rich(soundId) });
    const copy = (await mutate(seller, 'duplicateCourse', { courseId: id })).data.duplicateCourse as {
      id: string;
    };
    const copied = await row<{ body: { choices: { rich: RichTextDocument }[] } }>(
      'select body from question where course_id = ?',
      copy.id,
    );
    const own = await row<{ id: string }>('select id from course_sound where course_id = ?', copy.id);
    expect(own.id).not.toBe(soundId);
    expect(copied.body.choices.map((each) => each.rich)).toEqual([formula('\\frac12'), audio(own.id)]);
    const text =
      'Chọn {=[html]\\\\(\\\\frac12\\\\) của h#Đúng \\\\(f\\\\) ~\\\\(1\\\\) ####Vì \\\\(e\\\\)}\n\nGhép {=\\\\(a\\\\) -> b =c -> d = -> \\\\(x\\\\)}';
    await mutate(
      seller,
      'importQuestions',
      { courseId: copy.id, format: 'GIFT', isDryRun: false, text },
      'taken',
    );
    const bank = await fetchRoot<{ items: object[] }>(
      seller,
      'query($id: ID!) { questionBank(courseId: $id) { items { explanation explanationRich choices { text rich feedbackRich } pairs { left leftRich rightRich } extraItems { text rich } } } }',
      { id: copy.id },
    );
    const inline = (before: string, latex: string, after: string) => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            ...(before ? [{ type: 'text', text: before }] : []),
            formula(latex).content![0]!.content![0],
            ...(after ? [{ type: 'text', text: after }] : []),
          ],
        },
      ],
    });
    expect(bank.items.slice(1)).toMatchObject([
      {
        explanation: 'Vì e',
        explanationRich: inline('Vì ', 'e', ''),
        choices: [
          {
            text: '\\frac12 của h',
            rich: inline('', '\\frac12', ' của h'),
            feedbackRich: inline('Đúng ', 'f', ''),
          },
          { text: '1', rich: formula('1') },
        ],
      },
      {
        pairs: [{ left: 'a', leftRich: formula('a'), rightRich: null }, {}],
        extraItems: [{ rich: formula('x') }],
      },
    ]);
  });

  test('survive an export with their files and an import, and merged questions are refused', async () => {
    const [from, to] = [await course(seller.id), await course(seller.id)];
    const { id: soundId } = await addedSound(from.id);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer();
    const uploadId = await stageUpload(app.services, seller.id, 'a.png', Readable.from([png]));
    const picture = await mutate(seller, 'addCoursePicture', { courseId: from.id, uploadId });
    const { id: pictureId } = picture.data.addCoursePicture as { id: string };
    const code: RichTextDocument = {
      type: 'doc',
      content: [{ type: 'codeBlock', content: [{ type: 'text', text: 'if (a < b) {\n  go();\n}' }] }],
    };
    const image: RichTextDocument = {
      type: 'doc',
      content: [{ type: 'image', attrs: { pictureId, alt: 'Cây “tre”' } }],
    };
    const kinds = Object.values(QuestionKind).filter((kind) => kind !== 'BLANK');
    for (const kind of kinds) await createAndReturn(from.id, kind);
    const body = { choices: [...rich(soundId).choices, { text: 'Mã', rich: code, isRight: false }] };
    await createAndReturn(from.id, SINGLE, { body, explanationRich: formula('e < 1') });
    const pairs = [
      { left: 'Cây “tre”', leftRich: image, right: 'x', rightRich: formula('x') },
      { left: 'c', right: 'd = 1' },
    ];
    await createAndReturn(from.id, MATCHING, {
      body: { pairs, extraItems: [{ text: 'y', rich: formula('y') }] },
    });
    const file = (format: string, courseId = from.id) =>
      fetchRoot<string>(
        seller,
        'query($courseId: ID!, $format: QuestionFormat!) { questionFile(courseId: $courseId, format: $format) }',
        { courseId, format },
      );
    const bank = async (courseId: string) =>
      (
        await db<object>(
          "select kind, prompt, points, topic, explanation, body from question where course_id = ? and kind not in ('ORDERING') order by id",
          courseId,
        )
      ).map(
        // IDs are those of the course, and each import has its own
        (each) =>
          JSON.parse(
            JSON.stringify(each)
              .replaceAll(/"(id|matchId)":"\w+"/g, '"$1":""')
              .replaceAll(/[0-9a-f-]{36}/g, ''),
          ),
      );
    const xml = await file('MOODLE_XML');
    const upload = await stageUpload(app.services, seller.id, 'a.xml', Readable.from([xml]));
    const send = (input: object) =>
      mutate(
        seller,
        'importQuestions',
        { courseId: to.id, format: 'MOODLE_XML', ...input },
        'taken rows { problem notes answers { text isRight } }',
      );
    const preview = await send({ isDryRun: true, uploadId: upload });
    expect(preview.data.importQuestions).toMatchObject({ taken: kinds.length + 2 });
    expect((preview.data.importQuestions as { rows: { answers: object[] }[] }).rows.at(-1)!.answers).toEqual([
      { text: 'Cây “tre” → x', isRight: true },
      { text: 'c → d = 1', isRight: true },
      { text: 'y', isRight: false },
    ]);
    await send({ isDryRun: false, uploadId: upload });
    expect(await bank(to.id)).toEqual(await bank(from.id));
    expect(await db('select id from course_picture where course_id = ?', to.id)).toHaveLength(1);
    // GIFT knows neither orders nor points, guidance and files
    const gift = await course(seller.id);
    const sent = await mutate(
      seller,
      'importQuestions',
      { courseId: gift.id, format: 'GIFT', isDryRun: false, text: await file('GIFT') },
      'taken rows { problem }',
    );
    expect(sent.data.importQuestions).toMatchObject({ taken: kinds.length + 1 });
    const [[single], last] = [await bank(gift.id), (await bank(gift.id)).at(-1)];
    expect(single).toEqual({ ...(await bank(from.id))[0], points: 1 });
    expect(last).toMatchObject({
      body: { pairs: [{ rightRich: formula('x') }, { right: 'd = 1' }], extras: [{ rich: formula('y') }] },
    });
    const text = 'Một {=a ~b}\nHai {T}\nBa {=c ~d}';
    expect((await send({ isDryRun: true, format: 'GIFT', text })).data.importQuestions).toMatchObject({
      taken: 0,
      rows: [{ problem: expect.stringContaining('dính vào nhau'), answers: [] }],
    });
  });
});
