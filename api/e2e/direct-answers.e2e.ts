import { beforeAll, describe, expect, it } from 'vitest';
import { headersOf, student, teacher } from '../src/testing/factories.ts';
import { BY_FASTIFY, withoutMoments } from './both-ways.ts';
import { type Answer, askAt, learnAt, log, ofGraphql } from './direct-asking.ts';
import { type Listening, listening } from './listening.ts';
import { ACTORS, type Fixture, fixture } from './matrix/fixture.ts';
import { documentOf, type Row } from './matrix/rows/row.ts';
import { ROWS } from './matrix/rows.ts';
import { byHash, ownPublicQueries } from './own-queries.ts';

/** What is answered on the bare connection is answered as by Fastify and Apollo. */
let sen: Listening;
let world: Fixture;
beforeAll(async () => {
  sen = await listening({ TRUST_PROXY: '127.0.0.1' }, log);
  world = await fixture(sen.app);
});

const ask = (body: object, headers?: Record<string, string>) => askAt(sen.url, body, headers);
const learn = (body: object) => learnAt(sen.url, body);

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

const isRefused = (letter: string | undefined) => letter !== '+' && letter !== '0';
/** To others than whose session has ended, which is Apollo's to say. */
const refusesSome = ({ expect: letters }: Row) =>
  ACTORS.some((actor, i) => actor !== 'ended' && isRefused(letters[i]));

describe('every mutation of the matrix that is refused, by each actor', () => {
  it.each(
    ROWS.filter((row) => row.op.startsWith('Mutation.') && refusesSome(row)).map((row) => ({
      row,
      name: `${row.op} ${row.what ?? ''}`,
    })),
  )('$name is answered alike by both ways', async ({ row }) => {
    const query = documentOf(row);
    let directly = 0;
    for (const [i, actor] of ACTORS.entries()) {
      if (!isRefused(row.expect[i])) continue;
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
