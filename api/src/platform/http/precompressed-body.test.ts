import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PrecompressedBody } from './precompressed-body.ts';

const TEXT = JSON.stringify({ data: { title: 'Nấu món Huế 🍜'.repeat(200) } });

const getBytes = (latin1: string) => Buffer.from(latin1, 'latin1');

test('a body decodes to the same text in every encoding. Each character of a stored string is one byte', async () => {
  const body = new PrecompressedBody(TEXT);
  expect(body.text).toBe(TEXT);
  expect(body.length).toBe(Buffer.byteLength(TEXT));
  expect(getBytes(await body.in('identity')).toString()).toBe(TEXT);
  expect(brotliDecompressSync(getBytes(await body.in('br'))).toString()).toBe(TEXT);
  expect(gunzipSync(getBytes(await body.in('gzip'))).toString()).toBe(TEXT);
});

test('simultaneous callers share one compression per encoding', async () => {
  const body = new PrecompressedBody(TEXT);
  const [first, second] = [body.in('br'), body.in('br')];
  expect(first).toBeInstanceOf(Promise);
  expect(second).toBe(first);
  const compressed = await first;
  // No longer a promise, because the result is cached
  expect(body.in('br')).toBe(compressed);
  expect(body.in('gzip')).toBeInstanceOf(Promise);
});

test('the size of a body is an upper bound of its memory', async () => {
  const body = new PrecompressedBody(TEXT);
  const bodies = [await body.in('identity'), await body.in('br'), await body.in('gzip')];
  expect(body.size).toBeGreaterThan(bodies.reduce((sum, { length }) => sum + length, 0));
});
