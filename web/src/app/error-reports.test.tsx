import { beforeEach, expect, it, vi } from 'vitest';
import { ReportBrowserErrorInput } from '../generated/input-rules.ts';
import { ChunkError } from './chunk-error.ts';
import { makeErrorReporter, reportUncaughtErrors, setReportedRouter } from './error-reports.ts';

const post = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(new Response()));

const failed = (error: Error, frame = 'assets/index-B2xk.js:12:345') =>
  Object.assign(error, {
    stack: `${error}\n    at t (chrome-extension://abc/assets/x.js:1:1)\n    at e (${window.location.origin}/${frame})`,
  });
const inputs = () => post.mock.calls.map(([, { body }]) => JSON.parse(String(body)).variables.input);

beforeEach(() => post.mockClear());

it('reports the class, our script and the route, and no personal data', () => {
  window.history.replaceState(null, '', '/verify/SEN-2026-1234?token=secret');
  const reportError = makeErrorReporter(post);
  setReportedRouter({ state: { matches: [{ route: {} }, { route: { path: 'verify/:code?' } }] } });
  reportError(failed(new TypeError("Cannot read properties of undefined (reading 'Lan's email')")));
  reportError(failed(new SyntaxError('Unexpected token \'L\', "Lan says "hi"" is not valid JSON')));
  reportError(failed(new Error('No person lan@example.vn at https://sen.test/a?b=c, 0912345678')));
  reportError(
    failed(Object.assign(new Error('Lan Nguyễn is not enrolled'), { name: 'CombinedGraphQLErrors' })),
  );
  expect(inputs().map(({ message }) => message)).toEqual([
    "TypeError: Cannot read properties of undefined (reading '…')",
    'SyntaxError: Unexpected token \'…" is not valid JSON',
    'Error: No person … at … …',
    'CombinedGraphQLErrors',
  ]);
  expect(inputs()[0]).toMatchObject({ source: 'assets/index-B2xk.js:12:345', route: '/verify/:code?' });
  const [url, request] = post.mock.calls[0]!;
  expect(url).toBe('/graphql');
  expect(request).toMatchObject({ keepalive: true, credentials: 'omit' });
  expect(JSON.stringify(post.mock.calls)).not.toMatch(/Lan|secret|SEN-2026/);
  expect(Math.max(...post.mock.calls.map(([, { body }]) => String(body).length))).toBeLessThan(2048);
});

it('cuts a message at the limit of the server', () => {
  makeErrorReporter(post)(failed(new Error('too long '.repeat(200))));
  expect(inputs()[0].message.length).toBe(ReportBrowserErrorInput.message.maxLength);
});

it('sends each error once and at most ten per page load', () => {
  const reportError = makeErrorReporter(post);
  for (let n = 0; n < 30; n++) reportError(failed(new Error('Same')));
  expect(post).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 30; n++) reportError(failed(new Error('Other'), `assets/index.js:1:${n}`));
  expect(post).toHaveBeenCalledTimes(10);
});

it('ignores extensions, inline scripts, missing chunks and values that are not errors', () => {
  const reportError = makeErrorReporter(post);
  const foreign = Object.assign(new Error('x'), { stack: 'at https://ads.test/assets/x.js:1:1' });
  for (const error of [
    foreign,
    failed(new Error('x'), 'learning:1:2'),
    failed(new ChunkError('x')),
    'text',
    null,
  ])
    reportError(error);
  expect(post).not.toHaveBeenCalled();
});

it('reports uncaught errors', () => {
  reportUncaughtErrors(makeErrorReporter(post));
  window.dispatchEvent(new ErrorEvent('error', { error: failed(new Error('Thrown')) }));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: failed(new RangeError('Rejected')) }),
  );
  expect(inputs().map(({ message }) => message)).toEqual(['Error: Thrown', 'RangeError: Rejected']);
});
