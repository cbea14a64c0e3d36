import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { runFolder } from '../../testing/run-folder.ts';
import { bufferedOutput, createLog, redactUrl } from './log.ts';

it('redacts tokens and codes in URLs', () => {
  expect(redactUrl('/learning?token=abc&x=1&refresh_token=d%2Fe#y')).toBe(
    '/learning?token=[redacted]&x=1&refresh_token=[redacted]#y',
  );
  expect(redactUrl('/api/auth/google/callback?code=abc&state=d-e&scope=openid')).toBe(
    '/api/auth/google/callback?code=[redacted]&state=[redacted]&scope=openid',
  );
  expect(redactUrl('/downloads/my-data/1?expires=2&signature=abc')).toBe(
    '/downloads/my-data/1?expires=2&signature=[redacted]',
  );
  expect(redactUrl('/learning?%74oken=abc&refresh%5Ftoken=d&x=%E0%A4%A')).toBe(
    '/learning?%74oken=[redacted]&refresh%5Ftoken=[redacted]&x=%E0%A4%A',
  );
  expect(redactUrl('/courses?search=token')).toBe('/courses?search=token');
});

it('redacts bearer tokens and passwords', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({ headers: { authorization: 'Bearer secret' }, input: { password: 'secret' } }, 'x');
  log.info(
    { req: { method: 'GET', url: '/?token=secret', ip: '::1', headers: { authorization: 'secret' } } },
    'y',
  );
  expect(lines.join('')).toContain('[redacted]');
  expect(lines.join('')).not.toContain('secret');
});

it('buffers lines, and flushes them with a warning', async () => {
  const file = join(runFolder('log'), 'lines.log');
  const log = createLog('info', bufferedOutput(file));
  const countLines = () => readFileSync(file, 'utf8').split('\n').filter(Boolean).length;
  log.info('one');
  expect(countLines()).toBe(0);
  log.warn('two');
  expect(countLines()).toBe(2);
  log.info('three');
  expect(countLines()).toBe(2);
  await eventually(() => expect(countLines()).toBe(3));
});
