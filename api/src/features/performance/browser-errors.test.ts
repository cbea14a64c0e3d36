import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { ask, getCode, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { sumHours } from './measurement.jobs.ts';

const app = await testApp();
const { admin, student, value } = helpersFor(app);

const ERROR = {
  message: "TypeError: Cannot read properties of undefined (reading '…')",
  source: 'assets/index-B2xk.js:12:345',
  route: '/courses/:idOrSlug',
  release: '1.4.0',
};
const REPORT =
  'mutation R($input: ReportBrowserErrorInput!) { reportBrowserError(input: $input) { isCounted } }';
const LIST = '{ browserErrors { message source route release count firstAt lastAt } }';

const report = async (address: string, changed: Partial<typeof ERROR> = {}) => {
  const response = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: address,
    payload: { query: REPORT, variables: { input: { ...ERROR, ...changed } } },
  });
  return response.json() as Awaited<ReturnType<typeof ask>>;
};
const groups = () => value<number>('select count(*)::int as n from browser_error');

beforeEach(() => select(app, 'truncate browser_error'));

test('equal errors are counted together and listed for administrators only', async () => {
  await report('198.51.100.1');
  await report('198.51.100.2', { route: '/cart', release: '1.5.0' });
  await report('198.51.100.1', { source: 'assets/other.js:1:2' });
  const { data } = await ask(app, await admin(), LIST);
  expect(data.browserErrors).toEqual([
    expect.objectContaining({ source: 'assets/other.js:1:2', count: 1 }),
    expect.objectContaining({ ...ERROR, route: '/cart', release: '1.5.0', count: 2 }),
  ]);
  expect(getCode(await ask(app, await student(), LIST))).toBe('FORBIDDEN');
});

test('a report with a URL, a query string, an invalid route or a long text is rejected', async () => {
  for (const changed of [
    { message: '' },
    { message: 'x'.repeat(301) },
    { message: 'a\u0000b' },
    { source: 'https://sen.test/assets/index.js:1:2' },
    { source: 'assets/index.js?token=secret:1:2' },
    { source: 'learning/lesson-7:1:2' },
    { route: '/verify?code=secret' },
    { route: `/${'x'.repeat(200)}` },
    { release: 'lan@example.vn' },
  ])
    expect([changed, getCode(await report('198.51.100.3', changed))]).toEqual([changed, 'BAD_INPUT']);
  expect(await groups()).toBe(0);
});

test('at most 60 reports of a network are counted per hour', async () => {
  for (let n = 0; n < 60; n++) await report('198.51.100.4');
  expect((await report('198.51.100.4')).data.reportBrowserError).toEqual({ isCounted: false });
  expect((await report('198.51.100.5')).data.reportBrowserError).toEqual({ isCounted: true });
  expect(await select(app, 'select count from browser_error')).toEqual([{ count: 61 }]);
});

test('at most 300 groups are stored, each for 30 days after its last report', async () => {
  await select(
    app,
    `insert into browser_error (id, message, source, route, release, last_at)
      select gen_random_uuid(), 'Error ' || n, 's', '/', '1', now() - interval '29 days 23 hours' + make_interval(secs => n)
      from generate_series(1, 300) n`,
  );
  await Promise.all([
    report('198.51.100.6', { message: 'One' }),
    report('198.51.100.6', { message: 'Other' }),
  ]);
  expect(await groups()).toBe(300);
  expect(await select(app, "select 1 from browser_error where message in ('Error 1', 'Error 2')")).toEqual(
    [],
  );
  await select(app, "update browser_error set last_at = last_at - interval '2 hours'");
  await app.services.orm.em.fork().transactional((em) => sumHours(em, 90));
  expect(await groups()).toBe(2);
});
