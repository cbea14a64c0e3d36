import { createReadStream, existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { CourseStatus } from '../src/features/catalog/index.ts';
import { projectFolder } from '../src/platform/project-folder.ts';
import { sweepUploads } from '../src/platform/sweep-uploads.jobs.ts';
import { testApp } from '../src/testing/app.ts';
import { eventually } from '../src/testing/eventually.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  codeOf,
  course,
  select,
  student,
  teacher,
} from '../src/testing/factories.ts';

const app = await testApp();
const videos = join(projectFolder(), 'api', 'assets', 'videos');
const video = join(videos, readdirFirst('.mp4'));
const captions = join(videos, readdirFirst('.vtt'));
let base: string;
let owner: Actor;
let facts: CourseFacts;
beforeAll(async () => {
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
  owner = await teacher(app);
  facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
  await select(app, "update lesson set kind = 'VIDEO', rule = 'WATCH', body = null where course_id = ?", [
    facts.id,
  ]);
});

function readdirFirst(ending: string): string {
  return readdirSync(videos).find((name) => name.endsWith(ending))!;
}

/** Sends a file in pieces, as the studio does. @returns the upload's id */
function send(
  who: Actor | undefined,
  file: Buffer | string,
  filename: string,
  chunkSize = 100_000,
): Promise<string> {
  const body = typeof file === 'string' ? createReadStream(file) : file;
  const size = typeof file === 'string' ? statSync(file).size : file.length;
  return new Promise((done, fail) => {
    const upload: Upload = new Upload(body as never, {
      endpoint: `${base}/api/upload/files`,
      uploadSize: size,
      chunkSize,
      retryDelays: [],
      headers: who ? { authorization: `Bearer ${who.token}` } : {},
      metadata: { filename },
      onError: fail,
      onSuccess: () => done(upload.url!.split('/').at(-1)!),
    });
    upload.start();
  });
}

const UPDATE = `mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { durationSec mediaUrl captions { language url } } }`;
const give = async (who: Actor, input: object, lessonId = facts.lessonIds[0]!) => {
  const [lesson] = await select<{ version: number }>(app, 'select version from lesson where id = ?', [
    lessonId,
  ]);
  return ask(app, who, UPDATE, { input: { lessonId, expectedVersion: lesson!.version, ...input } });
};

describe('a video', () => {
  test('arrives in pieces, becomes the lesson’s, and plays by ranges from its signed address', async () => {
    const [id, captionsId] = [
      await send(owner, video, 'bai-1.mp4'),
      await send(owner, captions, 'bai-1.vtt'),
    ];
    const reply = await give(owner, { uploadId: id, captionsUploadId: captionsId });
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

  test('can be taken once, by its sender only, and only when it is whole', async () => {
    const id = await send(owner, video, 'bai-2.mp4');
    const other = await teacher(app);
    const theirs = await course(app, other.id, { status: CourseStatus.DRAFT, lessons: 1 });
    await select(app, "update lesson set kind = 'VIDEO' where id = ?", [theirs.lessonIds[0]!]);
    const stolen = await give(other, { uploadId: id }, theirs.lessonIds[0]);
    expect(stolen.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'uploadId' }],
    });
    const twice = await Promise.all(facts.lessonIds.map((lesson) => give(owner, { uploadId: id }, lesson)));
    expect(twice.map(codeOf).sort()).toEqual(['BAD_INPUT', undefined]);
    const [half] = await select<{ id: string }>(
      app,
      "insert into upload (person_id, filename, size_bytes) values (?, 'x', 10) returning id",
      [owner.id],
    );
    expect(codeOf(await give(owner, { uploadId: half!.id }))).toBe('BAD_INPUT');
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
  ])('is refused when it is %s', async (_, bytes) => {
    const reply = await give(owner, { uploadId: await send(owner, bytes, 'film.mp4') });
    expect(reply.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [{ field: 'uploadId', message: expect.stringContaining('MP4') }],
    });
  });
});

test('captions that are none leave the video beside them to be taken again', async () => {
  const [uploadId, wrong] = [
    await send(owner, video, 'bai-3.mp4'),
    await send(owner, Buffer.from('no captions'), 'bai-3.vtt'),
  ];
  expect(codeOf(await give(owner, { uploadId, captionsUploadId: wrong }))).toBe('BAD_INPUT');
  expect(codeOf(await give(owner, { uploadId }))).toBeUndefined();
  const left = readdirSync(join(app.services.config.dataDir, 'uploads'));
  expect(left.filter((name) => name.startsWith(uploadId))).toEqual([]);
});

describe('what waits', () => {
  test('is twenty files at most; who cancels one may send another', async () => {
    const learner = await student(app);
    const headers = { authorization: `Bearer ${learner.token}`, 'tus-resumable': '1.0.0' };
    const announce = () =>
      fetch(`${base}/api/upload/files`, { method: 'POST', headers: { ...headers, 'upload-length': '5' } });
    let last = '';
    for (let n = 0; n < 20; n++) last = (await announce()).headers.get('location')!;
    expect((await announce()).status).toBe(422);
    expect((await fetch(base + last, { method: 'DELETE', headers })).status).toBe(204);
    await eventually(async () => expect((await announce()).status).toBe(201));
  });

  test('goes away with who was erased: files that no row names are swept after a day', async () => {
    const learner = await student(app);
    const id = await send(learner, Buffer.from('abc'), 'x.bin');
    const path = join(app.services.config.dataDir, 'uploads', id);
    await select(app, 'delete from upload where id = ?', [id]);
    await sweepUploads.handle(app.services, {});
    expect(existsSync(path)).toBe(true);
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const file of [path, `${path}.json`]) utimesSync(file, longAgo, longAgo);
    const waiting = await send(learner, Buffer.from('abc'), 'y.bin');
    await sweepUploads.handle(app.services, {});
    expect([existsSync(path), existsSync(`${path}.json`)]).toEqual([false, false]);
    expect(existsSync(join(app.services.config.dataDir, 'uploads', waiting))).toBe(true);
  });
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

  test('is drawn anew in its sizes, and can be taken back', async () => {
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

  test('is refused when it is small, an SVG, or no picture', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
    );
    for (const bytes of [await picture(300), svg, Buffer.from('GIF89a')])
      expect(codeOf(await set(await send(owner, bytes, 'bia.png')))).toBe('BAD_INPUT');
  });
});

test('no one uploads without signing in, nor touches another person’s upload', async () => {
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

const begin = (who: Actor, head: Record<string, string>) =>
  fetch(`${base}/api/upload/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'tus-resumable': '1.0.0', ...head },
  });

test('a file whose length is to be told later is refused: room is kept by what is announced', async () => {
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'tus-resumable': '1.0.0',
    'upload-defer-length': '1',
  };
  const made = await fetch(`${base}/api/upload/files`, { method: 'POST', headers });
  expect(made.status).toBe(400);
  expect(
    await select(app, 'select 1 from upload where person_id = ? and size_bytes = 0', [owner.id]),
  ).toEqual([]);
});

test('whole files that no one takes fill up the share of their sender, too', async () => {
  const hoarder = await student(app);
  await select(
    app,
    `insert into upload (person_id, filename, size_bytes, finished_at) select ?, 'x', 1, now() from generate_series(1, 20)`,
    [hoarder.id],
  );
  expect((await begin(hoarder, { 'upload-length': '1' })).status).toBe(422);
});

test('announced at the same moment, no more than twenty are taken', async () => {
  const { token } = await student(app);
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', 'upload-length': '5' };
  const announced = await Promise.all(
    Array.from({ length: 35 }, () => fetch(`${base}/api/upload/files`, { method: 'POST', headers })),
  );
  expect(announced.filter(({ status }) => status === 201)).toHaveLength(20);
});

test('students bring no videos, and no one fills the disk', async () => {
  const announce = async ({ token }: Actor, bytes: number) => {
    const response = await fetch(`${base}/api/upload/files`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes),
      },
    });
    return response.status;
  };
  expect(await announce(await student(app), 101 * 1024 ** 2)).toBe(413);
  const other = await teacher(app);
  expect(await announce(other, 101 * 1024 ** 2)).toBe(201);
  // What is announced and not there yet takes its room already
  await select(app, 'update upload set size_bytes = 1e15 where person_id = ?', [other.id]);
  expect(await announce(await teacher(app), 5)).toBe(503);
  await select(app, 'delete from upload where person_id = ?', [other.id]);
});

describe('room', () => {
  const GIGABYTE = 1024 ** 3;
  /** As if the disk were that much smaller: something of another person's is coming. */
  const fillUp = async () => {
    const { token } = await teacher(app);
    const made = await fetch(`${base}/api/upload/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', 'upload-length': '5' },
    });
    const id = made.headers.get('location')!.split('/').at(-1)!;
    await select(app, 'update upload set size_bytes = 1e15 where id = ?', [id]);
    return { id, token };
  };
  const silent = (id: string) =>
    select(app, "update upload set active_at = now() - interval '31 minutes' where id = ?", [id]);
  const goOn = (id: string, token: string) =>
    fetch(`${base}/api/upload/files/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: 'abcde',
    });

  test('is kept for three of the largest files of a person, not for twenty', async () => {
    const hoarder = await teacher(app);
    for (let n = 0; n < 3; n++)
      expect((await begin(hoarder, { 'upload-length': String(2 * GIGABYTE) })).status).toBe(201);
    const fourth = await begin(hoarder, { 'upload-length': '1' });
    expect([fourth.status, await fourth.json()]).toMatchObject([
      422,
      { error: { reason: 'UPLOADS_TOO_LARGE', limit: 6 * GIGABYTE, value: 6 * GIGABYTE + 1 } },
    ]);
    await select(app, 'delete from upload where person_id = ?', [hoarder.id]);
  });

  test('is given back by who is silent for half an hour, and looked for again by who goes on', async () => {
    const sender = await student(app);
    const first = await fillUp();
    expect((await begin(sender, { 'upload-length': '5' })).status).toBe(503);
    await silent(first.id);
    expect((await begin(sender, { 'upload-length': '5' })).status).toBe(201);
    // Its room is gone: there is none for so much
    expect((await goOn(first.id, first.token)).status).toBe(503);
    await select(app, 'update upload set size_bytes = 5 where id = ?', [first.id]);
    expect((await goOn(first.id, first.token)).status).toBe(204);
  });

  test('is kept while a long request still brings bytes', async () => {
    const { id, token } = await fillUp();
    let bring!: ReadableStreamDefaultController<Uint8Array>;
    const sent = fetch(`${base}/api/upload/files/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: new ReadableStream({
        start(controller) {
          bring = controller;
        },
      }),
      duplex: 'half',
    } as RequestInit);
    const path = join(app.services.config.dataDir, 'uploads', id);
    bring.enqueue(Buffer.from('ab'));
    await eventually(async () => expect(statSync(path).size).toBe(2));
    await silent(id);
    bring.enqueue(Buffer.from('cd'));
    const isSilent = `select 1 from upload where id = ? and active_at < now() - interval '30 minutes'`;
    await eventually(async () => expect(await select(app, isSilent, [id])).toEqual([])).finally(() => {
      bring.enqueue(Buffer.from('e'));
      bring.close();
    });
    expect((await sent).status).toBe(204);
    await select(app, 'delete from upload where id = ?', [id]);
  });
});

test('a file of more than 2 GB is refused before it is sent', async () => {
  const response = await fetch(`${base}/api/upload/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(3 * 1024 ** 3),
    },
  });
  expect(response.status).toBe(413);
});
