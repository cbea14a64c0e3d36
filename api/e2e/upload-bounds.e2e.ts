import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sweepUploads } from '../src/platform/files/sweep-uploads.jobs.ts';
import { eventually } from '../src/testing/eventually.ts';
import { type Actor, select, student, teacher } from '../src/testing/factories.ts';
import { uploading } from './uploading.ts';

const { app, base, send } = await uploading();
let owner: Actor;
beforeAll(async () => {
  owner = await teacher(app);
});

const begin = (actor: Actor, head: Record<string, string>) =>
  fetch(`${base}/api/upload/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${actor.token}`, 'tus-resumable': '1.0.0', ...head },
  });

describe('pending uploads', () => {
  test('are limited to twenty files; cancelling one allows another', async () => {
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

  test('are deleted a day after their person was erased', async () => {
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

test('uploads without an announced length are rejected', async () => {
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'tus-resumable': '1.0.0',
    'upload-defer-length': '1',
  };
  const created = await fetch(`${base}/api/upload/files`, { method: 'POST', headers });
  // An extension of tus that is not supported
  expect(created.status).toBe(501);
  expect(
    await select(app, 'select 1 from upload where person_id = ? and size_bytes = 0', [owner.id]),
  ).toEqual([]);
});

test('complete but unused files count towards the limit of their sender', async () => {
  const uploader = await student(app);
  await select(
    app,
    `insert into upload (person_id, filename, size_bytes, finished_at) select ?, 'x', 1, now() from generate_series(1, 20)`,
    [uploader.id],
  );
  expect((await begin(uploader, { 'upload-length': '1' })).status).toBe(422);
});

test('uploads that are announced simultaneously are limited to twenty', async () => {
  const { token } = await student(app);
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', 'upload-length': '5' };
  const announced = await Promise.all(
    Array.from({ length: 35 }, () => fetch(`${base}/api/upload/files`, { method: 'POST', headers })),
  );
  expect(announced.filter(({ status }) => status === 201)).toHaveLength(20);
});

test('students cannot upload videos, and uploads never fill the disk', async () => {
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
  // An announced upload reserves its space before it arrives
  await select(app, 'update upload set size_bytes = 1e15 where person_id = ?', [other.id]);
  expect(await announce(await teacher(app), 5)).toBe(503);
  await select(app, 'delete from upload where person_id = ?', [other.id]);
});

describe('reserved space', () => {
  const GIGABYTE = 1024 ** 3;
  /** Simulates a smaller disk: another person has announced a large upload. */
  const fillDisk = async () => {
    const { token } = await teacher(app);
    const created = await fetch(`${base}/api/upload/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', 'upload-length': '5' },
    });
    const id = created.headers.get('location')!.split('/').at(-1)!;
    await select(app, 'update upload set size_bytes = 1e15 where id = ?', [id]);
    return { id, token };
  };
  const markInactive = (id: string) =>
    select(app, "update upload set active_at = now() - interval '31 minutes' where id = ?", [id]);
  const resume = (id: string, token: string) =>
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

  test('covers three of the largest files of a person, not twenty', async () => {
    const uploader = await teacher(app);
    for (let n = 0; n < 3; n++)
      expect((await begin(uploader, { 'upload-length': String(2 * GIGABYTE) })).status).toBe(201);
    const fourth = await begin(uploader, { 'upload-length': '1' });
    expect([fourth.status, await fourth.json()]).toMatchObject([
      422,
      { error: { reason: 'UPLOADS_TOO_LARGE', limit: 6 * GIGABYTE, value: 6 * GIGABYTE + 1 } },
    ]);
    await select(app, 'delete from upload where person_id = ?', [uploader.id]);
  });

  test('is released after half an hour of inactivity and reserved again on resume', async () => {
    const sender = await student(app);
    const first = await fillDisk();
    expect((await begin(sender, { 'upload-length': '5' })).status).toBe(503);
    await markInactive(first.id);
    expect((await begin(sender, { 'upload-length': '5' })).status).toBe(201);
    // Its space is no longer reserved, and the disk has not enough
    expect((await resume(first.id, first.token)).status).toBe(503);
    await select(app, 'update upload set size_bytes = 5 where id = ?', [first.id]);
    expect((await resume(first.id, first.token)).status).toBe(204);
  });

  test('is kept while a long request still sends bytes', async () => {
    const { id, token } = await fillDisk();
    let body!: ReadableStreamDefaultController<Uint8Array>;
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
          body = controller;
        },
      }),
      duplex: 'half',
    } as RequestInit);
    const path = join(app.services.config.dataDir, 'uploads', id);
    body.enqueue(Buffer.from('ab'));
    await eventually(async () => expect(statSync(path).size).toBe(2));
    await markInactive(id);
    body.enqueue(Buffer.from('cd'));
    const isSilent = `select 1 from upload where id = ? and active_at < now() - interval '30 minutes'`;
    await eventually(async () => expect(await select(app, isSilent, [id])).toEqual([])).finally(() => {
      body.enqueue(Buffer.from('e'));
      body.close();
    });
    expect((await sent).status).toBe(204);
    await select(app, 'delete from upload where id = ?', [id]);
  });
});

test('a file of more than 2 GB is rejected before it is sent', async () => {
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

test("an upload is rejected in advance if the teacher's package is full", async () => {
  const full = await teacher(app);
  await select(
    app,
    `insert into media (owner_id, kind, storage_key, content_type, size_bytes)
     select teacher_id, 'VIDEO', 'media/' || teacher_id, 'video/mp4', storage_bytes - 4 from seller_package where teacher_id = ?`,
    [full.id],
  );
  expect((await begin(full, { 'upload-length': '4' })).status).toBe(201);
  const refused = await begin(full, { 'upload-length': '5' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error: { reason: 'STORAGE_QUOTA', package: 'TRANSITION' } });
});
