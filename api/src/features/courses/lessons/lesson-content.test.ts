import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getRootValue, prose } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { CourseStatus } from '../course.enums.ts';

const app = await testApp();
const { course, db, fetchRoot, mutate, teacher } = helpersFor(app);
let owner: Actor;
let facts: CourseFacts;
beforeEach(async () => {
  owner = await teacher();
  facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
});

const FIELDS = `id kind rule allowedRules isRequired minutes durationSec embedUrl embedProvider joinUrl liveStartsAt
  recordingUrl drip dripDays dripAt version`;
const make = async (kind: string) =>
  getRootValue<{ id: string; rule: string; drip: string }>(
    await mutate(owner, 'createLesson', { sectionId: facts.sectionId, title: 'Bài mới', kind }, FIELDS),
  );
const edit = (lessonId: string, input: object, expectedVersion = 1, who = owner) =>
  mutate(who, 'updateLesson', { lessonId, expectedVersion, ...input }, FIELDS);
const outline = () =>
  fetchRoot<{
    readiness: { code: string; actual: number }[];
    sections: { lessons: { id: string; hasContent: boolean; durationSec: number }[] }[];
  }>(
    owner,
    'query($id: String!) { course(idOrSlug: $id) { readiness { code actual } sections { lessons { id hasContent durationSec } } } }',
    { id: facts.id },
  );
const getContent = async (id: string) => {
  const { sections, readiness } = await outline();
  const lessons = sections.flatMap((section) => section.lessons);
  // The submit gate and the outline agree
  expect(readiness.find(({ code }) => code === 'LESSON_CONTENT')!.actual).toBe(
    lessons.filter(({ hasContent }) => hasContent).length,
  );
  return lessons.find((lesson) => lesson.id === id)!;
};

describe('each kind', () => {
  test('of a new lesson is required and available, with its default rule', async () => {
    const rules: Record<string, string> = {};
    for (const kind of ['TEXT', 'VIDEO', 'FILE', 'QUIZ', 'LIVE', 'EMBED']) {
      const lesson = await make(kind);
      rules[kind] = lesson.rule;
      expect(lesson).toMatchObject({ isRequired: true, drip: 'NONE', dripDays: null, dripAt: null });
    }
    expect(rules).toEqual({
      TEXT: 'DWELL',
      VIDEO: 'WATCH',
      FILE: 'MANUAL',
      QUIZ: 'PASS',
      LIVE: 'MANUAL',
      EMBED: 'DWELL',
    });
  });

  test('of an embedded page counts as content once a supported page is set', async () => {
    const { id } = await make('EMBED');
    expect(await getContent(id)).toMatchObject({ hasContent: false, durationSec: 0 });
    const reply = await edit(id, { embed: 'https://youtu.be/dQw4w9WgXcQ', minutes: 12 });
    expect(reply.data.updateLesson).toMatchObject({
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      embedProvider: 'YOUTUBE',
      minutes: 12,
    });
    // The estimate of the teacher is not a measured length
    expect(await getContent(id)).toMatchObject({ hasContent: true, durationSec: 0 });
    expect((await edit(id, { embed: null, minutes: null }, 2)).data.updateLesson).toMatchObject({
      embedUrl: null,
      embedProvider: null,
    });
    expect(await getContent(id)).toMatchObject({ hasContent: false, durationSec: 0 });
  });

  test('of a live lesson counts as content with its URL or recording', async () => {
    const { id } = await make('LIVE');
    expect((await getContent(id)).hasContent).toBe(false);
    const live = {
      liveUrl: ' https://meet.google.com/abc-defg-hij ',
      liveStartsAt: '2026-12-05T13:00:00.000Z',
    };
    expect((await edit(id, { ...live, minutes: 90 })).data.updateLesson).toMatchObject({
      joinUrl: 'https://meet.google.com/abc-defg-hij',
      liveStartsAt: live.liveStartsAt,
      minutes: 90,
      durationSec: 0,
    });
    expect((await getContent(id)).hasContent).toBe(true);
    await edit(id, { liveUrl: null, recordingUrl: 'https://vimeo.com/76979871' }, 2);
    expect(await getContent(id)).toMatchObject({ hasContent: true, durationSec: 0 });
  });

  test('a text keeps its reading time after other edits', async () => {
    const [text] = facts.lessonIds;
    await edit(text!, { body: prose(200) });
    expect((await getContent(text!)).durationSec).toBe(60);
    await edit(text!, { isRequired: false }, 2);
    expect((await getContent(text!)).durationSec).toBe(60);
  });

  test('is copied completely', async () => {
    const { id } = await make('LIVE');
    const given = {
      liveUrl: 'https://zoom.us/j/123',
      liveStartsAt: '2026-12-05T13:00:00.000Z',
      minutes: 45,
      isRequired: false,
      drip: 'RELATIVE',
      dripDays: 7,
    };
    const original = (await edit(id, given)).data.updateLesson as object;
    const copy = await mutate(owner, 'duplicateLesson', { lessonId: id }, FIELDS);
    expect(copy.data.duplicateLesson).toEqual({ ...original, id: expect.any(String), version: 1 });
  });
});

describe('an edit', () => {
  const DATE = '2026-12-24T17:00:00.000Z';

  test('sets the requirement, the completion rule and the opening time', async () => {
    const [id] = facts.lessonIds;
    const first = await edit(id!, { isRequired: false, rule: 'MANUAL', drip: 'RELATIVE', dripDays: 7 });
    expect(first.data.updateLesson).toMatchObject({
      isRequired: false,
      rule: 'MANUAL',
      allowedRules: ['DWELL', 'MANUAL'],
      drip: 'RELATIVE',
      dripDays: 7,
      dripAt: null,
    });
    expect((await edit(id!, { drip: 'DATE', dripAt: DATE }, 2)).data.updateLesson).toMatchObject({
      drip: 'DATE',
      dripDays: null,
      dripAt: DATE,
    });
    expect((await edit(id!, { title: 'Tên khác' }, 3)).data.updateLesson).toMatchObject({ dripAt: DATE });
    expect((await edit(id!, { drip: 'NONE' }, 4)).data.updateLesson).toMatchObject({ dripAt: null });
  });

  test.each([
    ['TEXT', { rule: 'WATCH' }, 'rule', 'NOT_ALLOWED'],
    ['TEXT', { rule: 'PASS' }, 'rule', 'NOT_ALLOWED'],
    ['QUIZ', { rule: 'MANUAL' }, 'rule', 'NOT_ALLOWED'],
    ['TEXT', { embed: 'https://youtu.be/dQw4w9WgXcQ' }, 'embed', 'NOT_ALLOWED'],
    ['TEXT', { minutes: 5 }, 'minutes', 'NOT_ALLOWED'],
    ['EMBED', { liveUrl: 'https://zoom.us/j/1' }, 'liveUrl', 'NOT_ALLOWED'],
    ['EMBED', { embed: 'https://evil.example/x' }, 'embed', 'UNSUPPORTED_CONTENT'],
    ['EMBED', { embed: 'x'.repeat(4001) }, 'embed', 'LENGTH'],
    ['EMBED', { minutes: 0 }, 'minutes', 'OUT_OF_RANGE'],
    ['EMBED', { minutes: 601 }, 'minutes', 'OUT_OF_RANGE'],
    ['LIVE', { liveUrl: 'http://zoom.us/j/1' }, 'liveUrl', 'INVALID'],
    ['LIVE', { liveUrl: 'javascript:alert(1)' }, 'liveUrl', 'INVALID'],
    ['LIVE', { liveUrl: 'https://me:secret@zoom.us/j/1' }, 'liveUrl', 'INVALID'],
    ['LIVE', { recordingUrl: 'https://localhost/x' }, 'recordingUrl', 'INVALID'],
    ['LIVE', { liveUrl: `https://zoom.us/${'x'.repeat(1000)}` }, 'liveUrl', 'LENGTH'],
    ['LIVE', { liveStartsAt: '2099-01-01T00:00:00Z' }, 'liveStartsAt', 'OUT_OF_RANGE'],
    ['TEXT', { drip: 'RELATIVE' }, 'dripDays', 'OUT_OF_RANGE'],
    ['TEXT', { drip: 'RELATIVE', dripDays: 0 }, 'dripDays', 'OUT_OF_RANGE'],
    ['TEXT', { drip: 'RELATIVE', dripDays: 731 }, 'dripDays', 'OUT_OF_RANGE'],
    ['TEXT', { drip: 'DATE' }, 'dripAt', 'REQUIRED'],
    ['TEXT', { drip: 'DATE', dripAt: '2099-01-01T00:00:00Z' }, 'dripAt', 'OUT_OF_RANGE'],
    ['TEXT', { dripDays: 3 }, 'drip', 'INVALID'],
  ])('of %s with %j is rejected at %s, and nothing is stored', async (kind, input, field, fault) => {
    const { id } = await make(kind);
    const reply = await edit(id, { title: 'Sẽ không lưu', isRequired: false, ...input });
    expect(reply.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [expect.objectContaining({ field, code: fault })],
    });
    expect(await db('select title, version, is_required from lesson where id = ?', id)).toEqual([
      { title: 'Bài mới', version: 1, is_required: true },
    ]);
  });

  test('with an unsupported page lists the supported providers', async () => {
    const { id } = await make('EMBED');
    const reply = await edit(id, { embed: 'https://evil.example/x' });
    const { details } = reply.errors![0]!.extensions as { details: { message: string }[] };
    expect(details[0]!.message).toMatch(/YouTube, Vimeo, Google Docs.*GeoGebra.*Figma/);
  });

  test('of another teacher’s lesson finds nothing', async () => {
    const { id } = await make('EMBED');
    expect(getCode(await edit(id, { minutes: 5 }, 1, await teacher()))).toBe('NOT_FOUND');
  });
});
