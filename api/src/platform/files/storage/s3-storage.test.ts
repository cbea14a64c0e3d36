import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3';
import pino from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { objectStorage } from '../../../testing/object-storage.ts';
import { runFolder } from '../../../testing/run-folder.ts';
import { clientConfig } from './s3-client.ts';
import { readStorageUrl, type S3Settings } from './s3-settings.ts';
import { S3Storage } from './s3-storage.ts';
import { storageContract } from './testing/storage-contract.ts';

const server = await objectStorage();
const folder = runFolder('lent');
const log = pino({ level: 'silent' });
const settings = readStorageUrl(server.url) as S3Settings;
const open = (changes: Partial<S3Settings> = {}) => new S3Storage({ ...settings, ...changes }, folder, log);

describe('files in object storage', () => storageContract(() => open()));

test('an interrupted multipart upload is removed immediately or by the sweep', async () => {
  expect(server.unfinished()).toEqual([]);
  const client = new S3Client(clientConfig(settings));
  await client.send(new CreateMultipartUploadCommand({ Bucket: settings.bucket, Key: 'uploads/left' }));
  await open().sweepUnfinished(new Date(Date.now() - 60_000));
  expect(server.unfinished()).toHaveLength(1);
  await open().sweepUnfinished(new Date(Date.now() + 60_000));
  expect(server.unfinished()).toEqual([]);
});

test('a reader that stops early releases its connection', async () => {
  const storage = open();
  await storage.write('media/left', Readable.from([Buffer.alloc(3 * 1024 ** 2)]));
  for (let n = 0; n < 20; n++) {
    const stream = storage.read('media/left');
    for await (const _ of stream) break;
    expect(stream.destroyed).toBe(true);
  }
  expect(await storage.size('media/left')).toBe(3 * 1024 ** 2);
});

describe('at the start', () => {
  test.each([
    ['a missing bucket', { bucket: 'no-such-bucket' }, /no bucket “no-such-bucket” at http/],
    [
      'an unknown key',
      { credentials: { accessKeyId: 'WHO', secretAccessKey: 'x' } },
      /rejects this key or its secret/,
    ],
    [
      'a wrong secret',
      { credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' } },
      /rejects this key or its secret/,
    ],
    ['a URL without a server', { endpoint: 'http://127.0.0.1:1' }, /127\.0\.0\.1:1 cannot be used/],
  ])('%s is reported with a clear message', async (_, changes, words) => {
    await expect(open(changes).prepare()).rejects.toThrow(words);
  });
  test('temporary copies of a killed process are removed after a day', async () => {
    const [old, recent] = ['lent-old', 'lent-young'].map((name) => join(folder, name));
    for (const path of [old!, recent!]) mkdirSync(path);
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(old!, longAgo, longAgo);
    await open().prepare();
    expect([existsSync(old!), existsSync(recent!)]).toEqual([false, true]);
  });
  test('the check of a bucket leaves no object behind', async () => {
    await open().prepare();
    for await (const key of open().list('start', new Date(Date.now() + 60_000))) expect(key).toBe('none');
  });
});

describe('while the storage is unavailable', () => {
  const storage = open();
  beforeAll(async () => {
    await storage.write('media/there', Readable.from(['ở đây']));
  });
  test('every request fails with UNAVAILABLE, and succeeds again afterwards', async () => {
    await server.stop();
    const refused = { code: 'UNAVAILABLE', reason: 'STORAGE_UNREACHABLE' };
    await expect(storage.size('media/there')).rejects.toMatchObject(refused);
    await expect(buffer(storage.read('media/there'))).rejects.toMatchObject(refused);
    await expect(storage.open('media/there')).rejects.toMatchObject(refused);
    await expect(storage.write('media/new', Readable.from(['x']))).rejects.toMatchObject(refused);
    await expect(storage.remove('media/there')).rejects.toMatchObject(refused);
    await server.start();
    expect(await text(storage.read('media/there'))).toBe('ở đây');
  });
  test('a server that closes each connection counts as unavailable', async () => {
    const closing = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => void closing.listen(0, '127.0.0.1', done));
    const { port } = closing.address() as { port: number };
    await expect(open({ endpoint: `http://127.0.0.1:${port}` }).size('media/x')).rejects.toMatchObject({
      reason: 'STORAGE_UNREACHABLE',
    });
    closing.close();
  });
});
