import { beforeAll, describe, expect, it } from 'vitest';
import { headersOf, student, teacher } from '../src/testing/factories.ts';
import { BY_FASTIFY } from './both-ways.ts';
import { askAt, learnAt, log } from './direct-asking.ts';
import { type Listening, listening } from './listening.ts';

/** Responses on the bare connection equal those of Fastify and Apollo. The matrix compares them for every operation. */
let sen: Listening;
beforeAll(async () => {
  sen = await listening({ TRUST_PROXY: '127.0.0.1' }, log);
});

const ask = (body: object, headers?: Record<string, string>) => askAt(sen.url, body, headers);
const learn = (body: object) => learnAt(sen.url, body);

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
    // Parsing the unknown one was charged, so it says what is left
    const { 'ratelimit-policy': policy, ...head } = unknown.head as Record<string, unknown>;
    expect(policy).toBeTruthy();
    expect({ ...direct, isDirect: false }).toEqual({ ...unknown, head, budget: direct.budget });
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
  const CREATE = 'mutation Create($input: CreateCourseInput!) { createCourse(input: $input) { id title } }';
  const courses = (title: string) =>
    sen.app.services.orm.em.fork().execute('select 1 from course where title = ?', [title]);

  it('is run once', async () => {
    const { token } = await teacher(sen.app);
    const headers = { authorization: `Bearer ${token}` };
    for (const n of [1, 2, 3]) {
      const input = { title: `Một khoá học ${n}` };
      const answer = await ask({ query: CREATE, variables: { input } }, headers);
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
      const body = { query: CREATE, variables: { input } };
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
    const body = { query: CREATE, variables: { input: { title: 'Không ai tạo' } } };
    await learn(body);
    const refused = await ask(body, { authorization: 'Bearer nonsense' });
    expect([refused.isDirect, refused.status]).toEqual([false, 401]);
    expect(await courses('Không ai tạo')).toEqual([]);
  });
});
