import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { stageUpload } from '../../../platform/files/uploads.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason, richText } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import { SHOWS_FLAGGED_EDITS } from '../../courses/index.ts';

const app = await testApp();
const { admin, coTeacher, course, db, fetchRoot, mutate, mutateById, student, teacher, updateRow, value } =
  helpersFor(app);
let owner: Actor;
let reviewer: Actor;
let facts: CourseFacts;
let lessonId: string;
beforeEach(async () => {
  owner = await teacher();
  reviewer = await admin();
  facts = await course(owner.id, { lessons: 2 });
  lessonId = facts.lessonIds[0]!;
  await updateRow('lesson', lessonId, 'is_preview = true');
});

const BAD = 'Gọi 0912 345 678 để học rẻ hơn, Zalo cô Trang.';
const FIELDS =
  'id kind state version title note content changes { field before after } flagged { rule sentence }';
interface Held {
  id: string;
  kind: string;
  state: string;
  version: number;
  note: string | null;
  content: string;
  changes: { field: string; before: string; after: string }[];
  flagged: { rule: string; sentence: string }[];
}
const held = async (who = owner) =>
  (
    await fetchRoot<{ heldEdits: Held[] | null }>(
      who,
      `query($id: String!) { course(idOrSlug: $id) { heldEdits { ${FIELDS} } } }`,
      { id: facts.id },
    )
  ).heldEdits!;
const decide = (
  edit: Held,
  isReleased: boolean,
  who = reviewer,
  note: string | null = isReleased ? null : 'Bỏ số điện thoại.',
) =>
  mutate(
    who,
    'decideHeldEdit',
    { heldEditId: edit.id, expectedVersion: edit.version, isReleased, note },
    FIELDS,
  );
const upload = (content: string, name: string) =>
  stageUpload(app.services, owner.id, name, Readable.from([Buffer.from(content)]));
const lesson = (input: object, who = owner) =>
  mutate(who, 'updateLesson', { lessonId, ...input }, 'id version title heldEdit { id state }');
const ask = (name: string, input: object, fields = 'id') => mutate(owner, name, input, fields);
const vtt = `WEBVTT\n\n00:01.000 --> 00:02.000\n${BAD}\n`;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const QUESTION = {
  kind: 'SHORT',
  prompt: richText('Thủ đô ở đâu?'),
  body: { blanks: [{ accepted: ['Hà Nội'] }] },
  points: 1,
};
const question = async (more: object = {}) =>
  (
    (await ask('createQuestion', { courseId: facts.id, content: { ...QUESTION, ...more } })).data
      .createQuestion as { id: string }
  ).id;
const isQuiz = (id = lessonId) => updateRow('lesson', id, "kind = 'QUIZ', rule = 'PASS'");
const RUBRIC = [{ title: 'Trình bày', points: 10 }];

/** Every way that changes texts which students read. `live` is what they would see of it. */
const WAYS: Record<string, { edit: () => Promise<unknown>; live: () => Promise<unknown> }> = {
  'the text of a lesson': {
    edit: () => lesson({ expectedVersion: 1, body: richText('Chào các bạn.', BAD) }),
    live: () => value('select body::text from lesson where id = ?', lessonId),
  },
  'a link in a lesson': {
    edit: () =>
      lesson({
        expectedVersion: 1,
        body: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'Tại đây',
                  marks: [{ type: 'link', attrs: { href: 'https://zalo.me/g/abcdef' } }],
                },
              ],
            },
          ],
        },
      }),
    live: () => value('select body::text from lesson where id = ?', lessonId),
  },
  'the title of a lesson': {
    edit: () => lesson({ expectedVersion: 1, title: 'Gọi Zalo 0912 345 678 nhé' }),
    live: () => value('select title from lesson where id = ?', lessonId),
  },
  'the page of the course': {
    edit: () =>
      ask('updateCourse', {
        courseId: facts.id,
        expectedVersion: 1,
        description: richText(BAD),
        outcomes: [BAD],
        subtitle: BAD,
      }),
    live: () =>
      value('select description::text || outcomes::text || subtitle from course where id = ?', facts.id),
  },
  'the title of a section': {
    edit: () =>
      ask('updateSection', { sectionId: facts.sectionId, title: 'Gọi Zalo 0912 345 678 nhé' }, 'id'),
    live: () => value('select title from section where id = ?', facts.sectionId),
  },
  'a text file': {
    edit: async () => ask('addLessonFile', { lessonId, uploadId: await upload(BAD, 'ghi-chu.txt') }),
    live: () => value('select count(*)::int from lesson_file where lesson_id = ?', lessonId),
  },
  'the name of a file': {
    edit: async () =>
      ask('addLessonFile', { lessonId, uploadId: await upload('%PDF-1.7', 'Zalo 0912 345 678 goi co.pdf') }),
    live: () => value('select count(*)::int from lesson_file where lesson_id = ?', lessonId),
  },
  captions: {
    edit: async () => {
      await updateRow('lesson', lessonId, "kind = 'VIDEO', rule = 'WATCH'");
      return ask('addLessonCaptions', { lessonId, language: 'VI', uploadId: await upload(vtt, 'a.vtt') });
    },
    live: () =>
      value('select count(*)::int from caption_track where lesson_id = ? and replaced_at is null', lessonId),
  },
  'imported captions': {
    edit: async () => {
      await updateRow('lesson', lessonId, "kind = 'VIDEO', rule = 'WATCH'");
      return ask(
        'importLessonCaptions',
        { lessonId, language: 'VI', file: base64(vtt), isDryRun: false },
        'taken',
      );
    },
    live: () =>
      value('select count(*)::int from caption_track where lesson_id = ? and replaced_at is null', lessonId),
  },
  'questions that a quiz gets': {
    edit: async () => {
      await isQuiz();
      return ask('saveQuiz', { lessonId, questionIds: [await question({ explanation: BAD })] });
    },
    live: () =>
      value(
        'select count(*)::int from quiz_question q join quiz z on z.id = q.quiz_id where z.lesson_id = ?',
        lessonId,
      ),
  },
  'an assignment': {
    edit: async () => {
      await updateRow('lesson', lessonId, "kind = 'ASSIGNMENT', rule = 'SUBMIT'");
      await ask('saveAssignment', { lessonId, passScore: 5, rubric: RUBRIC });
      const rubric = [{ ...RUBRIC[0], description: BAD }];
      return ask('saveAssignment', { lessonId, expectedVersion: 1, passScore: 5, rubric });
    },
    live: () =>
      value("select coalesce(rubric->0->>'description', '') from assignment where lesson_id = ?", lessonId),
  },
};

describe('a flagged edit of a course on sale', () => {
  test.each(Object.keys(WAYS))('is withheld until a reviewer approves it: %s', async (name) => {
    const { edit, live } = WAYS[name]!;
    const beginning = name === 'an assignment' ? '' : await live().catch(() => 0);
    const reply = (await edit()) as { errors?: unknown };
    expect(reply.errors).toBeUndefined();
    const [one, ...others] = await held();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      state: 'WAITING',
      flagged: expect.arrayContaining([expect.objectContaining({ rule: 'CONTACT' })]),
    });
    expect(await live()).toEqual(beginning);
    expect((await decide(one!, true)).errors).toBeUndefined();
    expect(await live()).not.toEqual(beginning);
    expect(await held()).toEqual([]);
  });

  test('is shown to nobody but its teachers and reviewers', async () => {
    await lesson({ expectedVersion: 1, body: richText('Chào các bạn.', BAD) });
    const read = 'query($id: ID!) { lessonContent(id: $id) { body heldEdit { content } } }';
    for (const who of [undefined, await student()]) {
      const seen = await fetchRoot(who, read, { id: lessonId });
      expect(JSON.stringify(seen)).not.toContain('0912');
    }
    expect(await fetchRoot(owner, read, { id: lessonId })).toMatchObject({
      heldEdit: { content: expect.stringContaining('0912') },
    });
    // The reviewer compares it with the approved text
    const [edit] = await held(reviewer);
    expect(edit!.changes).toEqual([
      { field: 'body', before: expect.stringContaining('chữ'), after: `Chào các bạn.\n${BAD}` },
    ]);
    expect(edit!.flagged.map(({ sentence }) => sentence)).toEqual([BAD]);
    const queue = await fetchRoot<{ items: { id: string }[] }>(
      reviewer,
      '{ heldEdits(limit: 100) { items { id } } }',
    );
    expect(queue.items.map(({ id }) => id)).toContain(edit!.id);
  });

  test('is decided by reviewers only, and not by a teacher of the course', async () => {
    await lesson({ expectedVersion: 1, body: richText(BAD) });
    const [edit] = await held();
    for (const who of [owner, await teacher(), await student()])
      expect(getCode(await decide(edit!, true, who))).toBe('FORBIDDEN');
    await coTeacher(facts.id, 'EDIT', reviewer);
    expect(getReason(await decide(edit!, true))).toBe('OWN_REVIEW');
    const second = await admin();
    expect(getCode(await decide(edit!, false, second, ' '))).toBe('BAD_INPUT');
    expect(getReason(await decide({ ...edit!, version: 9 }, true, second))).toBe('HELD_EDIT_CHANGED');
    await decide(edit!, false, second);
    expect(await held()).toMatchObject([{ state: 'REJECTED', note: 'Bỏ số điện thoại.' }]);
    expect(getReason(await decide(edit!, true, second))).toBe('HELD_EDIT_CHANGED');
    expect(await value('select body::text from lesson where id = ?', lessonId)).not.toContain('0912');
  });

  test('waits with later edits of the part, and applies when its flagged text is removed', async () => {
    await lesson({ expectedVersion: 1, body: richText('Đoạn mới.', BAD) });
    await lesson({ expectedVersion: 2, title: 'Tên mới' });
    expect(await held()).toMatchObject([{ version: 2, state: 'WAITING' }]);
    expect(await value('select title from lesson where id = ?', lessonId)).toBe('Bài 1');
    // Settings are not content
    await lesson({ expectedVersion: 3, isRequired: false });
    expect((await held())[0]!.version).toBe(2);
    const reply = await lesson({ expectedVersion: 4, body: richText('Đoạn mới.') });
    expect(reply.data.updateLesson).toMatchObject({ title: 'Tên mới', heldEdit: null });
    expect(await held()).toEqual([]);
    expect(await value('select body::text from lesson where id = ?', lessonId)).toContain('Đoạn mới');
  });

  test('is withdrawn by a teacher', async () => {
    await lesson({ expectedVersion: 1, body: richText(BAD) });
    const [edit] = await held();
    const withdraw = (who: Actor) => mutateById(who, 'withdrawHeldEdit', { heldEditId: edit!.id });
    expect(getCode(await withdraw(await teacher()))).toBe('NOT_FOUND');
    expect(getCode(await withdraw(owner))).toBeUndefined();
    expect(await held()).toEqual([]);
    expect(getReason(await decide(edit!, true))).toBe('HELD_EDIT_CHANGED');
  });

  test('leaves a placeholder for a new section or lesson', async () => {
    await ask('createSection', { courseId: facts.id, title: 'Gọi Zalo 0912 345 678 nhé' }, 'sections { id }');
    const file = `Chương;Bài học;Loại;Nội dung\nGọi Zalo 0912 345 679 nhé;Chào bạn;Bài đọc;${BAD}`;
    await ask('importOutline', { courseId: facts.id, file: base64(file), isDryRun: false }, 'lessons');
    const titles = await db<{ title: string }>(
      'select title from section where course_id = ? order by position',
      facts.id,
    );
    expect(titles.slice(1).map(({ title }) => title)).toEqual([
      'Nội dung đang chờ duyệt',
      'Nội dung đang chờ duyệt',
    ]);
    const edits = await held();
    expect(edits.map(({ kind }) => kind)).toEqual(['SECTION', 'SECTION', 'LESSON']);
    for (const edit of edits) await decide(edit, true);
    expect(
      await db(
        "select l.title, s.title as section from lesson l join section s on s.id = l.section_id where l.course_id = ? and l.body::text like '%0912%'",
        facts.id,
      ),
    ).toEqual([{ title: 'Chào bạn', section: 'Gọi Zalo 0912 345 679 nhé' }]);
  });

  test('of the rich form of an answer is withheld, and shown to the reviewer', async () => {
    await isQuiz();
    const id = await question();
    await ask('saveQuiz', { lessonId, questionIds: [id] });
    const content = { ...QUESTION, explanation: 'Vì trời xanh', explanationRich: richText(BAD) };
    await ask('updateQuestion', { questionId: id, expectedVersion: 1, content });
    const [edit] = await held();
    expect(edit).toMatchObject({ kind: 'QUESTION', state: 'WAITING' });
    expect(await value('select changes::text from held_edit where id = ?', edit!.id)).toContain(BAD);
    const stored = "select body->'explanationRich' is not null from question where id = ?";
    expect(await value(stored, id)).toBe(false);
    await decide(edit!, true);
    expect(await value(stored, id)).toBe(true);
  });

  test('of a question in a quiz is withheld, and not of one that no quiz contains', async () => {
    await isQuiz();
    const id = await question();
    const update = (expectedVersion: number) =>
      ask('updateQuestion', { questionId: id, expectedVersion, content: { ...QUESTION, explanation: BAD } });
    await update(1);
    expect(await held()).toEqual([]);
    await ask('updateQuestion', { questionId: id, expectedVersion: 2, content: QUESTION });
    await ask('saveQuiz', { lessonId, questionIds: [id] });
    await update(3);
    const [edit] = await held();
    expect(edit).toMatchObject({ kind: 'QUESTION', state: 'WAITING' });
    expect(await value('select explanation from question where id = ?', id)).toBeNull();
    await decide(edit!, true);
    expect(await value('select explanation from question where id = ?', id)).toBe(BAD);
  });

  test('of the label of captions is withheld', async () => {
    await updateRow('lesson', lessonId, "kind = 'VIDEO', rule = 'WATCH'");
    const uploadId = await upload('WEBVTT\n\n00:01.000 --> 00:02.000\nXin chào.\n', 'a.vtt');
    await ask('addLessonCaptions', { lessonId, language: 'VI', uploadId });
    const label = () => value<string>('select label from caption_track where lesson_id = ?', lessonId);
    const before = await label();
    const trackId = await value<string>('select id from caption_track where lesson_id = ?', lessonId);
    const changed = await ask('updateLessonCaptions', { trackId, label: 'Zalo 0912 345 678' });
    expect(changed.errors).toBeUndefined();
    expect(await label()).toBe(before);
    // Other settings are not content
    await ask('updateLessonCaptions', { trackId, isDefault: true });
    const [edit] = await held();
    expect(edit).toMatchObject({ kind: 'CAPTIONS', state: 'WAITING', version: 1 });
    await decide(edit!, true);
    expect(await label()).toBe('Zalo 0912 345 678');
  });

  test('of a quiz leaves its length to the questions that students see', async () => {
    await isQuiz();
    const length = () => value<number>('select duration_sec from lesson where id = ?', lessonId);
    const [fine, bad] = [await question(), await question({ explanation: BAD })];
    await ask('saveQuiz', { lessonId, questionIds: [fine] });
    expect(await length()).toBe(60);
    await ask('saveQuiz', { lessonId, expectedVersion: 1, questionIds: [fine, bad] });
    expect(await length()).toBe(60);
    await decide((await held())[0]!, true);
    expect(await length()).toBe(120);
    await mutateById(owner, 'removeQuestion', { questionId: bad });
    expect(await length()).toBe(60);
  });

  test('of a quiz that students see waits for a reviewer after later saves', async () => {
    setSetting(app, SHOWS_FLAGGED_EDITS, true);
    await isQuiz();
    const [fine, bad, other] = [await question(), await question({ explanation: BAD }), await question()];
    await ask('saveQuiz', { lessonId, questionIds: [fine] });
    await ask('saveQuiz', { lessonId, expectedVersion: 1, questionIds: [fine, bad] });
    await ask('saveQuiz', { lessonId, expectedVersion: 2, questionIds: [fine, bad, other] });
    const [edit] = await held();
    expect(edit).toMatchObject({ state: 'SHOWN', version: 2 });
    await decide(edit!, false);
    const shown = await db<{ id: string }>(
      'select question_id as id from quiz_question q join quiz z on z.id = q.quiz_id where z.lesson_id = ?',
      lessonId,
    );
    expect(shown.map(({ id }) => id)).toEqual([fine]);
  });

  test('that restores a flagged text is withheld too', async () => {
    await updateRow('course', facts.id, 'version = 2');
    await lesson({ expectedVersion: 1, body: richText('Một.', BAD) });
    const [first] = await held();
    await decide(first!, true);
    await lesson({ expectedVersion: 3, body: richText('Một.') });
    const changeId = await value<string>(
      "select id from course_change where subject_id = ? and former::text like '%0912%'",
      lessonId,
    );
    const reply = await ask('restoreLesson', { lessonId, changeId, expectedVersion: 4 });
    expect(reply.errors).toBeUndefined();
    expect(await held()).toMatchObject([{ state: 'WAITING' }]);
    expect(await value('select body::text from lesson where id = ?', lessonId)).not.toContain('0912');
  });

  test('is shown and queued if the setting says so, and a rejection restores the former text', async () => {
    setSetting(app, SHOWS_FLAGGED_EDITS, true);
    const before = await value('select body::text from lesson where id = ?', lessonId);
    await lesson({ expectedVersion: 1, body: richText(BAD) });
    await lesson({ expectedVersion: 2, body: richText(BAD, 'Thêm một dòng.') });
    expect(await value('select body::text from lesson where id = ?', lessonId)).toContain('Thêm một dòng');
    const [edit] = await held();
    expect(edit).toMatchObject({ state: 'SHOWN', changes: [{ before: expect.stringContaining('chữ') }] });
    await decide(edit!, false);
    expect(await value('select body::text from lesson where id = ?', lessonId)).toBe(before);
  });
});

describe('an edit', () => {
  test('of text beside an approved sentence applies, and so does an edit of a draft', async () => {
    await updateRow('lesson', lessonId, 'body = ?::jsonb', [JSON.stringify(richText(BAD))]);
    await lesson({ expectedVersion: 1, body: richText(BAD, 'Câu mới.') });
    expect(await value('select body::text from lesson where id = ?', lessonId)).toContain('Câu mới');
    await updateRow('course', facts.id, "status = 'DRAFT', published_at = null");
    await lesson({ expectedVersion: 2, title: 'Gọi Zalo 0912 345 678 nhé' });
    expect(await value('select title from lesson where id = ?', lessonId)).toContain('0912');
    expect(await held()).toEqual([]);
  });
});
