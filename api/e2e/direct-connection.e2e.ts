import { once } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../src/testing/eventually.ts';
import { course, headersOf, student, teacher } from '../src/testing/factories.ts';
import { BY_FASTIFY } from './both-ways.ts';
import { askAt, learnAt, lines, log, ofGraphql } from './direct-asking.ts';
import { type Listening, listening } from './listening.ts';
import { stopBudgets } from './stopped-budgets.ts';

/** What the bare connection takes, what it leaves to Fastify, and what it sends. */
let sen: Listening;
beforeAll(async () => {
  sen = await listening({ TRUST_PROXY: '127.0.0.1' }, log);
});

const ask = (body: object | string, headers?: Record<string, string>, url = sen.url) =>
  askAt(url, body, headers);
const learn = (body: object, url = sen.url) => learnAt(url, body);
const ME = { query: '{ me { id fullName } }' };

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
  beforeAll(async () => {
    await learn(JSON.parse(BODY));
    // Apollo chooses the type for whoever names none
    await answersTo(request([LENGTH]), 1);
  });
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
  const { id } = await teacher(sen.app);
  for (let i = 0; i < 12; i++) await course(sen.app, id);
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
  onTestFinished(stopBudgets());
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
  for (let i = 1; i < paid; i++) expect(left[i - 1]! - left[i]!).toBeGreaterThan(30);
  const last = answers.at(-1)!;
  expect([last.status, last.head['retry-after'] !== undefined]).toEqual([429, true]);
  expect(last.body).toMatchObject({ errors: [{ extensions: { reason: 'BUDGET_SPENT' } }] });
});

it('the address is the one that the trusted proxy names', async () => {
  onTestFinished(stopBudgets());
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

it('foreign origins of CLIENT_ORIGINS are told what they may read, and our own is answered directly', async () => {
  const open = await listening({ CLIENT_ORIGINS: 'https://app.example.vn' }, log);
  const origin = { origin: 'https://app.example.vn' };
  const own = new URL(open.app.services.config.publicUrl).origin;
  for (let i = 0; i < 3; i++)
    expect((await ask(ME, origin, open.url)).head['access-control-allow-origin']).toBe(origin.origin);
  await learn(ME, open.url);
  expect((await ask(ME, {}, open.url)).isDirect).toBe(true);
  expect((await ask(ME, { origin: own }, open.url)).isDirect).toBe(true);
  expect((await ask(ME, { origin: 'https://elsewhere.example.vn' }, open.url)).isDirect).toBeFalsy();
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
