import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { CourseStatus } from '../src/features/courses/index.ts';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  course,
  getCode,
  select,
  student,
  teacher,
} from '../src/testing/factories.ts';
import { uploading } from './uploading.ts';

const { app, base, send } = await uploading();
const videos = join(projectFolder(), 'api', 'assets', 'videos');
const video = join(videos, readdirFirst('.mp4'));
const captions = join(videos, readdirFirst('.vtt'));
let owner: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  owner = await teacher(app);
  facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
  await select(app, "update lesson set kind = 'VIDEO', rule = 'WATCH', body = null where course_id = ?", [
    facts.id,
  ]);
});

function readdirFirst(ending: string): string {
  return readdirSync(videos).find((name) => name.endsWith(ending))!;
}

const UPDATE = `mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { durationSec mediaUrl captions { language url } } }`;
const attach = async (actor: Actor, input: object, lessonId = facts.lessonIds[0]!) => {
  const [lesson] = await select<{ version: number }>(app, 'select version from lesson where id = ?', [
    lessonId,
  ]);
  return ask(app, actor, UPDATE, { input: { lessonId, expectedVersion: lesson!.version, ...input } });
};

describe('a video', () => {
  test('arrives in pieces, is attached to the lesson and plays by ranges', async () => {
    const [id, captionsId] = [
      await send(owner, video, 'bai-1.mp4'),
      await send(owner, captions, 'bai-1.vtt'),
    ];
    const reply = await attach(owner, { uploadId: id, captionsUploadId: captionsId });
    const {
      durationSec,
      mediaUrl,
      captions: tracks,
    } = reply.data.updateLesson as { durationSec: number; mediaUrl: string; captions: { url: string }[] };
    expect(durationSec).toBeGreaterThan(10);
    const whole = Buffer.from(await (await fetch(base + mediaUrl)).arrayBuffer());
    expect(whole.equals(readFileSync(video))).toBe(true);
    const part = await fetch(base + mediaUrl, { headers: { range: 'bytes=100-199' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))]).toEqual([
      206,
      true,
    ]);
    expect(await (await fetch(base + tracks[0]!.url)).text()).toMatch(/^WEBVTT/);
  });

  test('can be used once, by its sender only, when complete', async () => {
    const id = await send(owner, video, 'bai-2.mp4');
    const other = await teacher(app);
    const otherCourse = await course(app, other.id, { status: CourseStatus.DRAFT, lessons: 1 });
    await select(app, "update lesson set kind = 'VIDEO' where id = ?", [otherCourse.lessonIds[0]!]);
    const reply = await attach(other, { uploadId: id }, otherCourse.lessonIds[0]);
    expect(reply.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'uploadId' }],
    });
    const replies = await Promise.all(
      facts.lessonIds.map((lesson) => attach(owner, { uploadId: id }, lesson)),
    );
    expect(replies.map(getCode).sort()).toEqual(['BAD_INPUT', undefined]);
    const [incomplete] = await select<{ id: string }>(
      app,
      "insert into upload (person_id, filename, size_bytes) values (?, 'x', 10) returning id",
      [owner.id],
    );
    expect(getCode(await attach(owner, { uploadId: incomplete!.id }))).toBe('BAD_INPUT');
  });

  test.each([
    ['text that is called a video', Buffer.from('not a video at all, whatever its name says')],
    ['captions', readFileSync(captions)],
    [
      'a box that promises more than there is',
      Buffer.concat([
        Buffer.from([0, 0, 0, 24]),
        Buffer.from('ftypisom'),
        Buffer.alloc(12),
        Buffer.from([0xff, 0xff, 0xff, 0xff]),
        Buffer.from('moov'),
      ]),
    ],
  ])('is rejected when it is %s', async (_, bytes) => {
    const reply = await attach(owner, { uploadId: await send(owner, bytes, 'film.mp4') });
    expect(reply.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'uploadId', message: expect.stringContaining('MP4') }],
    });
  });
});

test('an upload remains usable after invalid captions', async () => {
  const [uploadId, wrong] = [
    await send(owner, video, 'bai-3.mp4'),
    await send(owner, Buffer.from('no captions'), 'bai-3.vtt'),
  ];
  expect(getCode(await attach(owner, { uploadId, captionsUploadId: wrong }))).toBe('BAD_INPUT');
  expect(getCode(await attach(owner, { uploadId }))).toBeUndefined();
  const left = readdirSync(join(app.services.config.dataDir, 'uploads'));
  expect(left.filter((name) => name.startsWith(uploadId))).toEqual([]);
});

describe('a cover', () => {
  const COVER =
    'mutation($input: SetCourseCoverInput!) { setCourseCover(input: $input) { hasUploadedCover coverUrl } }';
  const set = (uploadId: string | null) =>
    ask(app, owner, COVER, { input: { courseId: facts.id, uploadId } });
  const picture = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: '#0B6B5D' } })
      .png()
      .toBuffer();

  test('is resized and can be removed', async () => {
    const reply = await set(await send(owner, await picture(1000), 'bia.png'));
    const { coverUrl } = reply.data.setCourseCover as { coverUrl: string };
    const image = await fetch(base + coverUrl);
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 480,
      height: 270,
    });
    const generated = (await set(null)).data.setCourseCover as { coverUrl: string };
    expect(generated).toMatchObject({ hasUploadedCover: false });
    expect((await fetch(base + generated.coverUrl)).headers.get('content-type')).toContain('svg');
  });

  test('is rejected when it is small, an SVG or no picture', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
    );
    for (const bytes of [await picture(300), svg, Buffer.from('GIF89a')])
      expect(getCode(await set(await send(owner, bytes, 'bia.png')))).toBe('BAD_INPUT');
  });
});

test('guests and uploads of another person are rejected', async () => {
  await expect(send(undefined, Buffer.from('x'), 'x')).rejects.toThrow('401');
  const id = await send(owner, Buffer.from('mine'), 'x');
  const stranger = await student(app);
  for (const method of ['HEAD', 'DELETE', 'PATCH']) {
    const response = await fetch(`${base}/api/upload/files/${id}`, {
      method,
      headers: {
        authorization: `Bearer ${stranger.token}`,
        'tus-resumable': '1.0.0',
        ...(method === 'PATCH'
          ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
          : {}),
      },
    });
    expect(response.status).toBe(404);
  }
});
