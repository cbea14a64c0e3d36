import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { CourseStatus } from '../src/features/courses/index.ts';
import { type Actor, type CourseFacts, course, teacher } from '../src/testing/factories.ts';
import { objectStorage } from '../src/testing/object-storage.ts';
import { sendToNode } from './faults/nodes.ts';
import { type Pair, pairOfApps } from './pair-of-apps.ts';

/**
 * One upload whose chunks arrive at two processes, also while a broken connection still holds its lock at one of
 * them.
 */
const objects = await objectStorage();
const setups = {
  'on one disk': await pairOfApps(),
  'in object storage': await pairOfApps({ STORAGE_URL: objects.url }),
};

describe.each(Object.entries(setups))('%s', (_, { app, both: [one, two] }) => {
  let owner: Actor;
  let facts: CourseFacts;
  beforeAll(async () => {
    owner = await teacher(app);
    facts = await course(app, owner.id, { status: CourseStatus.DRAFT, lessons: 1 });
  });
  const headers = () => ({ authorization: `Bearer ${owner.token}`, 'tus-resumable': '1.0.0' });
  const announce = async (bytes: number) => {
    const response = await fetch(`${one.url}/api/upload/files`, {
      method: 'POST',
      headers: {
        ...headers(),
        'upload-length': String(bytes),
        'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')}`,
      },
    });
    return response.headers.get('location')!;
  };
  const patch = (offset: number) => ({
    ...headers(),
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  });
  const piece = async (node: Pair['both'][0], path: string, offset: number, bytes: string) =>
    (await fetch(node.url + path, { method: 'PATCH', headers: patch(offset), body: bytes })).status;
  const offsetAt = async (node: Pair['both'][0], path: string) => {
    const response = await fetch(node.url + path, { method: 'HEAD', headers: headers() });
    return Number(response.headers.get('upload-offset'));
  };
  const uploadOffset = async (path: string) => {
    const ADD = 'mutation($input: AddLessonFileInput!) { addLessonFile(input: $input) { files { url } } }';
    const uploadId = path.split('/').at(-1)!;
    const { data } = await sendToNode(two, owner, ADD, { input: { lessonId: facts.lessonIds[0], uploadId } });
    const url = (data.addLessonFile as { files: { url: string }[] }).files.at(-1)!.url;
    return (await fetch(one.url + url)).text();
  };

  test('accepts one of two simultaneous requests with the same piece', async () => {
    const path = await announce(2000);
    const answers = await Promise.all([
      piece(one, path, 0, 'a'.repeat(1000)),
      piece(two, path, 0, 'b'.repeat(1000)),
    ]);
    expect(answers.sort()).toEqual([204, 409]);
    expect(await piece(one, path, 1000, 'c'.repeat(1000))).toBe(204);
    expect(await uploadOffset(path)).toMatch(/^(a{1000}|b{1000})c{1000}$/);
  });

  test('resumes a broken upload at the other process and disconnects the first', async () => {
    const path = await announce(3000);
    const { hostname, port } = new URL(one.url);
    // Announces the rest, sends a part of it and becomes silent, like a phone in a tunnel
    const openRequest = request({
      hostname,
      port,
      path,
      method: 'PATCH',
      headers: { ...patch(0), 'content-length': '3000' },
    });
    const ended = new Promise<unknown>((done) => {
      openRequest.on('response', (response) => done(response.resume().headers['upload-offset']));
      openRequest.on('error', () => done('cut'));
    });
    openRequest.write('a'.repeat(1000));
    await expect
      .poll(async () => {
        const [lock] = await app.services.orm.em
          .fork()
          .execute(
            "select 1 from pg_locks where locktype = 'advisory' and pid in (select pid from pg_stat_activity where datname = current_database() and application_name = 'sen-uploads')",
          );
        return Boolean(lock);
      })
      .toBe(true);
    const offset = await offsetAt(two, path);
    expect(offset).toBe(1000);
    const rest = piece(two, path, offset, 'b'.repeat(2000));
    // It resumes too late
    openRequest.end('c'.repeat(2000));
    expect(await rest).toBe(204);
    // The bytes that it had sent are stored, later ones are not
    expect(['1000', 'cut']).toContain(await ended);
    expect(await uploadOffset(path)).toBe('a'.repeat(1000) + 'b'.repeat(2000));
  });
});
