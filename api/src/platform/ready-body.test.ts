import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ReadyBody } from './ready-body.ts';

const TEXT = JSON.stringify({ data: { title: 'Nấu món Huế 🍜'.repeat(200) } });

const bytesOf = (latin1: string) => Buffer.from(latin1, 'latin1');

test('has the same text in every encoding, a byte in each character', async () => {
  const body = new ReadyBody(TEXT);
  expect(body.text).toBe(TEXT);
  expect(body.length).toBe(Buffer.byteLength(TEXT));
  expect(bytesOf(await body.in('identity')).toString()).toBe(TEXT);
  expect(brotliDecompressSync(bytesOf(await body.in('br'))).toString()).toBe(TEXT);
  expect(gunzipSync(bytesOf(await body.in('gzip'))).toString()).toBe(TEXT);
});

test('is packed once for each encoding, also for those who ask at once', async () => {
  const body = new ReadyBody(TEXT);
  const [first, second] = [body.in('br'), body.in('br')];
  expect(first).toBeInstanceOf(Promise);
  expect(second).toBe(first);
  const packed = await first;
  // Not a promise any more: nothing is done, and nothing waited for
  expect(body.in('br')).toBe(packed);
  expect(body.in('gzip')).toBeInstanceOf(Promise);
});

test('counts what it may hold', async () => {
  const body = new ReadyBody(TEXT);
  const held = [await body.in('identity'), await body.in('br'), await body.in('gzip')];
  expect(body.size).toBeGreaterThan(held.reduce((sum, { length }) => sum + length, 0));
});
