import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { CourseStatus } from '../src/features/courses/index.ts';
import { readStorageUrl, type S3Settings } from '../src/platform/files/storage/s3-settings.ts';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import { type Actor, type CourseFacts, course, select, teacher } from '../src/testing/factories.ts';
import { objectStorage } from '../src/testing/object-storage.ts';
import { nodes, sendToNode } from './faults/nodes.ts';
import { type Running, spawnServer } from './server-process.ts';

const objects = await objectStorage();
const { app, start } = await nodes({ STORAGE_URL: objects.url });
const videos = join(projectFolder(), 'api', 'assets', 'videos');
const film = readFileSync(join(videos, readdirSync(videos).find((name) => name.endsWith('.mp4'))!));
/** Text with different lines, large enough for several parts of a multipart upload to object storage. */
const lines = Buffer.from(Array.from({ length: 900_000 }, (_, n) => `dòng ${n}`).join('\n'));

let owner: Actor;
let facts: CourseFacts;
let [one, two]: Running[] = [];
beforeAll(async () => {
  owner = await teacher(app);
  facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 2 });
  await select(app, "update lesson set kind = 'VIDEO', rule = 'WATCH', body = null where course_id = ?", [
    facts.id,
  ]);
  [one, two] = [await start(), await start()];
});

const headers = () => ({ authorization: `Bearer ${owner.token}`, 'tus-resumable': '1.0.0' });
const announce = async (node: Running, bytes: number, name: string) => {
  const metadata = `filename ${Buffer.from(name).toString('base64')},contentType ${Buffer.from('x\ny').toString('base64')}`;
  const response = await fetch(`${node.url}/api/upload/files`, {
    method: 'POST',
    headers: { ...headers(), 'upload-length': String(bytes), 'upload-metadata': metadata },
  });
  expect(response.status).toBe(201);
  return response.headers.get('location')!;
};
const piece = (node: Running, path: string, offset: number, bytes: Buffer) =>
  fetch(node.url + path, {
    method: 'PATCH',
    headers: {
      ...headers(),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: new Uint8Array(bytes),
  });
/**
 * Uploads a file in chunks that end at `ends`, to each process in turn.
 * @returns the ID of the upload
 */
const sendInTurn = async (file: Buffer, name: string, ends: readonly number[]) => {
  const path = await announce(one!, file.length, name);
  let offset = 0;
  for (const [n, end] of [...ends, file.length].entries()) {
    const [node, other] = n % 2 ? [two!, one!] : [one!, two!];
    expect((await piece(node, path, offset, file.subarray(offset, end))).status).toBe(204);
    offset = end;
    const head = await fetch(other.url + path, { method: 'HEAD', headers: headers() });
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, String(offset)]);
  }
  return path.split('/').at(-1)!;
};

const ADD = 'mutation($input: AddLessonFileInput!) { addLessonFile(input: $input) { files { name url } } }';
const addFile = (node: Running, uploadId: string) =>
  sendToNode(node, owner, ADD, { input: { lessonId: facts.lessonIds[1], uploadId } });
let fileUrl: string;

test('uploads a file in pieces to two processes and downloads it from both', async () => {
  const id = await sendInTurn(lines, 'Ghi chép bài 1.txt', [1000, 6_000_000, 6_000_500]);
  const added = await addFile(two!, id);
  expect(added.errors).toBeUndefined();
  const { files } = added.data.addLessonFile as { files: { name: string; url: string }[] };
  expect(files[0]!.name).toBe('Ghi chép bài 1.txt');
  fileUrl = files[0]!.url;
  for (const node of [one!, two!]) {
    const whole = await fetch(node.url + fileUrl);
    expect(Buffer.from(await whole.arrayBuffer()).equals(lines)).toBe(true);
    const part = await fetch(node.url + fileUrl, { headers: { range: 'bytes=5999990-6000600' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(lines.subarray(5_999_990, 6_000_601))).toBe(true);
  }
  expect(objects.unfinished()).toEqual([]);
});

test('inspects a video in the bucket and plays it by ranges', async () => {
  const uploadId = await sendInTurn(film, 'bai-1.mp4', [film.length >> 1]);
  const lessonId = facts.lessonIds[0]!;
  const [lesson] = await select<{ version: number }>(app, 'select version from lesson where id = ?', [
    lessonId,
  ]);
  const reply = await sendToNode(
    two!,
    owner,
    'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { durationSec mediaUrl } }',
    { input: { lessonId, expectedVersion: lesson!.version, uploadId } },
  );
  expect(reply.errors).toBeUndefined();
  const { durationSec, mediaUrl } = reply.data.updateLesson as { durationSec: number; mediaUrl: string };
  expect(durationSec).toBeGreaterThan(10);
  const part = await fetch(one!.url + mediaUrl, { headers: { range: 'bytes=100-199' } });
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(film.subarray(100, 200))]).toEqual([
    206,
    true,
  ]);
});

test('removes an upload and its pieces everywhere when one process cancels it', async () => {
  const path = await announce(one!, 100, 'x.txt');
  expect((await piece(one!, path, 0, Buffer.alloc(50, 65))).status).toBe(204);
  expect((await fetch(two!.url + path, { method: 'DELETE', headers: headers() })).status).toBe(204);
  expect(objects.unfinished()).toEqual([]);
  await expect
    .poll(async () => (await fetch(one!.url + path, { method: 'HEAD', headers: headers() })).status)
    .toBe(404);
});

describe('while the storage is unavailable', () => {
  test('files are UNAVAILABLE, all else works, and files recover afterwards', async () => {
    const path = await announce(one!, lines.length, 'Ghi chép bài 2.txt');
    expect((await piece(one!, path, 0, lines.subarray(0, 1000))).status).toBe(204);
    const ready = await announce(two!, 10, 'b.txt');
    expect((await piece(two!, ready, 0, Buffer.alloc(10, 65))).status).toBe(204);
    await objects.stop();
    expect((await fetch(one!.url + fileUrl)).status).toBe(503);
    expect((await piece(two!, path, 1000, lines.subarray(1000, 2000))).status).toBe(503);
    expect((await fetch(one!.url + path, { method: 'HEAD', headers: headers() })).status).toBe(503);
    const rejected = await addFile(one!, ready.split('/').at(-1)!);
    expect(rejected.errors![0]!.extensions).toMatchObject({
      code: 'UNAVAILABLE',
      reason: 'STORAGE_UNREACHABLE',
    });
    for (const node of [one!, two!]) {
      expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
      expect((await sendToNode(node, owner, '{ me { id } }', {})).errors).toBeUndefined();
    }
    await objects.start();
    expect((await piece(two!, path, 1000, lines.subarray(1000))).status).toBe(204);
    for (const waiting of [path, ready])
      expect((await addFile(one!, waiting.split('/').at(-1)!)).errors).toBeUndefined();
    expect((await fetch(two!.url + fileUrl)).status).toBe(200);
  });
});

test('a missing bucket or wrong key stops the start with an error', async () => {
  const { endpoint } = readStorageUrl(objects.url) as S3Settings;
  const host = new URL(endpoint).host;
  for (const [url, words] of [
    [
      `s3://S3RVER:S3RVER@${host}/no-such-bucket?tls=off`,
      `there is no bucket “no-such-bucket” at ${endpoint}`,
    ],
    [objects.url.replace('S3RVER:S3RVER', 'S3RVER:wrong'), 'rejects this key or its secret'],
  ] as const) {
    const node = await spawnServer(join(projectFolder(), 'api', 'dist', 'main.js'), {
      DATABASE_URL: app.services.databaseUrl,
      DATA_DIR: app.services.config.dataDir,
      STORAGE_URL: url,
      SEED: 'none',
    });
    expect(await node.ended).toBe(1);
    expect(node.output()).toContain(words);
    expect(node.output()).not.toContain('wrong@');
  }
});
