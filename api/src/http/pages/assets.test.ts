import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFolder } from '../../testing/run-folder.ts';
import { assetRoutes } from './assets.ts';

const folder = runFolder('assets');
const server = Fastify();
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  for (const [name, text] of [
    ['assets/app-1a2b.js', 'plain'],
    ['assets/app-1a2b.js.br', 'brotli'],
    ['assets/app-1a2b.js.gz', 'gzip'],
    ['favicon.svg', '<svg/>'],
    ['index.html', 'a template'],
    ['.vite/manifest.json', '{}'],
    ['../secret.txt', 'secret'],
  ] as const)
    writeFileSync(join(folder, name), text);
  await server.register(assetRoutes, { folder });
});
afterAll(() => server.close());

const get = (url: string, encodings = '') =>
  server.inject({ url, headers: { 'accept-encoding': encodings } });

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['', undefined, 'plain'],
])('a client that accepts %s receives the precompressed file', async (accepted, encoding, body) => {
  const answer = await get('/assets/app-1a2b.js', accepted);
  expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, encoding, body]);
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
});

test('a file without a hash in its name is cached for an hour', async () => {
  const answer = await get('/favicon.svg');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  '/index.html',
  '/',
  '/assets',
  '/assets/',
  '/assets/missing.js',
  '/assets/../index.html',
  '/assets/%2e%2e/index.html',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/assets/app-1a2b.js.br',
  '/.vite/manifest.json',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
])('%s is not served', async (path) => {
  expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400);
});
