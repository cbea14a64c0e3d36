import { once } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { eventually } from '../src/testing/eventually.ts';
import { course, headersOf, student, teacher } from '../src/testing/factories.ts';
import { BY_FASTIFY, comparable, withoutMoments } from './both-ways.ts';
import { type Listening, listening } from './listening.ts';
import { ACTORS, type Fixture, fixture } from './matrix/fixture.ts';
import { documentOf } from './matrix/rows/row.ts';
import { ROWS } from './matrix/rows.ts';
import { byHash, ownPublicQueries } from './own-queries.ts';

interface Line {
  readonly msg: string;
  readonly isDirect?: true;
  readonly path?: string;
  readonly reqId?: string;
}

const lines: Line[] = [];
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
const ofGraphql = () => lines.filter(({ msg }) => msg === 'graphql');
let sen: Listening;
let world: Fixture;
beforeAll(async () => {
  sen = await listening({ TRUST_PROXY: '127.0.0.1' }, log);
  world = await fixture(sen.app);
});

async function ask(body: object | string, headers: Record<string, string> = {}, url = sen.url) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const head = comparable(response.headers);
  const id = response.headers.get('x-request-id');
  // A line is written when its answer has gone; what has not even a form has none
  if (response.status !== 400)
    await eventually(() => expect(lines.some((line) => line.reqId === id)).toBe(true));
  const line = lines.find(({ reqId, msg }) => reqId === id && msg === 'graphql');
  const { isDirect = false, path } = line ?? {};
  const budget = response.headers.get('ratelimit') ?? '';
  return { status: response.status, head, budget, body: await response.json(), path, isDirect };
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** A document is kept once it has come twice. */
async function learn(body: object, url = sen.url): Promise<void> {
  for (let i = 0; i < 2; i++) await ask(body, {}, url);
}

const ME = { query: '{ me { id fullName } }' };

describe('every read of the matrix, by each actor', () => {
  it.each(
    ROWS.filter(({ op }) => op.startsWith('Query.')).map((row) => ({
      row,
      name: `${row.op} ${row.what ?? ''}`,
    })),
  )('$name is answered alike by both ways', async ({ row }) => {
    for (const actor of ACTORS) {
      const query = documentOf(row);
      const variables = (await row.variables?.(world, actor, sen.app)) ?? {};
      const headers = actor === 'anonymous' ? {} : headersOf(world.actors[actor]);
      // The first one may teach it
      await ask({ query, variables }, headers);
      const { isDirect, ...direct } = await ask({ query, variables }, headers);
      const ordinary = await ask({ query, variables }, { ...headers, ...BY_FASTIFY });
      expect(ordinary.isDirect).toBe(false);
      expect({ ...direct, isDirect: false }, actor).toEqual(ordinary);
    }
  });

  it('most of them are answered directly', () => {
    const bySql = ofGraphql().filter(({ path }) => path === 'sql');
    expect(bySql.filter(({ isDirect }) => isDirect).length).toBeGreaterThan(bySql.length / 4);
  });
});

/** What settings, configuration and code say. */
const OF_SETTINGS = [
  'AboutTerms',
  'AccountSecurity',
  'Banks',
  'ContactTerms',
  'DeveloperGuide',
  'GoogleSignIn',
  'PackageRules',
  'PaymentGateways',
  'PayoutTerms',
  'PublicTerms',
  'RefusalReasons',
  'VideoTerms',
];
/** Addresses that are signed for whoever asks. */
const WITH_ADDRESSES_FOR_ONE = [
  'AssignmentPage',
  'CourseForEdit',
  'CoursePromo',
  'GuestTicket',
  'LessonForEdit',
  'LessonPreview',
];

it('what the web asks by hash is answered alike by both ways', async () => {
  const bySql = new Set<string>();
  const queries = await ownPublicQueries(sen.app, world);
  for (const query of queries)
    for (const variables of query.variables)
      for (const actor of ACTORS) {
        const headers = actor === 'anonymous' ? {} : headersOf(world.actors[actor]);
        const body = byHash(query, variables);
        // The first one may teach it
        await ask(body, headers);
        const given = await ask(body, headers);
        const ordinary = await ask(body, { ...headers, ...BY_FASTIFY });
        expect(ordinary.isDirect).toBe(false);
        const told = `${query.name}, ${actor}`;
        expect(withoutMoments(JSON.stringify({ ...given, isDirect: false })), told).toEqual(
          withoutMoments(JSON.stringify(ordinary)),
        );
        if (given.isDirect && given.path === 'sql') bySql.add(query.name);
      }
  // All but what needs an ordinary resolver: a page that everyone opens must not come to that by a field of it
  const others = queries.map(({ name }) => name).filter((name) => !bySql.has(name));
  expect(others.toSorted()).toEqual([...OF_SETTINGS, ...WITH_ADDRESSES_FOR_ONE].toSorted());
}, 120_000);

/** To more actors than whose session has ended, which is Apollo's to say. */
const REFUSED = /^[^+0]|^..+[^+0]/;

describe('every mutation of the matrix that is refused, by each actor', () => {
  it.each(
    ROWS.filter(({ op, expect: letters }) => op.startsWith('Mutation.') && REFUSED.test(letters)).map(
      (row) => ({
        row,
        name: `${row.op} ${row.what ?? ''}`,
      }),
    ),
  )('$name is answered alike by both ways', async ({ row }) => {
    const query = documentOf(row);
    let directly = 0;
    for (const [i, actor] of ACTORS.entries()) {
      if ('+0'.includes(row.expect[i]!)) continue;
      const variables = (await row.variables?.(world, actor, sen.app)) ?? {};
      const headers = actor === 'anonymous' ? {} : headersOf(world.actors[actor]);
      const answers = [];
      // The first two may teach it
      for (const way of [{}, {}, {}, BY_FASTIFY]) {
        await sen.app.services.orm.em.fork().execute('delete from throttle');
        answers.push(await ask({ query, variables }, { ...headers, ...way }));
      }
      const [direct, ordinary] = answers.slice(2) as [Answer, Answer];
      expect(ordinary.isDirect).toBe(false);
      expect({ ...direct, isDirect: false }, actor).toEqual(ordinary);
      directly += Number(direct.isDirect);
    }
    expect(directly).toBeGreaterThan(0);
  });
});

it.each<Record<string, string>>([{}, { 'x-graphql-cost': '1' }])(
  'what costs too much is refused alike, with its cost: %o',
  async (wish) => {
    const query =
      'query Costly($n: Int!) { courses(limit: $n) { items { ratings(limit: $n) { items { id stars createdAt } } } } }';
    await learn({ query, variables: { n: 1 } });
    const body = { query, variables: { n: 100 } };
    const direct = await ask(body, wish);
    const unknown = await ask({ ...body, query: `${query} # ${Object.keys(wish).join()}` }, wish);
    expect([direct.isDirect, unknown.isDirect]).toEqual([true, false]);
    expect({ ...direct, isDirect: false }).toEqual(unknown);
    expect(direct.body).toMatchObject({ extensions: { cost: { requested: expect.any(Number) } } });
  },
);

describe('of a document with several operations', () => {
  const query = `query A { categories { id } } mutation B { markAllNotificationsRead { markedCount } }
    subscription C { refundChanged { id } }`;
  const run = (operationName: string | undefined, headers = {}) => ask({ query, operationName }, headers);

  it('the one that is named is run, and no other', async () => {
    const headers = headersOf(await student(sen.app));
    for (let i = 0; i < 2; i++) await run('A', headers);
    expect(await run('A', headers)).toMatchObject({
      isDirect: true,
      body: { data: { categories: expect.anything() } },
    });
    expect(await run('B', headers)).toMatchObject({
      isDirect: true,
      body: { data: { markAllNotificationsRead: { markedCount: 0 } } },
    });
  });

  it.each([
    ['none', undefined, 'UNKNOWN_OPERATION'],
    ['an unknown one', 'D', 'UNKNOWN_OPERATION'],
    ['a subscription', 'C', 'SUBSCRIPTION_OVER_HTTP'],
  ])('Apollo refuses %s', async (_, name, reason) => {
    for (let i = 0; i < 2; i++) await run('A');
    const refused = await run(name);
    expect(refused.isDirect).toBe(false);
    expect(refused.body).toMatchObject({ errors: [{ extensions: { reason } }] });
  });
});

describe('a mutation that is answered directly', () => {
  const NOTE = 'mutation Note($input: CreateCourseInput!) { createCourse(input: $input) { id title } }';
  const courses = (title: string) =>
    sen.app.services.orm.em.fork().execute('select 1 from course where title = ?', [title]);

  it('is run once', async () => {
    const { token } = await teacher(sen.app);
    const headers = { authorization: `Bearer ${token}` };
    for (const n of [1, 2, 3]) {
      const input = { title: `Một khoá học ${n}` };
      const answer = await ask({ query: NOTE, variables: { input } }, headers);
      expect(answer).toMatchObject({ status: 200, isDirect: n > 2, body: { data: { createCourse: input } } });
      expect(await courses(input.title)).toHaveLength(1);
    }
  });

  it.each([
    ['that does not fit the schema', { title: 7 }, 400],
    ['that breaks a rule', { title: '' }, 200],
  ])(
    'says what is wrong with an input %s, with the status that the media type wants',
    async (_, input, status) => {
      const headers = { ...headersOf(await teacher(sen.app)), accept: 'application/graphql-response+json' };
      const body = { query: NOTE, variables: { input } };
      await learn(body);
      await ask({ query: '{ __typename }' }, headers);
      const direct = await ask(body, headers);
      const ordinary = await ask(body, { ...headers, ...BY_FASTIFY });
      expect([direct.isDirect, direct.status]).toEqual([true, status]);
      expect({ ...direct, isDirect: false }).toEqual(ordinary);
      expect(direct.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
    },
  );

  it('with a bad token is refused, by Apollo', async () => {
    const body = { query: NOTE, variables: { input: { title: 'Không ai tạo' } } };
    await learn(body);
    const refused = await ask(body, { authorization: 'Bearer nonsense' });
    expect([refused.isDirect, refused.status]).toEqual([false, 401]);
    expect(await courses('Không ai tạo')).toEqual([]);
  });
});

describe('what is not plain goes to Fastify as it came', () => {
  beforeAll(async () => {
    await learn(ME);
    expect((await ask(ME)).isDirect).toBe(true);
  });

  it.each<[string, object | string, Record<string, string>]>([
    ['weights of encodings', ME, BY_FASTIFY],
    ['an unknown document', { query: '{ me { email } }' }, {}],
    ['a subscription', { query: 'subscription { refundChanged { id } }' }, {}],
    ['broken JSON', '{"query":"{ me { id fullName } }"', {}],
    ['keys that reach for prototypes', '{"query":"{ me { id fullName } }","__proto__":{}}', {}],
    ['the same keys, escaped', '{"query":"{ me { id fullName } }","\\u005f_proto__":{}}', {}],
    ['a bad token', ME, { authorization: 'Bearer nonsense' }],
    ['a long body', { ...ME, variables: { x: 'x'.repeat(70_000) } }, {}],
    ['an unknown media type of the answer', ME, { accept: 'application/json;x=1' }],
  ])('%s', async (_, body, headers) => {
    const answer = await ask(body, headers);
    expect(answer.isDirect).toBe(false);
    expect(answer.head['content-type']).toContain('json');
  });

  it('a body in pieces', async () => {
    const bytes = Buffer.from(JSON.stringify(ME));
    const response = await fetch(`${sen.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: ReadableStream.from([bytes.subarray(0, 5), bytes.subarray(5)]),
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { reason: 'TOKEN_MISSING' } }] });
  });

  it('a client that leaves in the middle of its body is no error', async () => {
    const before = lines.length;
    const begun = once(sen.app.server.server, 'request');
    const socket = connect(Number(new URL(sen.url).port), '127.0.0.1');
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"que',
    );
    const [request] = (await begun) as [IncomingMessage];
    socket.destroy();
    await new Promise((closed) => request.once('close', closed));
    expect((await ask(ME)).status).toBe(200);
    expect(lines.slice(before).filter(({ msg }) => msg !== 'graphql')).toEqual([]);
  });
});

describe('on the bare connection', () => {
  const BODY = JSON.stringify({ query: '{ categories { slug } }' });
  beforeAll(() => learn(JSON.parse(BODY)));
  /** All that comes back, until so many have been answered or the server ends the connection. */
  const answersTo = (bytes: string, expected = Number.POSITIVE_INFINITY) =>
    new Promise<string>((done) => {
      let text = '';
      const socket = connect(Number(new URL(sen.url).port), '127.0.0.1', () => socket.write(bytes));
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (statuses(text).length >= expected) socket.destroy();
      });
      socket.on('error', () => {}).on('close', () => done(text));
    });
  const request = (headers: readonly string[], { body = BODY, version = '1.1' } = {}) =>
    [`POST /graphql HTTP/${version}`, 'Host: x', 'Content-Type: application/json', ...headers, '', body].join(
      '\r\n',
    );
  const LENGTH = `Content-Length: ${BODY.length}`;
  const statuses = (text: string) =>
    [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

  it('two requests in one piece are answered one after the other, with a line each', async () => {
    const before = ofGraphql().length;
    const text = await answersTo(request([LENGTH]) + request([LENGTH]), 2);
    expect(statuses(text)).toEqual([200, 200]);
    await eventually(() => expect(ofGraphql()).toHaveLength(before + 2));
    expect(
      ofGraphql()
        .slice(before)
        .every(({ isDirect }) => isDirect),
    ).toBe(true);
  });

  it('a client of HTTP/1.0 is answered, and its connection ends', async () => {
    const text = await answersTo(request([LENGTH], { version: '1.0' }));
    expect(statuses(text)).toEqual([200]);
    expect(text.toLowerCase()).toContain('connection: close');
    expect(text).toContain('"categories"');
  });

  it.each<[string, readonly string[], string, number[]]>([
    ['two lengths that differ', [LENGTH, 'Content-Length: 3'], BODY, [400]],
    ['a length and chunks', [LENGTH, 'Transfer-Encoding: chunked'], BODY, [400]],
    ['a length that is no number', ['Content-Length: 1e3'], BODY, [400]],
    ['a header that is none', [LENGTH, 'No colon'], BODY, [400]],
  ])('is refused as Node.js refuses it: %s', async (_, headers, body, expected) => {
    const before = ofGraphql().length;
    expect(statuses(await answersTo(request(headers, { body })))).toEqual(expected);
    expect(ofGraphql()).toHaveLength(before + expected.filter((status) => status === 200).length);
  });
});

it('an answer that can not be sent is a fault of the server, and does not end the program', async () => {
  await learn(ME);
  const broken = vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const response = await fetch(`${sen.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify(ME),
  });
  expect(response.status).toBe(500);
  broken.mockRestore();
  expect(lines.some(({ msg }) => msg === 'an answer could not be sent')).toBe(true);
  expect((await ask(ME)).isDirect).toBe(true);
});

it('a long answer is packed as the client takes it', async () => {
  const query = '{ courses(limit: 24) { items { id slug title subtitle coverUrl description } } }';
  await learn({ query });
  const plain = await ask({ query });
  const packed = await ask({ query }, { 'accept-encoding': 'gzip, deflate, br' });
  expect([plain.isDirect, packed.isDirect]).toEqual([true, true]);
  expect(packed.body).toEqual(plain.body);
  expect([plain.head['content-encoding'], packed.head['content-encoding']]).toEqual([undefined, 'br']);
  expect(packed.head.vary).toBe('accept-encoding');
});

it('an answer that is kept is sent in every encoding as it was read, with what belongs to each request', async () => {
  const query = 'query Kept($n: Int) { courses(limit: $n) { items { id slug title subtitle description } } }';
  const keeping = await listening({ READ_CACHE_MB: '8', TRUST_PROXY: '127.0.0.1' }, log);
  await course(keeping.app, (await teacher(keeping.app)).id, { title: 'Nấu món Huế'.repeat(9) });
  for (let i = 0; i < 12; i++) await course(keeping.app, (await teacher(keeping.app)).id);
  const answer = (headers = {}) => ask({ query, variables: { n: 23 } }, headers, keeping.url);
  const read = await answer();
  const given = () => keeping.app.wholes!.figures.hits;
  await eventually(async () => {
    const before = given();
    await answer();
    expect(given()).toBe(before + 1);
  });
  const before = given();
  const encodings = ['identity', 'br', 'gzip', 'br', 'gzip'];
  for (const encoding of encodings) {
    const kept = await answer({ 'accept-encoding': encoding });
    expect([kept.isDirect, kept.body]).toEqual([true, read.body]);
    expect(kept.head['content-encoding'] ?? 'identity').toBe(encoding);
  }
  const ordinary = await answer(BY_FASTIFY);
  expect([ordinary.isDirect, ordinary.body]).toEqual([false, read.body]);
  const { body } = await answer({ 'x-graphql-cost': '1' });
  expect(body).toEqual({ ...(read.body as object), extensions: { cost: expect.anything() } });
  expect(given()).toBe(before + encodings.length + 2);
});

it('an answer that is kept is paid for as it was, and refused where nothing is left', async () => {
  const query =
    'query Paid { courses(limit: 100) { items { id title subtitle slug level language price teacher { id fullName bio } } } }';
  const metered = await listening({ READ_CACHE_MB: '8', COST_PER_MINUTE: '30000' }, log);
  await course(metered.app, (await teacher(metered.app)).id);
  const answers = [];
  for (let i = 0; i < 40; i++) answers.push(await ask({ query }, {}, metered.url));
  const { hits } = metered.app.wholes!.figures;
  expect(hits).toBeGreaterThan(3);
  const left = answers.map(({ budget }) => Number(/r=(\d+)/.exec(budget)![1]));
  const paid = left.findIndex((each, i) => i > 0 && each >= left[i - 1]!);
  // Some of it comes back meanwhile
  for (let i = 1; i < paid; i++) expect(left[i - 1]! - left[i]!).toBeGreaterThan(30);
  const last = answers.at(-1)!;
  expect([last.status, last.head['retry-after'] !== undefined]).toEqual([429, true]);
  expect(last.body).toMatchObject({ errors: [{ extensions: { reason: 'BUDGET_SPENT' } }] });
});

it('the address is the one that the trusted proxy names', async () => {
  const metered = await listening({ TRUST_PROXY: '127.0.0.1', COST_PER_MINUTE: '60000' }, log);
  const query = '{ courses(limit: 100) { items { id slug title price sections { id } } } }';
  await learn({ query }, metered.url);
  const leftOf = async (address: string) => {
    const { isDirect, budget } = await ask({ query }, { 'x-forwarded-for': address }, metered.url);
    expect(isDirect).toBe(true);
    return Number(/r=(\d+)/.exec(budget)![1]);
  };
  const first = await leftOf('203.0.113.7');
  expect(await leftOf('203.0.113.7')).toBeLessThan(first);
  expect(await leftOf('203.0.113.8')).toBe(first);
});

it('foreign origins of CLIENT_ORIGINS are told what they may read', async () => {
  const open = await listening({ CLIENT_ORIGINS: 'https://app.example.vn' }, log);
  const origin = { origin: 'https://app.example.vn' };
  for (let i = 0; i < 3; i++)
    expect((await ask(ME, origin, open.url)).head['access-control-allow-origin']).toBe(origin.origin);
  await learn(ME, open.url);
  expect((await ask(ME, {}, open.url)).isDirect).toBe(true);
});

it('a session that ends is refused at once', async () => {
  const learner = await student(sen.app);
  const headers = headersOf(learner);
  await learn(ME);
  expect((await ask(ME, headers)).isDirect).toBe(true);
  expect((await ask(ME, headers)).body).toMatchObject({ data: { me: { id: learner.id } } });
  await sen.app.services.orm.em
    .fork()
    .execute('update person set is_active = false where id = ?', [learner.id]);
  await eventually(async () => expect((await ask(ME, headers)).status).toBe(401));
});

it('while the program leaves, clients are told to go elsewhere as Fastify does', async () => {
  const leaving = await listening({}, log);
  await learn(ME, leaving.url);
  expect((await ask(ME, {}, leaving.url)).head.connection).toBe('keep-alive');
  await leaving.app.leave();
  const { isDirect, head } = await ask(ME, {}, leaving.url);
  expect({ isDirect, connection: head.connection }).toEqual({ isDirect: false, connection: 'close' });
});
