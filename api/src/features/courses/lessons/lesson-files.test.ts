import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { stageUpload } from '../../../platform/files/uploads.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, getReason } from '../../../testing/factories.ts';
import { forgeSignature } from '../../../testing/forged.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { MAX_LESSON_FILES } from './lesson-file.entity.ts';

const app = await testApp();
const {
  admin,
  assign,
  course,
  customRole,
  db,
  enrol,
  fetchRoot,
  mutate,
  mutateById,
  student,
  teacher,
  updateRow,
} = helpersFor(app);
let owner: Actor;
let facts: CourseFacts;
beforeEach(async () => {
  owner = await teacher();
  facts = await course(owner.id, { lessons: 2 });
});

interface File {
  id: string;
  name: string;
  type: string;
  sizeBytes: number;
  isShown: boolean;
  url: string;
  downloadUrl: string;
}
const FILES = 'files { id name type sizeBytes isShown url downloadUrl }';
const PDF = Buffer.from('%PDF-1.7\nbài giảng');
const stage = (who: Actor, name: string, content = PDF) =>
  stageUpload(app.services, who.id, name, Readable.from([content]));
const add = async (
  name = 'Bài giảng 1.pdf',
  { who = owner, content = PDF, uploadId = '', lessonId = facts.lessonIds[0] } = {},
) =>
  mutate(who, 'addLessonFile', { lessonId, uploadId: uploadId || (await stage(who, name, content)) }, FILES);
const added = async (...given: Parameters<typeof add>) =>
  ((await add(...given)).data.addLessonFile as { files: File[] }).files.at(-1)!;
const remove = (fileId: string, who = owner) => mutateById(who, 'deleteLessonFile', { fileId: fileId });
const filesFor = async (who: Actor | undefined, lessonId = facts.lessonIds[0]) =>
  (
    await fetchRoot<{ files: File[] } | null>(
      who,
      `query($id: ID!) { lessonContent(id: $id) { ${FILES} } }`,
      { id: lessonId },
    )
  )?.files;
const get = (url: string) => app.server.inject({ url });

describe('files of a lesson', () => {
  test('are added in order, scanned, counted and removed', async () => {
    expect(await added()).toMatchObject({
      name: 'Bài giảng 1.pdf',
      type: 'PDF',
      sizeBytes: PDF.length,
      isShown: true,
    });
    await add('ma-nguon.py', { content: Buffer.from('print(1)') });
    const [first, second] = (await filesFor(owner))!;
    expect(second).toMatchObject({ name: 'ma-nguon.py', type: 'TEXT' });
    const counts = () =>
      fetchRoot(
        owner,
        'query($id: String!) { course(idOrSlug: $id) { sections { lessons { fileCount } } } }',
        { id: facts.id },
      );
    expect(await counts()).toEqual({ sections: [{ lessons: [{ fileCount: 2 }, { fileCount: 0 }] }] });
    expect((await remove(first!.id)).data.deleteLessonFile).toEqual({ id: first!.id });
    expect((await filesFor(owner))!.map(({ id }) => id)).toEqual([second!.id]);
    expect((await get(first!.url)).statusCode).toBe(404);
  });

  test.each([
    ['gia.pdf', Buffer.from('<script>'), 'UNSUPPORTED_CONTENT'],
    ['trang.html', Buffer.from('<p>'), 'UNSUPPORTED_CONTENT'],
    ['virus.exe', Buffer.from('MZ'), 'UNSUPPORTED_CONTENT'],
  ])(
    '%s is rejected with the accepted types, and the upload remains with its sender',
    async (name, content, fault) => {
      const uploadId = await stage(owner, name, content);
      const reply = await add(name, { uploadId });
      expect(reply.errors![0]!.extensions).toMatchObject({
        code: 'BAD_INPUT',
        details: [{ field: 'uploadId', code: fault, message: expect.stringContaining('PowerPoint') }],
      });
      expect(await filesFor(owner)).toEqual([]);
      expect(await db('select id from upload where id = ?', uploadId)).toHaveLength(1);
    },
  );

  test('are rejected above 100 MB, twice or from another person', async () => {
    const uploadId = await stage(owner, 'a.pdf');
    await updateRow('upload', uploadId, 'size_bytes = ?', [100 * 1024 ** 2 + 1]);
    const tooLarge = await add('a.pdf', { uploadId });
    expect(tooLarge.errors![0]!.extensions).toMatchObject({
      details: [{ field: 'uploadId', code: 'LENGTH' }],
    });
    await updateRow('upload', uploadId, 'size_bytes = ?', [100 * 1024 ** 2]);
    expect(getCode(await add('a.pdf', { uploadId }))).toBeUndefined();
    expect(getCode(await add('a.pdf', { uploadId }))).toBe('BAD_INPUT');
    const theirs = await stage(await teacher(), 'b.pdf');
    expect(getCode(await add('b.pdf', { uploadId: theirs }))).toBe('BAD_INPUT');
  });

  test('are limited per lesson, also simultaneously', async () => {
    await db(
      `with m as (insert into media (owner_id, kind, storage_key, content_type, size_bytes)
         select ?, 'FILE', 'media/' || gen_random_uuid(), 'text/plain', 1 from generate_series(1, ?) returning id)
       insert into lesson_file (lesson_id, media_id, name, type) select ?, id, 'a.txt', 'TEXT' from m`,
      owner.id,
      MAX_LESSON_FILES - 1,
      facts.lessonIds[0],
    );
    const replies = await Promise.all([add('a.pdf'), add('b.pdf'), add('c.pdf')]);
    expect(replies.map(getReason).sort()).toEqual(['TOO_MANY_FILES', 'TOO_MANY_FILES', undefined]);
  });

  test('are visible to readers of the lesson only', async () => {
    await add();
    const [who, other] = [await student(), await student()];
    await enrol(who.id, facts.id);
    for (const stranger of [undefined, other, who, await teacher()])
      expect(await filesFor(stranger)).toBeUndefined();
    await mutateById(who, 'openLesson', { lessonId: facts.lessonIds[0] });
    for (const reader of [who, owner, await admin()]) expect(await filesFor(reader)).toHaveLength(1);
    await db("update enrolment set access = 'REVOKED' where student_id = ?", who.id);
    expect(await filesFor(who)).toBeUndefined();
    await updateRow('lesson', facts.lessonIds[0], 'is_preview = true');
    expect(await filesFor(undefined)).toHaveLength(1);
  });

  test('can be changed only by the teacher of their course', async () => {
    const { id } = await added();
    const other = await teacher();
    const theirs = await course(other.id, { lessons: 1 });
    expect(getCode(await remove(id, other))).toBe('NOT_FOUND');
    expect(getCode(await add('a.pdf', { who: other }))).toBe('NOT_FOUND');
    expect(getCode(await add('a.pdf', { lessonId: theirs.lessonIds[0] }))).toBe('NOT_FOUND');
    expect(getCode(await remove(facts.lessonIds[0]!))).toBe('NOT_FOUND');
    expect(getCode(await remove('khong-co'))).toBe('NOT_FOUND');
    expect(await filesFor(owner)).toHaveLength(1);
  });

  test('have signed URLs that expire and contain the file name', async () => {
    const { id, url, downloadUrl } = await added('Đề “giữa kỳ” 2.pdf');
    const shown = await get(url);
    expect([shown.statusCode, shown.headers['content-type'], shown.payload]).toEqual([
      200,
      'application/pdf',
      PDF.toString(),
    ]);
    expect(shown.headers['content-disposition']).toMatch(/^inline;/);
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    const saved = await get(downloadUrl);
    expect(saved.headers['content-disposition']).toMatch(
      /^attachment; filename="[ -~]+"; filename\*=UTF-8''/,
    );
    expect(decodeURIComponent(String(saved.headers['content-disposition']).split("''")[1]!)).toBe(
      'Đề “giữa kỳ” 2.pdf',
    );
    const other = await added('b.pdf');
    const past = url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 10}`);
    for (const wrong of [
      `/media/files/${id}`,
      past,
      url.replace(id, other.id),
      url.replace('/files/', '/private/'),
      url.replace(owner.id, 'guest'),
      url.replace(owner.id, (await student()).id),
      url.replace('as=student', 'as=staff'),
      forgeSignature(url),
    ])
      expect((await get(wrong)).statusCode).toBe(404);
    await updateRow('person', owner.id, 'is_active = false');
    expect((await get(url)).statusCode).toBe(404);
    await updateRow('person', owner.id, 'is_active = true');
    expect((await get(url)).statusCode).toBe(200);
  });

  test('of a preview are public while it is one, except the URLs for staff', async () => {
    await added();
    await updateRow('lesson', facts.lessonIds[0], 'is_preview = true');
    const readers = [undefined, owner, await admin()];
    const urls = await Promise.all(readers.map(async (who) => (await filesFor(who))![0]!.url));
    const codes = () => Promise.all(urls.map(async (url) => (await get(url)).statusCode));
    expect(await codes()).toEqual([200, 200, 200]);
    await updateRow('lesson', facts.lessonIds[0], 'is_preview = false');
    expect(await codes()).toEqual([404, 200, 200]);
  });

  test('are hidden from former staff, regardless of the role', async () => {
    await added();
    const [byRole, byCustom] = [await admin(), await student()];
    await assign(byCustom.id, await customRole(['course:read-any']));
    const urls = await Promise.all([byRole, byCustom].map(async (who) => (await filesFor(who))![0]!.url));
    const codes = () => Promise.all(urls.map(async (url) => (await get(url)).statusCode));
    expect(await codes()).toEqual([200, 200]);
    for (const { id } of [byRole, byCustom]) await updateRow('person', id, 'is_active = false');
    expect(await codes()).toEqual([404, 404]);
    for (const { id } of [byRole, byCustom]) await updateRow('person', id, 'is_active = true');
    expect(await codes()).toEqual([200, 200]);
    await updateRow('person', byRole.id, "roles = '{USER,TEACHER}'");
    await db('delete from person_custom_role where person_id = ?', byCustom.id);
    expect(await codes()).toEqual([404, 404]);
  });

  test('are hidden from a student after access has expired', async () => {
    await added();
    const who = await student();
    const enrolment = await enrol(who.id, facts.id);
    await mutateById(who, 'openLesson', { lessonId: facts.lessonIds[0] });
    const { url, downloadUrl } = (await filesFor(who))![0]!;
    const answers = async () => [(await get(url)).statusCode, (await get(downloadUrl)).statusCode];
    expect(await answers()).toEqual([200, 200]);
    await updateRow('enrolment', enrolment, "expires_at = now() - interval '1 second'");
    expect(await answers()).toEqual([404, 404]);
    expect(await filesFor(who)).toBeUndefined();
  });

  test('that browsers could execute are downloads only', async () => {
    const { url } = await added('a.zip', { content: Buffer.from('PK\u0003\u0004....', 'latin1') });
    expect((await get(url)).headers['content-disposition']).toMatch(/^attachment;/);
    const script = await get((await added('a.js', { content: Buffer.from('alert(1)') })).url);
    expect(script.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(script.headers['x-content-type-options']).toBe('nosniff');
  });
});
