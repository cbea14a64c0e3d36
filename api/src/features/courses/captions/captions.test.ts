import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { stageUpload } from '../../../platform/files/uploads.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { readCaptions } from '../../media/captions/read-captions.jobs.ts';

const app = await testApp();
const { count, course, db, enrol, fetchRoot, mutate, mutateById, student, teacher, updateRow } =
  helpersFor(app);
let owner: Actor;
let facts: CourseFacts;
let lessonId: string;
beforeEach(async () => {
  owner = await teacher();
  facts = await course(owner.id, { lessons: 2 });
  lessonId = facts.lessonIds[0]!;
  await updateRow('lesson', lessonId, "kind = 'VIDEO', rule = 'WATCH', body = null");
});

interface Track {
  id: string;
  language: string;
  label: string;
  isDefault: boolean;
  url: string;
}
const TRACKS = 'captions { id language label isDefault url }';
const srt = (words: string) => `1\n00:00:01,000 --> 00:00:02,500\n${words}\n`;
const stage = (who: Actor, content: string | Buffer) =>
  stageUpload(app.services, who.id, 'phu-de.srt', Readable.from([Buffer.from(content as string)]));
const add = async (language: string, content: string | Buffer, { who = owner, lesson = lessonId } = {}) =>
  mutate(
    who,
    'addLessonCaptions',
    { lessonId: lesson, language, uploadId: await stage(who, content) },
    TRACKS,
  );
const update = (input: object, who = owner) => mutate(who, 'updateLessonCaptions', input, TRACKS);
const remove = (id: string, who = owner) =>
  mutateById(who, 'deleteLessonCaptions', { trackId: id }, 'id course { id }');
const tracks = async (who: Actor | undefined = owner, lesson = lessonId) =>
  (
    await fetchRoot<{ captions: Track[] } | null>(
      who,
      `query($id: ID!) { lessonContent(id: $id) { ${TRACKS} } }`,
      { id: lesson },
    )
  )?.captions;
const file = async ({ url }: Track) => (await app.server.inject({ url })).body;

const importFile = (content: string | Buffer, more: object = {}, who = owner) =>
  mutate(
    who,
    'importLessonCaptions',
    {
      lessonId,
      language: 'VI',
      file: Buffer.from(content as string).toString('base64'),
      isDryRun: true,
      ...more,
    },
    `taken passedOver faulty rows { line outcome text startMs endMs note } lesson { ${TRACKS} }`,
  );
const FILE = `WEBVTT

NOTE của người dịch

00:01.000 --> 00:02.000
Câu một

00:03.000 --> 2 giây
Câu hỏng

00:04.000 --> 00:05.000

00:09.000 --> 00:08.000
Câu ngược

2
00:06.000 --> 00:07.000
Câu <b>hai</b>
`;

describe('a file of captions', () => {
  test('is previewed by block, with the line of each error', async () => {
    await add('VI', srt('Cũ'));
    const before = await tracks();
    const imports = await count("audit_log where action = 'lesson.captions.import'");
    const { data } = await importFile(FILE);
    expect(data.importLessonCaptions).toMatchObject({
      taken: 2,
      passedOver: 2,
      faulty: 2,
      rows: [
        {
          line: 3,
          outcome: 'PASSED_OVER',
          text: 'NOTE của người dịch',
          note: expect.stringMatching(/ghi chú/),
        },
        { line: 5, outcome: 'TAKEN', text: 'Câu một', startMs: 1000, endMs: 2000, note: null },
        { line: 8, outcome: 'FAULTY', text: '00:03.000 --> 2 giây', note: expect.stringMatching(/^Dòng 8 /) },
        { line: 11, outcome: 'PASSED_OVER', note: 'Câu này có thời gian nhưng không có chữ.' },
        { line: 13, outcome: 'FAULTY', startMs: null, note: expect.stringMatching(/^Dòng 13 .*kết thúc/) },
        { line: 16, outcome: 'TAKEN', text: 'Câu hai', startMs: 6000 },
      ],
    });
    expect((await tracks())!.map(({ id }) => id)).toEqual(before!.map(({ id }) => id));
    expect(await count("audit_log where action = 'lesson.captions.import'")).toBe(imports);
  });

  test('replaces the captions with the valid blocks, once per key', async () => {
    await add('VI', srt('Cũ'));
    const key = { isDryRun: false, idempotencyKey: crypto.randomUUID() };
    const { data } = await importFile(FILE, key);
    const { lesson } = data.importLessonCaptions as { lesson: { captions: Track[] } };
    expect(lesson.captions).toHaveLength(1);
    expect(await file(lesson.captions[0]!)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nCâu một\n\n00:00:06.000 --> 00:00:07.000\nCâu <b>hai</b>\n',
    );
    expect(getCode(await importFile(FILE, key))).toBeUndefined();
    expect(await tracks()).toMatchObject([{ id: lesson.captions[0]!.id }]);
    expect(getCode(await importFile(srt('Khác'), key))).toBe('CONFLICT');
  });

  test('beyond the end of the video is accepted with a warning', async () => {
    await db(
      `with m as (insert into media (owner_id, kind, storage_key, content_type, size_bytes)
        values (?, 'VIDEO', 'media/' || gen_random_uuid(), 'video/mp4', 1) returning id)
      update lesson set duration_sec = 5, media_id = (select id from m) where id = ?`,
      owner.id,
      lessonId,
    );
    const { data } = await importFile(FILE);
    expect(data.importLessonCaptions).toMatchObject({ taken: 2 });
    const { rows } = data.importLessonCaptions as { rows: { note: string | null }[] };
    expect(rows.at(-1)!.note).toBe('Câu này bắt đầu sau khi video đã hết.');
  });

  test('that is long returns every error and some of the rest', async () => {
    const cues = Array.from(
      { length: 900 },
      (_, n) => `00:${String(n % 60).padStart(2, '0')}.000 --> 01:00.500\nCâu ${n}`,
    );
    cues[850] = 'x --> y\nhỏng';
    const { data } = await importFile(`WEBVTT\n\n${cues.join('\n\n')}`);
    const found = data.importLessonCaptions as { taken: number; rows: { outcome: string }[] };
    expect(found.taken).toBe(899);
    expect(found.rows).toHaveLength(300);
    expect(found.rows.filter(({ outcome }) => outcome === 'FAULTY')).toHaveLength(1);
  });

  test.each([
    ['a text', 'không phải phụ đề', 'SRT'],
    ['one without a block', 'WEBVTT\n\n', 'không có câu nào'],
    ['one that is too large', `WEBVTT\n\n${'a'.repeat(700_000)}`, '700 kB'],
  ])('%s is rejected with a reason', async (_, content, words) => {
    const { errors } = await importFile(content);
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'file', message: expect.stringContaining(words) }],
    });
  });

  test('with errors only is previewed but cannot be imported', async () => {
    const broken = 'WEBVTT\n\nx --> y\nA';
    expect((await importFile(broken)).data.importLessonCaptions).toMatchObject({ taken: 0, faulty: 1 });
    expect(getCode(await importFile(broken, { isDryRun: false }))).toBe('BAD_INPUT');
    expect(await tracks()).toEqual([]);
  });

  test('requires the permission to edit the lesson and a video', async () => {
    expect(getCode(await importFile('nothing', {}, await teacher()))).toBe('NOT_FOUND');
    expect(getCode(await importFile(FILE, { lessonId: facts.lessonIds[1] }))).toBe('BAD_INPUT');
    expect(getCode(await importFile('nothing', { lessonId: 'x' }))).toBe('NOT_FOUND');
  });
});

describe('captions of a lesson', () => {
  test('have one file per language with its name, the default one first', async () => {
    expect(getCode(await add('VI', srt('Xin chào')))).toBeUndefined();
    await add('EN', `WEBVTT\n\n00:01.000 --> 00:02.000\nHello`);
    const [vi, en] = (await tracks())!;
    expect(vi).toMatchObject({ language: 'VI', label: 'Tiếng Việt', isDefault: true });
    expect(en).toMatchObject({ language: 'EN', label: 'English', isDefault: false });
    expect(await file(vi!)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nXin chào\n');
    expect(
      await db(
        'select text, start_ms, end_ms from caption_cue where media_id in (select media_id from caption_track where lesson_id = ?) order by text',
        lessonId,
      ),
    ).toEqual([
      { text: 'Hello', start_ms: 1000, end_ms: 2000 },
      { text: 'Xin chào', start_ms: 1000, end_ms: 2500 },
    ]);
  });

  test('are replaced within their language and keep name and position', async () => {
    await add('VI', srt('Một'));
    await add('EN', srt('One'));
    const [first] = (await tracks())!;
    await update({ trackId: first!.id, label: 'Tiếng Việt (mô tả âm thanh)' });
    await add('VI', srt('Hai'));
    const [now, ...others] = (await tracks())!;
    expect(others).toHaveLength(1);
    expect(now).toMatchObject({ label: 'Tiếng Việt (mô tả âm thanh)', isDefault: true });
    expect(await file(now!)).toContain('Hai');
    expect(getCode(await update({ trackId: first!.id, label: 'Cũ' }))).toBe('NOT_FOUND');
    expect(getCode(await remove(first!.id))).toBe('NOT_FOUND');
  });

  test('can be the default, which passes on after deletion', async () => {
    await add('VI', srt('Một'));
    await add('EN', srt('One'));
    const en = (await tracks())!.find(({ language }) => language === 'EN')!;
    await update({ trackId: en.id, isDefault: true });
    expect((await tracks())!.map(({ language, isDefault }) => [language, isDefault])).toEqual([
      ['EN', true],
      ['VI', false],
    ]);
    expect((await remove(en.id)).data.deleteLessonCaptions).toEqual({ id: en.id, course: { id: facts.id } });
    expect(await tracks()).toMatchObject([{ language: 'VI', isDefault: true }]);
  });

  test.each([
    ['a text', 'không phải phụ đề', 'UNSUPPORTED_CONTENT', 'SRT'],
    ['bytes', Buffer.from([0, 255, 254, 1]), 'UNSUPPORTED_CONTENT', 'SRT'],
    ['broken ones', `${srt('A')}\n2\n00:00:03,000 --> 3 giây\nB\n`, 'UNSUPPORTED_CONTENT', 'Dòng 6'],
    ['empty ones', 'WEBVTT\n\n', 'UNSUPPORTED_CONTENT', 'không có câu nào'],
  ])('%s are rejected, and the upload remains with its sender', async (_, content, code, words) => {
    const reply = await add('VI', content);
    expect(reply.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'uploadId', code, message: expect.stringContaining(words) }],
    });
    expect(await tracks()).toEqual([]);
    expect(await count('upload where person_id = ?', owner.id)).toBe(1);
  });

  test('require a video and an own course', async () => {
    expect(getCode(await add('VI', srt('A'), { lesson: facts.lessonIds[1] }))).toBe('BAD_INPUT');
    const other = await teacher();
    expect(getCode(await add('VI', srt('A'), { who: other }))).not.toBeUndefined();
    await add('VI', srt('A'));
    const [track] = (await tracks())!;
    expect(getCode(await update({ trackId: track!.id, label: 'X' }, other))).not.toBeUndefined();
    expect(getCode(await remove(track!.id, other))).not.toBeUndefined();
    expect(await tracks()).toHaveLength(1);
  });

  test('are delivered with the lesson, not after access has ended', async () => {
    await add('VI', srt('Một'));
    const learner = await student();
    const enrolment = await enrol(learner.id, facts.id);
    expect(await tracks(learner)).toBeUndefined();
    await mutateById(learner, 'openLesson', { lessonId: lessonId });
    expect(await tracks(learner)).toHaveLength(1);
    await updateRow('enrolment', enrolment, "access = 'EXPIRED'");
    expect(await tracks(learner)).toBeUndefined();
  });

  test('are restored in all languages when an edit is undone', async () => {
    await add('VI', srt('Một'));
    await add('EN', srt('One'));
    const before = (await tracks())!;
    await remove(before[0]!.id);
    await add('EN', srt('Two'));
    const changes = (
      await fetchRoot<{ items: { id: string; fields: string[] }[] }>(
        owner,
        'query($id: ID!, $s: ID!) { courseChanges(courseId: $id, subjectId: $s) { items { id fields } } }',
        { id: facts.id, s: lessonId },
      )
    ).items;
    expect(changes.map(({ fields }) => fields)).toEqual(Array.from({ length: 4 }, () => ['caption_tracks']));
    const restore = (changeId: string, expectedVersion: number) =>
      mutate(owner, 'restoreLesson', { lessonId, changeId, expectedVersion }, TRACKS);
    const restored = (await restore(changes[1]!.id, 1)).data.restoreLesson as { captions: Track[] };
    expect(restored.captions.map(({ id, isDefault }) => [id, isDefault])).toEqual(
      before.map(({ id, isDefault }) => [id, isDefault]),
    );
    expect(await file(restored.captions[1]!)).toContain('One');
  });

  test('are shared with a copy of the lesson, each with its own list', async () => {
    await add('VI', srt('Một'));
    const reply = await mutate(owner, 'duplicateLesson', { lessonId });
    const { id } = reply.data.duplicateLesson as { id: string };
    const [copied] = (await tracks(owner, id))!;
    await remove((await tracks())![0]!.id);
    expect(await tracks()).toEqual([]);
    expect(await file(copied!)).toContain('Một');
  });

  test('of the previous release count as Vietnamese and are indexed later', async () => {
    const key = `media/${crypto.randomUUID()}`;
    await app.services.storage.write(
      key,
      Readable.from(['WEBVTT\n\n00:01.000 --> 00:02.000\nTừ bản trước\n']),
    );
    const [media] = await db<{ id: string }>(
      "insert into media (owner_id, kind, storage_key, content_type, size_bytes) values (?, 'CAPTIONS', ?, 'text/vtt', 50) returning id",
      owner.id,
      key,
    );
    await updateRow('lesson', lessonId, 'captions_id = ?', [media!.id]);
    expect(await tracks()).toMatchObject([{ language: 'VI', isDefault: true }]);
    await readCaptions.handle(app.services, {});
    expect(await db('select text from caption_cue where media_id = ?', media!.id)).toEqual([
      { text: 'Từ bản trước' },
    ]);
    await add('VI', srt('Mới'));
    const [lesson] = await db<{ captions_id: string }>(
      'select captions_id from lesson where id = ?',
      lessonId,
    );
    expect((await tracks())![0]!.url).toContain(lesson!.captions_id);
    await updateRow('lesson', lessonId, 'captions_id = null');
    expect(await tracks()).toEqual([]);
  });
});
