import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { createContext } from '../src/graphql/context.ts';
import { getOperationVerdict, listedNames, type Verdict } from '../src/platform/access/outsiders.ts';
import { CERTIFICATE_LOOKUP, MEMBERS_ONLY } from '../src/platform/settings/index.ts';
import { ownApp, secondProcess } from '../src/testing/app.ts';
import { eventually } from '../src/testing/eventually.ts';
import { type Actor, ask, getCode, mutate, select, toHeaders } from '../src/testing/factories.ts';
import { setSetting } from '../src/testing/set-setting.ts';
import { isDrill } from './is-drill.ts';
import { everythingBelow, getType, toQuery } from './matrix/everything.ts';
import { createFixture, type Fixture } from './matrix/fixture.ts';
import { type Row, toDocument } from './matrix/rows/row.ts';
import { ROWS } from './matrix/rows.ts';

/** Anonymous calls of the long form (`npm run drill`). The short form makes each call once. */
const CALLS = isDrill ? 20_000 : 0;

let app: App;
let fixture: Fixture;
let boss: Actor;
let schema: GraphQLSchema;
/** Titles, names and addresses that no answer to an outsider may contain. */
let secrets: readonly string[];

beforeAll(async () => {
  app = await ownApp({ READ_CACHE_MB: '8' });
  schema = app.engine.reads.schema;
  fixture = await createFixture(app);
  boss = fixture.actors.admin;
  const word = 'left(md5(id::text), 12)';
  await select(app, `update course set title = 'Khoa' || ${word}, slug = 'khoa-' || ${word}`);
  await select(app, `update person set full_name = 'Nguoi' || ${word}`);
  await select(app, `update study_group set name = 'Nhom' || ${word}`);
  secrets = (
    await select<{ secret: string }>(
      app,
      'select title as secret from course union select slug from course union select full_name from person union select email::text from person union select name from study_group',
    )
  ).map(({ secret }) => secret);
  expect(secrets.length).toBeGreaterThan(20);
});

const change = async (input: object) => {
  const { errors } = await mutate(app, boss, 'changeSiteMode', { reason: 'Thử nghiệm', ...input }, 'version');
  expect(errors).toBeUndefined();
};
const findSecrets = (text: string) => secrets.filter((secret) => text.includes(secret));

interface Called {
  readonly name: string;
  readonly verdict: Verdict;
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
  readonly caching: string;
}

async function callOperation(row: Row): Promise<Called> {
  const variables = (await row.variables?.(fixture, 'anonymous', app)) ?? {};
  const query =
    row.op.startsWith('Query.') && getOperationVerdict(row.op) !== 'closed'
      ? toText(toQuery(row, everythingBelow(schema, getType(row, app.engine.reads))))
      : toDocument(row);
  const {
    statusCode: status,
    body,
    headers,
  } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ query, variables }),
  });
  const { errors } = JSON.parse(body) as { errors?: { extensions: { code: string } }[] };
  return {
    name: row.op,
    verdict: getOperationVerdict(row.op),
    status,
    code: errors?.[0]?.extensions.code,
    text: body,
    caching: String(headers['cache-control']),
  };
}

const toText = ({ loc }: DocumentNode): string => loc!.source.body;

/** The URLs of a route, with IDs of objects that exist in the places of its parameters. */
function toUrls(pattern: string): string[] {
  const { published, actors, group, assignment } = fixture;
  const ids = [
    published.id,
    actors.owner.id,
    group.id,
    assignment.id,
    published.lessonIds[0]!,
    published.slug,
  ];
  const kinds = pattern.includes(':kind/') ? ['courses', 'teachers', 'certificates', 'pages'] : [''];
  return kinds.flatMap((kind) =>
    ids.map((id) =>
      pattern
        .replace(':kind/', `${kind}/`)
        .replace(':kind.', 'people.')
        .replace(':form(csv|xlsx)', 'csv')
        .replace(/:name$/, /covers/.test(pattern) ? `${id}.svg` : `${id}.png`)
        .replace(/:\w+/g, id)
        .replace(/\*$/, `${id}`),
    ),
  );
}

async function callRoutes(): Promise<Called[]> {
  const called: Called[] = [];
  for (const { url: pattern, method: methods, config } of app.server.routeList)
    for (const method of [methods].flat())
      for (const url of new Set(toUrls(pattern))) {
        const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
        const { statusCode, body, headers } = await app.server.inject({
          method: method as 'GET',
          url,
          headers: { 'x-requested-with': 'test', ...(hasBody && { 'content-type': 'application/json' }) },
          ...(hasBody && { payload: '{}' }),
        });
        called.push({
          name: `${method} ${url}`,
          verdict: config!.verdict!,
          status: statusCode,
          code: undefined,
          text: body,
          caching: String(headers['cache-control']),
        });
      }
  return called;
}

describe('the lists of verdicts', () => {
  it('name only operations and routes that exist', () => {
    const operations = [
      schema.getQueryType(),
      schema.getMutationType(),
      schema.getSubscriptionType(),
    ].flatMap((type) => Object.keys(type!.getFields()).map((name) => `${type!.name}.${name}`));
    const missing = listedNames.operations.filter(
      (name) => !name.includes('.__') && !operations.includes(name),
    );
    expect(missing).toEqual([]);
    const patterns = new Set(
      app.server.routeList.map(({ url }) =>
        url.replace(/^\/api\/payments\/\w+\/ipn$/, '/api/payments/:gateway/ipn'),
      ),
    );
    // Pages exist with a build of the web app only, and measurements with a token only
    const optional = ['/*', '/metrics'];
    expect(listedNames.routes.filter((name) => !patterns.has(name) && !optional.includes(name))).toEqual([]);
  });

  it('name no operation that requires a permission', () => {
    for (const type of [schema.getQueryType(), schema.getMutationType()])
      for (const { name, extensions } of Object.values(type!.getFields()))
        if (getOperationVerdict(`${type!.name}.${name}`) !== 'closed')
          expect([name, extensions.allow]).toEqual([name, 'public']);
  });

  it('close only documentation, teachers’ links and unknown files among the routes', () => {
    const closed = app.server.routeList
      .filter(({ config }) => config!.verdict === 'closed')
      .map(({ url }) => url);
    expect([...new Set(closed)].filter((url) => !url.startsWith('/api/docs'))).toEqual([
      '/r/:token',
      '/api/openapi.json',
    ]);
  });

  it('close every subscription and every new operation', () => {
    for (const name of Object.keys(schema.getSubscriptionType()!.getFields()))
      expect(getOperationVerdict(`Subscription.${name}`)).toBe('closed');
    expect(getOperationVerdict('Query.newOperation')).toBe('closed');
  });
});

it('an open site tells guests of courses and people, so that the search for them is not in vain', async () => {
  const called = [...(await callRoutes())];
  for (const row of ROWS.filter(({ op }) => op.startsWith('Query.'))) called.push(await callOperation(row));
  const revealing = called.filter(({ text }) => findSecrets(text).length > 0).map(({ name }) => name);
  expect(revealing).toEqual(expect.arrayContaining(['GET /sitemap.xml', 'Query.instructor']));
});

describe('a members-only site', () => {
  beforeAll(() => change({ isMembersOnly: true }));

  it('tells an outsider nothing of courses, people and groups', async () => {
    let calls = 0;
    do {
      const called: Called[] = [];
      for (const row of ROWS.filter(({ op }) => !op.startsWith('Subscription.')))
        called.push(await callOperation(row));
      called.push(...(await callRoutes()));
      for (const { name, verdict, status, code, text, caching } of called) {
        expect([name, findSecrets(text)]).toEqual([name, []]);
        if (verdict !== 'open')
          expect([name, caching]).toEqual([name, expect.not.stringContaining('public')]);
        if (verdict !== 'closed') continue;
        if (/^(Query|Mutation)\./.test(name)) expect([name, code]).toEqual([name, 'UNAUTHENTICATED']);
        else expect([name, status]).toEqual([name, 404]);
      }
      calls += called.length;
      if (isDrill) console.log(`${calls} anonymous calls`);
    } while (calls < CALLS);
    expect(calls).toBeGreaterThan(500);
  }, 900_000);

  it('refuses an outsider who hides an operation in a fragment or behind an open one', async () => {
    for (const query of [
      '{ ...F } fragment F on Query { courses { total } }',
      '{ ... on Query { courses { total } } }',
      '{ publicTerms { refundDays } courses { total } }',
      '{ it: courses { total } }',
    ])
      expect([query, getCode(await ask(app, undefined, query))]).toEqual([query, 'UNAUTHENTICATED']);
    const { services, engine } = app;
    const guest = createContext(services, { id: 'x', address: '203.0.113.1', origin: 'graphql' }, 'vi');
    const subscription = parse('subscription { notificationReceived { id } }');
    expect(() => engine.admit({ document: subscription }, guest)).toThrow('error.signInNeeded');
  });

  it('answers members as before, with covers that outsiders cannot guess', async () => {
    const COURSE = 'query($id: String!) { course(idOrSlug: $id) { title coverUrl } }';
    const { data } = await ask(app, fixture.actors.stranger, COURSE, { id: fixture.published.id });
    const { title, coverUrl } = data.course as { title: string; coverUrl: string };
    expect(secrets).toContain(title);
    const get = async (url: string) => (await app.server.inject({ url })).statusCode;
    expect([await get(coverUrl), await get(coverUrl.replace(/&?token=.*/, ''))]).toEqual([200, 404]);
    const courses = await app.server.inject({
      url: '/api/courses',
      headers: toHeaders(fixture.actors.stranger),
    });
    expect(courses.statusCode).toBe(200);
  });

  it('keeps robots out', async () => {
    const robots = await app.server.inject({ url: '/robots.txt' });
    expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
    expect(robots.headers['x-robots-tag']).toBe('noindex, nofollow');
    const sitemap = await app.server.inject({ url: '/sitemap.xml' });
    expect(sitemap.body).not.toContain('<loc>');
  });

  it('has a look-up of certificates with a switch of its own', async () => {
    const VERIFY = '{ verifiedCertificate(code: "ABCD-EFGH-JKLM") { serial } }';
    const statuses = async () => [
      getCode(await ask(app, undefined, VERIFY)),
      (await app.server.inject({ url: '/.well-known/did.json' })).statusCode,
    ];
    expect(await statuses()).toEqual([undefined, 200]);
    setSetting(app, CERTIFICATE_LOOKUP, false);
    expect(await statuses()).toEqual(['UNAUTHENTICATED', 404]);
  });
});

describe('a change of the mode', () => {
  const COURSES = 'query C { courses { total items { title } } }';

  it('applies to the next call of each process, also to answers that were cached', async () => {
    await change({ isMembersOnly: false });
    const second = await secondProcess(app);
    const get = async (headers = {}) => app.server.inject({ url: '/api/courses', headers });
    for (const process of [app, second])
      await eventually(async () => expect(getCode(await ask(process, undefined, COURSES))).toBeUndefined());
    await ask(app, undefined, COURSES);
    const { headers, statusCode } = await get();
    expect(statusCode).toBe(200);
    await change({ isMembersOnly: true });
    expect(getCode(await ask(app, undefined, COURSES))).toBe('UNAUTHENTICATED');
    const revalidated = await get({ 'if-none-match': String(headers.etag) });
    expect([revalidated.statusCode, findSecrets(revalidated.body)]).toEqual([401, []]);
    expect(String(revalidated.headers['cache-control'])).not.toContain('public');
    await eventually(async () =>
      expect(getCode(await ask(second, undefined, COURSES))).toBe('UNAUTHENTICATED'),
    );
    expect(second.services.settings.get(MEMBERS_ONLY)).toBe(true);
  });
});
