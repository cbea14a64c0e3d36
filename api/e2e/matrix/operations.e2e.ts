import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../../src/app.ts';
import { migratedDatabase } from '../../src/testing/database.ts';
import { eventually } from '../../src/testing/eventually.ts';
import { select } from '../../src/testing/factories.ts';
import { cachingAndPlain } from '../caching-and-plain.ts';
import { type Clock, controlClock } from '../frozen-clock.ts';
import { byHash, type OwnQuery, ownPublicQueries } from '../own-queries.ts';
import { compareCached } from './comparisons/cached.ts';
import {
  createToken,
  expectedOfToken,
  isForPeople,
  schema,
  sendWithToken,
  TOKEN_OWNERS,
  type TokenOwner,
} from './comparisons/token.ts';
import { fixtureCopies } from './copies.ts';
import { ACTORS, type ActorName, type Fixture } from './fixture.ts';
import { toLetter } from './outcome.ts';
import { GraphqlLog, headersOfActor, sendTo } from './requests.ts';
import { type Row, toDocument } from './rows/row.ts';
import { ROWS } from './rows.ts';

/**
 * The permissions of each actor for every operation. The same responses are compared with those of the cache and of
 * API tokens.
 */
let plain: App;
let caching: App;
let url: string;
let clock: Clock;
let copy: () => Promise<Fixture>;
const log = new GraphqlLog();

beforeAll(async () => {
  const databaseUrl = await migratedDatabase();
  clock = await controlClock(databaseUrl);
  ({ caching, plain } = await cachingAndPlain({ databaseUrl, log: log.log }));
  url = await plain.server.listen({ port: 0, host: '127.0.0.1' });
  copy = await fixtureCopies(plain);
});

const getRows = (kind: 'Query' | 'Mutation' | 'Subscription') =>
  ROWS.filter(({ op }) => op.startsWith(`${kind}.`)).map((row) => ({
    ...row,
    name: row.what ? `${row.op} (${row.what})` : row.op,
  }));
const getVariables = async (row: Row, fixture: Fixture, actor: ActorName) =>
  (await row.variables?.(fixture, actor, plain)) ?? {};

// Queries change nothing, so all of them share one fixture
describe('queries', () => {
  let fixture: Fixture;
  const tokens = {} as Record<TokenOwner, string>;
  let bySql = 0;
  let throughTokens = 0;
  beforeAll(async () => {
    fixture = await copy();
    for (const name of TOKEN_OWNERS) tokens[name] = (await createToken(plain, fixture.actors[name])).token;
    await clock.freeze();
  });
  afterAll(() => clock.resume());

  it.each(getRows('Query'))('$name is $expect', async (row) => {
    const query = toDocument(row);
    const letters: string[] = [];
    const sets = new Map<string, object>();
    for (const actor of ACTORS) {
      const variables = await getVariables(row, fixture, actor);
      sets.set(JSON.stringify(variables), variables);
      const request = { body: { query, variables }, headers: headersOfActor(fixture, actor) };
      const answer = await sendTo(url, request);
      letters.push(toLetter(answer.body));
      if ((await log.getLine(answer.requestId)).path === 'sql') bySql++;
      const owner = TOKEN_OWNERS.find((name) => name === actor);
      if (!owner) continue;
      const outcome = await sendWithToken(plain, tokens[owner], fixture.actors[owner], { query, variables });
      expect(outcome, `a token of ${actor}`).toBe(expectedOfToken(row.op, answer.body));
      if (outcome === 'answered') throughTokens++;
    }
    expect(letters.join('')).toBe(row.expect);
    for (const variables of sets.values())
      await compareCached(
        { caching, plain },
        { query, variables },
        (actor) => headersOfActor(fixture, actor),
        row.op,
      );
  });

  describe('persisted queries of the web', () => {
    let queries: OwnQuery[];
    const answered = new Set<string>();
    const answeredBySql = new Set<string>();
    beforeAll(async () => {
      queries = await ownPublicQueries(plain, fixture);
    });

    it('give the same response from SQL and from the cache', async () => {
      for (const query of queries)
        for (const variables of query.variables) {
          const body = byHash(query, variables);
          for (const actor of ACTORS) {
            const answer = await sendTo(url, { body, headers: headersOfActor(fixture, actor) });
            if ((await log.getLine(answer.requestId)).path === 'sql') answeredBySql.add(query.name);
            if (!answer.body.errors) answered.add(query.name);
          }
          await compareCached(
            { caching, plain },
            body,
            (actor) => headersOfActor(fixture, actor),
            query.name,
          );
        }
      expect(queries.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
    }, 600_000);

    // A field of a public page must not require an ordinary resolver
    it('run only on SQL if they return settings or signed URLs', () => {
      const others = queries.map(({ name }) => name).filter((name) => !answeredBySql.has(name));
      expect(others.toSorted()).toEqual([...SETTING_OPERATIONS, ...WITH_SIGNED_URLS].toSorted());
    });
  });

  it('cover each of these paths', () => {
    expect(bySql).toBeGreaterThan(100);
    expect(caching.cache!.figures.hits).toBeGreaterThan(20);
    expect(throughTokens).toBeGreaterThan(60);
  });
});

/** Operations that read settings, configuration, code, or figures that are counted once an hour. */
const SETTING_OPERATIONS = [
  // The placeholders are those of the code
  'LegalAdmin',
  'AccountSecurity',
  'Banks',
  'ContactTerms',
  'DeveloperGuide',
  'GoogleSignIn',
  'PackageRules',
  'PaymentGateways',
  'PayoutTerms',
  'PublicFigures',
  'PublicTerms',
  'RefusalReasons',
  'VideoTerms',
];
const WITH_SIGNED_URLS = [
  'AssignmentPage',
  'CourseForEdit',
  'CoursePromo',
  'GuestTicket',
  'LessonForEdit',
  'LessonPreview',
];

// Each mutation has its own fixture, so that it has no effect on others
describe('mutations', () => {
  const tokens = {} as Record<TokenOwner, { token: string; actor: Fixture['actors'][TokenOwner] }>;
  /** Outcomes of operations for people only, with tokens. */
  const forPeople: [string, string][] = [];
  beforeAll(async () => {
    const { actors } = await copy();
    for (const name of TOKEN_OWNERS)
      tokens[name] = { actor: actors[name], token: (await createToken(plain, actors[name])).token };
  });
  const resetThrottles = () => select(plain, 'delete from throttle');

  it.each(getRows('Mutation'))('$name is $expect', async (row) => {
    const fixture = await copy();
    const query = toDocument(row);
    const letters: string[] = [];
    for (const actor of ACTORS) {
      const variables = await getVariables(row, fixture, actor);
      const request = { body: { query, variables }, headers: headersOfActor(fixture, actor) };
      if (isForPeople(row.op) && actor in tokens) {
        const { token, actor: owner } = tokens[actor as TokenOwner];
        forPeople.push([
          `${row.name}, ${actor}`,
          await sendWithToken(plain, token, owner, { query, variables }),
        ]);
      }
      await resetThrottles();
      letters.push(toLetter((await sendTo(url, request)).body));
    }
    expect(letters.join('')).toBe(row.expect);
  });

  it('reject API tokens if they need a person, also with a proof', () => {
    expect(forPeople.length).toBeGreaterThan(90);
    for (const [row, outcome] of forPeople)
      expect([row, outcome]).toEqual([row, expect.stringMatching(/^(PERSON_NEEDED|NOT_PERMITTED)$/)]);
    const outcomes = new Map(forPeople);
    expect(outcomes.get('Mutation.changePassword, enrolled')).toBe('PERSON_NEEDED');
    expect(outcomes.get('Mutation.createApiToken, enrolled')).toBe('PERSON_NEEDED');
  });
});

describe('subscriptions', () => {
  /**
   * The first event: the current state of an order, otherwise an event that is caused once the subscription is
   * active.
   */
  async function listen(row: Row, fixture: Fixture, actor: ActorName): Promise<string> {
    const { events } = plain.services;
    const variables = await getVariables(row, fixture, actor);
    // The subscription of the previous row has ended
    await eventually(() => expect(events.size).toBe(0));
    const token = actor === 'anonymous' ? undefined : fixture.actors[actor].token;
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: token ? { authorization: `Bearer ${token}` } : {},
      retryAttempts: 0,
    });
    return new Promise<string>((done, fail) => {
      let isOver = false;
      const subscribed = eventually(() => expect(isOver || events.size > 0).toBe(true));
      subscribed
        .then(
          async () =>
            !isOver && (await row.happens?.(plain, fixture, actor as Exclude<ActorName, 'anonymous'>)),
        )
        .catch(fail);
      client.subscribe(
        { query: toDocument(row), variables: variables as never },
        {
          next: (result) => end(toLetter(result as never)),
          // An invalid token closes the whole socket
          error: (error) => end(Array.isArray(error) ? toLetter({ errors: error as never }) : 'A'),
          complete: () => undefined,
        },
      );
      const end = (letter: string) => {
        isOver = true;
        done(letter);
      };
    }).finally(() => client.dispose());
  }

  it.each(getRows('Subscription'))('$name is $expect', async (row) => {
    const fixture = await copy();
    const letters: string[] = [];
    for (const actor of ACTORS) letters.push(await listen(row, fixture, actor));
    expect(letters.join('')).toBe(row.expect);
  });
});

it('cover every operation', () => {
  const walked = new Set(ROWS.map(({ op }) => op));
  const all = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type!.name}.${field}`),
  );
  expect(all.filter((op) => !walked.has(op))).toEqual([]);
});
