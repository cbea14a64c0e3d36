import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { ownApp } from '../testing/app.ts';
import { cpuOfMessage, FORMS, measureCpu, type Sent } from '../testing/degenerate-forms.ts';
import { type Actor, admin, course, teacher, toHeaders } from '../testing/factories.ts';

/**
 * No request may block the process. Each request is sent at its maximum size and at a quarter of it. The CPU time of
 * the main thread may grow about linearly. The test prints its slowest measurements.
 */
/** Growth is not checked below this time, because it would be noise. */
const MIN_MEASURABLE_MS = 200;
const MAX_MS = 2000;
/** Maximum factor of the time for four times the size. */
const MAX_GROWTH = 8;

/** Characters of a text, below the body limit. */
const LARGE = 600_000;

let app: App;
let boss: Actor;
let author: Actor;
let courseId = '';
beforeAll(async () => {
  app = await ownApp({ COST_PER_MINUTE: '1000000000' });
  boss = await admin(app);
  author = await teacher(app);
  courseId = (await course(app, author.id, { status: 'DRAFT' } as never)).id;
});

const graphql = (query: string, variables: object, actor?: () => Actor): Sent => ({
  payload: { query, variables },
  headers: actor && toHeaders(actor()),
});
const prose = (text: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text }] },
    { type: 'codeBlock', content: [{ type: 'text', text }] },
  ],
});
const questions = (format: string) => (text: string) =>
  graphql(
    'mutation($input: ImportQuestionsInput!) { importQuestions(input: $input) { __typename } }',
    { input: { courseId, format, text, isDryRun: true } },
    () => author,
  );

/** Inputs that accept text, with the maximum length. */
const TEXTS: Readonly<Record<string, [size: number, send: (text: string) => Sent]>> = {
  'GraphQL document': [LARGE, (text) => graphql(`{ __typename } # ${text}`, {})],
  'GraphQL document without a comment': [LARGE, (text) => graphql(`{ me(a: ${text}) { id } }`, {})],
  'course search': [
    LARGE,
    (search) => graphql('query($f: CourseFilter) { courses(filter: $f) { total } }', { f: { search } }),
  ],
  'sign-in': [
    LARGE,
    (text) =>
      graphql('mutation($input: SignInInput!) { signIn(input: $input) { __typename } }', {
        input: { email: text, password: text.slice(0, 1000) },
      }),
  ],
  'questions in GIFT': [LARGE, questions('GIFT')],
  'questions in XML': [LARGE, questions('MOODLE_XML')],
  outline: [
    LARGE,
    (text) =>
      graphql(
        'mutation($input: ImportOutlineInput!) { importOutline(input: $input) { __typename } }',
        { input: { courseId, file: Buffer.from(text).toString('base64').slice(0, LARGE), isDryRun: true } },
        () => author,
      ),
  ],
  roster: [
    LARGE,
    (addresses) =>
      graphql(
        'query($id: ID!, $addresses: String!) { rosterPreview(courseId: $id, addresses: $addresses) { __typename } }',
        { id: courseId, addresses },
        () => author,
      ),
  ],
  people: [
    LARGE,
    (text) =>
      graphql(
        'query($csv: String!) { previewPeopleImport(csv: $csv) { __typename } }',
        { csv: `email,fullName\n${text}` },
        () => boss,
      ),
  ],
  'payout statement': [
    LARGE,
    (csv) =>
      graphql(
        'mutation($input: ImportPayoutStatementInput!) { importPayoutStatement(input: $input) { __typename } }',
        { input: { csv } },
        () => boss,
      ),
  ],
  'rich text': [
    190_000,
    (text) =>
      graphql(
        'mutation($input: UpdateCourseInput!) { updateCourse(input: $input) { id } }',
        { input: { courseId, expectedVersion: 1, description: prose(text) } },
        () => author,
      ),
  ],
  'REST body': [LARGE, (text) => ({ url: '/api/auth/login', payload: { email: text, password: 'x' } })],
  'REST parameter': [
    12_000,
    (text) => ({ method: 'GET', url: `/api/courses?search=${encodeURIComponent(text).slice(0, 12_000)}` }),
  ],
  'page URL': [12_000, (text) => ({ method: 'GET', url: `/courses?${encodeURI(text).slice(0, 12_000)}` })],
  'page header': [
    12_000,
    (text) => ({
      method: 'GET',
      url: '/',
      headers: { 'if-none-match': `"a"${inHeader(text)}`, accept: inHeader(text) },
    }),
  ],
  'GraphQL headers': [
    6000,
    (text) => ({
      method: 'GET',
      url: '/graphql?query={__typename}',
      headers: {
        'content-type': `a${inHeader(text)}b`,
        'accept-language': inHeader(text),
        accept: inHeader(text),
      },
    }),
  ],
};
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '\t');

/** Requests with many or deeply nested parts, with the maximum number of parts. */
const SHAPES: Readonly<Record<string, [size: number, send: (count: number) => Sent]>> = {
  'unknown keys of an input': [
    40_000,
    (count) => graphql('query($f: CourseFilter) { courses(filter: $f) { total } }', { f: keys(count) }),
  ],
  'permitted keys of an input': [
    1000,
    (count) => graphql('query($f: CourseFilter) { courses(filter: $f) { total } }', { f: keys(count) }),
  ],
  'list items of a wrong scalar type': [
    150_000,
    (count) =>
      graphql('query($ids: [ID!]!) { cartPreview(courseIds: $ids) { __typename } }', {
        ids: Array(count).fill(true),
      }),
  ],
  'list items that are objects': [
    40_000,
    (count) =>
      graphql('query($ids: [ID!]!) { cartPreview(courseIds: $ids) { __typename } }', {
        ids: Array(count).fill({}),
      }),
  ],
  'fields of a REST body': [60_000, (count) => ({ url: '/api/auth/register', payload: keys(count) })],
  'REST parameters': [3000, (count) => ({ method: 'GET', url: `/api/courses?${'a=&'.repeat(count)}` })],
  'nested values': [
    100_000,
    (count) => ({
      headers: { 'content-type': 'application/json' },
      payload: `{"query":"query($f:CourseFilter){courses(filter:$f){total}}","variables":{"f":${'['.repeat(count)}${']'.repeat(count)}}}`,
    }),
  ],
  'nested fields': [100_000, (count) => graphql('{a'.repeat(count), {})],
  'unknown fields': [900, (count) => graphql(`{ ${numberedNames('kourse', count).join(' ')} }`, {})],
  'unknown types of variables': [
    300,
    (count) => graphql(`query(${numberedNames('$v', count).join(': Kourse, ')}: Kourse) { __typename }`, {}),
  ],
  'introspected types': [
    20,
    (count) =>
      graphql(
        `{ ${numberedNames('a', count).join(': __type(name: "Query") { fields { name } } ')}: __typename }`,
        {},
      ),
  ],
};

/** Characters of a WebSocket message, below its limit. */
const MAX_MESSAGE = 20_000;

const subscribe = (query: string, variables: object = {}) => ({
  id: 'a',
  type: 'subscribe',
  payload: { query, variables },
});
/** WebSocket messages that contain a text. */
const MESSAGES: Readonly<Record<string, (text: string) => object>> = {
  'comment of a subscription': (text) => subscribe(`subscription { nothing } # ${text}`),
  'argument of a subscription': (text) => subscribe(`subscription { nothing(a: ${text}) }`),
  'variable of a subscription': (text) =>
    subscribe('subscription($a: [Int!]) { notificationReceived { id } }', { a: text }),
  'ID of a message': (id) => ({ id, type: 'complete' }),
  'unknown message': (type) => ({ type }),
};
const keys = (count: number) => Object.fromEntries(numberedNames('k', count).map((key) => [key, 0]));
const numberedNames = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i}`);

const slowest: { readonly what: string; readonly ms: number }[] = [];

async function expectBounded(
  what: string,
  measure: (size: number) => Promise<number>,
  largest: number,
): Promise<void> {
  let [quarter, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // The minimum of three attempts, because a garbage collection may slow one down
  for (let tries = 0; tries < 3 && !isBounded(quarter, whole); tries++) {
    quarter = Math.min(quarter, await measure(Math.floor(largest / 4)));
    whole = Math.min(whole, await measure(largest));
  }
  slowest.push({ what, ms: Math.round(whole) });
  expect(isBounded(quarter, whole), `${what}: ${quarter} ms for a quarter, ${whole} ms for the whole`).toBe(
    true,
  );
}

const isBounded = (quarter: number, whole: number): boolean =>
  whole < MIN_MEASURABLE_MS || (whole < MAX_MS && whole / quarter < MAX_GROWTH);

describe('a slow text has a bounded time as', () => {
  test.each(Object.entries(TEXTS))(
    '%s',
    async (name, [size, send]) => {
      for (const [form, make] of Object.entries(FORMS))
        await expectBounded(`${form} as ${name}`, (count) => measureCpu(app, send(make(count))), size);
    },
    300_000,
  );
});

test.each(Object.entries(SHAPES))('many %s have a bounded time', async (name, [count, send]) => {
  await expectBounded(name, (size) => measureCpu(app, send(size)), count);
});

describe('a slow text on a WebSocket has a bounded time as', () => {
  let url = '';
  beforeAll(async () => {
    url = (await app.server.listen({ port: 0, host: '127.0.0.1' })).replace(/^http/, 'ws');
  });

  test.each(Object.entries(MESSAGES))('%s', async (name, message) => {
    for (const [form, make] of Object.entries(FORMS))
      await expectBounded(
        `${form} as ${name}`,
        (size) => cpuOfMessage(`${url}/graphql`, boss, message(make(size))),
        MAX_MESSAGE,
      );
  });
});

test('all requests were measured', () => {
  slowest.sort((a, b) => b.ms - a.ms);
  console.log(
    slowest
      .slice(0, 10)
      .map(({ what, ms }) => `${ms} ms: ${what}`)
      .join('\n'),
  );
  expect(slowest.length).toBe(
    (Object.keys(TEXTS).length + Object.keys(MESSAGES).length) * Object.keys(FORMS).length +
      Object.keys(SHAPES).length,
  );
});
