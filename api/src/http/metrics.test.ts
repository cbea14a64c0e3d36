import { expect, test } from 'vitest';
import { BOUNDS_MS, Measurements } from '../platform/process/measurements.ts';
import { prometheusText } from '../platform/process/prometheus.ts';
import { ownApp, testApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { ask, student } from '../testing/factories.ts';

const TOKEN = 'mot-ma-du-dai-cho-prometheus';
const app = await ownApp({ METRICS_TOKEN: TOKEN });
const withoutToken = await testApp();
const get = (authorization?: string) =>
  app.server.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

test('the metrics require METRICS_TOKEN on the server and the token in the request', async () => {
  expect((await withoutToken.server.inject({ url: '/metrics' })).statusCode).toBe(404);
  for (const wrong of [undefined, 'Bearer x', `Bearer ${TOKEN}x`, TOKEN]) {
    const answer = await get(wrong);
    expect([answer.statusCode, answer.body]).toEqual([401, 'Unauthorized']);
  }
});

test('requests are counted by operation, and all operations of other clients are counted together', async () => {
  const viewer = await student(app);
  await ask(app, viewer, 'query Viewer { me { id } }');
  await ask(app, viewer, 'query MadeUp1 { me { id } }');
  await ask(app, viewer, 'query MadeUp2 { me { id } }');
  await app.server.inject({ url: '/api/courses?page=1' });
  const { body, headers } = await get(`Bearer ${TOKEN}`);
  expect(headers['content-type']).toContain('version=0.0.4');
  expect(body).not.toContain('MadeUp');
  expect(body).toMatch(/sen_request_duration_seconds_count\{kind="graphql",operation="other"\} [2-9]/);
  expect(body).toMatch(/kind="rest",operation="GET \/api\/courses"/);
  expect(body).toMatch(/sen_jobs_waiting\{queue="mail\.deliver"\} \d+/);
  expect(body).toMatch(/sen_dead_letters 0/);
});

test('cached responses are counted if there is a cache', async () => {
  const caching = await ownApp({ METRICS_TOKEN: TOKEN, READ_CACHE_MB: '1' });
  await eventually(async () => {
    await caching.server.inject({ url: '/api/courses' });
    const { body } = await caching.server.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(body).toMatch(/sen_kept_answers_total\{result="hit"\} [1-9]/);
    expect(body).toMatch(/sen_kept_answers 1\n/);
    expect(body).toMatch(/sen_kept_answers_oldest_seconds 0\.\d/);
    expect(body).toMatch(/sen_kept_pages_total\{result="hit"\} 0/);
  });
  expect((await get(`Bearer ${TOKEN}`)).body).not.toContain('sen_kept_answers');
});

test('a bucket counts the requests up to its bound, and the last bucket the slower ones', () => {
  const measurements = new Measurements(new Set(['Known']));
  for (const ms of [0, 0.5, 1, 1.5, 2, 3, 1000, 1_000_000])
    measurements.record('graphql', 'Known', ms, ms > 10);
  const [found] = [...measurements.all()];
  expect([...found!.counts].reduce((sum, count) => sum + count)).toBe(8);
  expect(found!.counts.slice(0, 4)).toEqual([3, 1, 1, 1]);
  expect(found!.counts[BOUNDS_MS.indexOf(1024)]).toBe(1);
  expect(found!.counts[BOUNDS_MS.length]).toBe(1);
  expect(found!.failed).toBe(2);
});

test('a label value is escaped', () => {
  const samples = [{ labels: { name: 'a"b\\c\nd' }, value: 1 }];
  expect(prometheusText([{ name: 'x', help: 'X.', type: 'gauge', samples }])).toBe(
    '# HELP x X.\n# TYPE x gauge\nx{name="a\\"b\\\\c\\nd"} 1\n',
  );
});
