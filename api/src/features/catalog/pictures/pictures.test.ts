import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { stageUpload } from '../../../platform/uploads.ts';
import { testApp } from '../../../testing/app.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  codeOf,
  course,
  member,
  select,
  teacher,
} from '../../../testing/factories.ts';
import { CourseStatus } from '../course.enums.ts';
import { sweepPictures } from './sweep-pictures.jobs.ts';

const app = await testApp();
let owner: Actor;
let facts: CourseFacts;
beforeEach(async () => {
  owner = await teacher(app);
  facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
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
const ADD =
  'mutation($input: AddCoursePictureInput!) { addCoursePicture(input: $input) { id url width height } }';
const add = async (content: Buffer, who = owner, courseId = facts.id) => {
  const uploadId = await stageUpload(app.services, who.id, 'a.jpg', Readable.from([content]));
  return ask(app, who, ADD, { input: { courseId, uploadId } });
};
const added = async (...given: Parameters<typeof add>) =>
  (await add(...given)).data.addCoursePicture as Picture;
const showing = (pictureId: string) => ({
  type: 'doc',
  content: [{ type: 'image', attrs: { pictureId, alt: 'Phin' } }],
});
const write = (pictureId: string, expectedVersion = 1) =>
  ask(app, owner, 'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { version } }', {
    input: { lessonId: facts.lessonIds[0], expectedVersion, body: showing(pictureId) },
  });
const picturesOf = async (who: Actor) =>
  (
    await ask(app, who, 'query($id: ID!) { lessonContent(id: $id) { pictures { id url } } }', {
      id: facts.lessonIds[0],
    })
  ).data.lessonContent as { pictures: Picture[] } | null;
const get = (url: string) => app.server.inject({ url });

describe('a picture in a lesson', () => {
  test('is drawn anew, no wider than screens show, without what came with it', async () => {
    const picture = await added(await jpeg(3200, 1000));
    expect(picture).toMatchObject({ width: 1600, height: 500 });
    const { rawPayload, headers } = await get(picture.url);
    expect(headers['content-type']).toBe('image/webp');
    const { exif, format } = await sharp(rawPayload).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    expect(codeOf(await add(Buffer.from('<svg/>')))).toBe('BAD_INPUT');
  });

  test('is seen by whoever may read the lesson, by a signed address alone', async () => {
    const { id, url } = await added(await jpeg(100, 80));
    expect(codeOf(await write(id))).toBeUndefined();
    expect((await picturesOf(owner))?.pictures).toMatchObject([{ id }]);
    expect(await picturesOf(await member(app))).toBeNull();
    expect((await get(url.replace(/signature=./, 'signature=-'))).statusCode).toBe(404);
    expect((await get(url.replace(/\?.*/, ''))).statusCode).toBe(404);
  });

  test('belongs to its course: no other course shows it, and nobody adds to another’s', async () => {
    const elsewhere = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
    const { id } = await added(await jpeg(100, 80), owner, elsewhere.id);
    expect(codeOf(await write(id))).toBe('BAD_INPUT');
    expect(codeOf(await write(crypto.randomUUID()))).toBe('BAD_INPUT');
    expect(codeOf(await add(await jpeg(100, 80), await teacher(app)))).toBe('NOT_FOUND');
    const [{ version }] = (await select(app, 'select version from course where id = ?', [elsewhere.id])) as [
      { version: number },
    ];
    const description = await ask(
      app,
      owner,
      'mutation($input: UpdateCourseInput!) { updateCourse(input: $input) { id } }',
      { input: { courseId: elsewhere.id, expectedVersion: version, description: showing(id) } },
    );
    expect(codeOf(description)).toBe('BAD_INPUT');
  });

  test('goes a week later when neither a lesson nor a draft shows it', async () => {
    const [shown, drafted, left, young] = await Promise.all(
      [1, 2, 3, 4].map(async (n) => (await added(await jpeg(100 + n, 80))).id),
    );
    await write(shown!);
    await ask(app, owner, 'mutation($input: SaveEditDraftInput!) { saveEditDraft(input: $input) { id } }', {
      input: {
        subject: { lessonId: facts.lessonIds[0] },
        baseVersion: 2,
        content: JSON.stringify(showing(drafted!)),
      },
    });
    await select(app, "update course_picture set created_at = now() - interval '8 days' where id <> ?", [
      young,
    ]);
    await sweepPictures.handle(app.services, {});
    const there = await select<{ id: string }>(app, 'select id from course_picture where course_id = ?', [
      facts.id,
    ]);
    expect(there.map(({ id }) => id).sort()).toEqual([shown, drafted, young].sort());
    expect(left).toBeDefined();
  });
});
