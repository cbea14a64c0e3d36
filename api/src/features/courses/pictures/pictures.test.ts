import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { stageUpload } from '../../../platform/files/uploads.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getCode, richText } from '../../../testing/factories.ts';
import { forgeSignature } from '../../../testing/forged.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { CourseStatus } from '../course.enums.ts';
import { sweepPictures } from '../sweeps.jobs.ts';

const app = await testApp();
const { ask, course, db, fetchRoot, member, mutate, teacher, updateRow } = helpersFor(app);
let owner: Actor;
let facts: CourseFacts;
beforeEach(async () => {
  owner = await teacher();
  facts = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
});

interface Picture {
  id: string;
  url: string;
  width: number;
  height: number;
}
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Một nơi nào đó' } })
    .toBuffer();

const add = async (content: Buffer, who = owner, courseId = facts.id) => {
  const uploadId = await stageUpload(app.services, who.id, 'a.jpg', Readable.from([content]));
  return mutate(who, 'addCoursePicture', { courseId, uploadId }, 'id url width height');
};
const added = async (...given: Parameters<typeof add>) =>
  (await add(...given)).data.addCoursePicture as Picture;
const showing = (pictureId: string) => ({
  type: 'doc',
  content: [{ type: 'image', attrs: { pictureId, alt: 'Phin' } }],
});
const write = (pictureId: string, expectedVersion = 1) =>
  mutate(
    owner,
    'updateLesson',
    { lessonId: facts.lessonIds[0], expectedVersion, body: showing(pictureId) },
    'version',
  );
const writeDescription = async (pictureId: string) => {
  const [row] = await db<{ version: number }>('select version from course where id = ?', facts.id);
  return mutate(owner, 'updateCourse', {
    courseId: facts.id,
    expectedVersion: row!.version,
    description: showing(pictureId),
  });
};
const saveDraft = (subject: { courseId: string } | { lessonId: string }, pictureId: string) =>
  mutate(
    owner,
    'saveEditDraft',
    { subject, baseVersion: 2, content: JSON.stringify(showing(pictureId)) },
    'pictures { id }',
  );
const getPictures = (who: Actor) =>
  fetchRoot<{ pictures: Picture[] } | null>(
    who,
    'query($id: ID!) { lessonContent(id: $id) { pictures { id url } } }',
    { id: facts.lessonIds[0] },
  );
const get = (url: string) => app.server.inject({ url });

describe('a picture in a lesson', () => {
  test('is resized without metadata', async () => {
    const picture = await added(await jpeg(3200, 1000));
    expect(picture).toMatchObject({ width: 1600, height: 500 });
    const { rawPayload, headers } = await get(picture.url);
    expect(headers['content-type']).toBe('image/webp');
    const { exif, format } = await sharp(rawPayload).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    expect(getCode(await add(Buffer.from('<svg/>')))).toBe('BAD_INPUT');
  });

  test('is rejected by its decoded size in every place, with a reason', async () => {
    // A hundred kilobytes that decode to more than forty million pixels
    const bomb = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#3a7' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    const stage = () => stageUpload(app.services, owner.id, 'a.png', Readable.from([bomb]));
    const send = async (name: string, input: object) =>
      mutate(owner, name, { ...input, uploadId: await stage() });
    for (const reply of [
      await send('addCoursePicture', { courseId: facts.id }),
      await send('setCourseCover', { courseId: facts.id }),
      await send('setAvatar', {}),
    ])
      expect(reply.errors?.[0]?.extensions.details).toMatchObject([
        { field: 'uploadId', code: 'OUT_OF_RANGE', message: expect.stringContaining('40 triệu điểm ảnh') },
      ]);
  });

  test('is a pure picture afterwards, regardless of its original file', async () => {
    const real = await jpeg(100, 80);
    const script = Buffer.from('<script>alert(1)</script>');
    // An HTML page or an archive appended to a valid picture
    const polyglot = await added(Buffer.concat([real, script, Buffer.from('PK\u0003\u0004', 'latin1')]));
    const { rawPayload, headers } = await get(polyglot.url);
    expect([rawPayload.includes(script), headers['content-type']]).toEqual([false, 'image/webp']);
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
    const page = Buffer.concat([Buffer.from('<!doctype html>'), script, real]);
    const gif = await sharp(real).gif().toBuffer();
    const svg = Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    );
    for (const no of [page, gif, svg, real.subarray(0, real.length / 2)])
      expect(getCode(await add(no))).toBe('BAD_INPUT');
  });

  test('is visible to readers of the lesson by a signed URL', async () => {
    const { id, url } = await added(await jpeg(100, 80));
    expect(getCode(await write(id))).toBeUndefined();
    expect((await getPictures(owner))?.pictures).toMatchObject([{ id }]);
    expect(await getPictures(await member())).toBeNull();
    expect((await get(forgeSignature(url))).statusCode).toBe(404);
    expect((await get(url.replace(/\?.*/, ''))).statusCode).toBe(404);
  });

  test('belongs to its course and cannot be used or added by others', async () => {
    const elsewhere = await course(owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
    const { id } = await added(await jpeg(100, 80), owner, elsewhere.id);
    expect(getCode(await write(id))).toBe('BAD_INPUT');
    expect(getCode(await write(crypto.randomUUID()))).toBe('BAD_INPUT');
    expect(getCode(await add(await jpeg(100, 80), await teacher()))).toBe('NOT_FOUND');
    expect(getCode(await writeDescription(id))).toBe('BAD_INPUT');
  });

  test('is public in the description', async () => {
    const { id } = await added(await jpeg(100, 80));
    expect(getCode(await writeDescription(id))).toBeUndefined();
    const PICTURES = 'query($id: String!) { course(idOrSlug: $id) { descriptionPictures { id url width } } }';
    const shown = (who?: Actor) =>
      fetchRoot<{ descriptionPictures: Picture[] } | null>(who, PICTURES, { id: facts.id });
    expect((await shown(owner))?.descriptionPictures).toMatchObject([{ id, width: 100 }]);
    expect(await shown()).toBeNull();
    await updateRow('course', facts.id, "status = 'PUBLISHED', published_at = now()");
    const [picture] = (await shown())!.descriptionPictures;
    expect((await get(picture!.url)).headers['content-type']).toBe('image/webp');
  });

  test('has a constant cost per text, not per picture', async () => {
    const { id } = await added(await jpeg(100, 80));
    const words = Array.from({ length: 30_000 }, (_, n) => `từ${n % 997}`).join(' ');
    const description = { type: 'doc', content: [...richText(words).content, ...showing(id).content] };
    const content = JSON.stringify({ typed: description, kept: words });
    await updateRow('course', facts.id, 'description = ?::jsonb', [JSON.stringify(description)]);
    await mutate(owner, 'saveEditDraft', { subject: { courseId: facts.id }, baseVersion: 1, content });
    const READ =
      'query($id: String!, $course: ID!) { course(idOrSlug: $id) { descriptionPictures { id } } editDraft(subject: { courseId: $course }) { pictures { id } } }';
    const reading = async () => {
      const began = performance.now();
      const { data } = await ask(owner, READ, { id: facts.id, course: facts.id });
      expect(data).toMatchObject({
        course: { descriptionPictures: [{ id }] },
        editDraft: { pictures: [{ id }] },
      });
      return performance.now() - began;
    };
    await reading();
    const alone = await reading();
    await db(
      'insert into course_picture (course_id, media_id, width, height) select course_id, media_id, 9, 9 from course_picture, generate_series(2, 1000) where id = ?',
      id,
    );
    // With a text read a thousand times it took fifty times as long
    expect(await reading()).toBeLessThan(alone * 10 + 100);
  });

  test('is not an edit, and earlier input is saved', async () => {
    const version = async () =>
      (await db<{ version: number }>('select version from course where id = ?', facts.id))[0];
    const before = await version();
    await added(await jpeg(100, 80));
    expect(await version()).toEqual(before);
    await updateRow('course', facts.id, "status = 'PENDING_REVIEW'");
    expect(getCode(await add(await jpeg(100, 80)))).toBe('CONFLICT');
  });

  test('is known to the draft of a description', async () => {
    const { id } = await added(await jpeg(100, 80));
    const reply = await saveDraft({ courseId: facts.id }, id);
    expect(reply.data.saveEditDraft).toMatchObject({ pictures: [{ id }] });
  });

  test('is deleted a week after its last use', async () => {
    const [shown, drafted, described, typed, former, left, young] = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(async (n) => (await added(await jpeg(100 + n, 80))).id),
    );
    await write(shown!);
    await writeDescription(described!);
    await saveDraft({ lessonId: facts.lessonIds[0]! }, drafted!);
    await saveDraft({ courseId: facts.id }, typed!);
    // A reviewer may reject an edit that students see already, and so restore the former text
    await db(
      `insert into held_edit (course_id, kind, subject_id, title, state, author_id, content, former, changes, flagged)
       values (?, 'LESSON', ?, 'Bài 1', 'SHOWN', ?, '{}', ?, '[]', '[]')`,
      facts.id,
      facts.lessonIds[0],
      owner.id,
      JSON.stringify({ body: showing(former!) }),
    );
    await db("update course_picture set created_at = now() - interval '8 days' where id <> ?", young);
    await sweepPictures.handle(app.services, {});
    const there = await db<{ id: string }>('select id from course_picture where course_id = ?', facts.id);
    expect(there.map(({ id }) => id).sort()).toEqual(
      [shown, drafted, described, typed, former, young].sort(),
    );
    expect(left).toBeDefined();
  });
});
