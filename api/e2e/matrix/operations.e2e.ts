import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../src/testing/eventually.ts';
import { headersOf } from '../../src/testing/factories.ts';
import { type GraphqlBody, graphql, type Listening, listening } from '../listening.ts';
import { ACTORS, type ActorName, type Fixture, fixture } from './fixture.ts';
import { documentOf, type Row } from './rows/row.ts';
import { ROWS } from './rows.ts';

/** What each actor may do with each operation: the whole of it, or this fails. */
let sen: Listening;
beforeAll(async () => {
  sen = await listening();
});

const LETTERS: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'A',
  FORBIDDEN: 'F',
  NOT_FOUND: 'N',
  CONFLICT: 'C',
  POLICY: 'P',
  BAD_INPUT: 'B',
  INVALID_CREDENTIALS: 'I',
  GONE: 'G',
};

const codeOfOutcome = ({ data, errors }: Pick<GraphqlBody, 'data' | 'errors'>): string => {
  const code = errors?.[0]?.extensions.code;
  if (code) return LETTERS[code] ?? `<${code}: ${errors![0]!.message}>`;
  return data?.it == null ? '0' : '+';
};

/** What a subscription says first: of an order how it stands, of the rest what is made to happen once it listens. */
async function listen(row: Row, world: Fixture, actor: ActorName, variables: object): Promise<string> {
  const { events } = sen.app.services;
  // Who listened for the row before is gone
  await eventually(() => expect(events.size).toBe(0));
  const token = actor === 'anonymous' ? undefined : world.actors[actor].token;
  const client = createClient({
    url: `${sen.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    retryAttempts: 0,
  });
  return new Promise<string>((done, fail) => {
    let isOver = false;
    const hears = eventually(() => expect(isOver || events.size > 0).toBe(true));
    hears
      .then(
        async () =>
          !isOver && (await row.happens?.(sen.app, world, actor as Exclude<ActorName, 'anonymous'>)),
      )
      .catch(fail);
    client.subscribe(
      { query: documentOf(row), variables: variables as never },
      {
        next: (result) => end(codeOfOutcome(result as never)),
        // A socket is refused as a whole where the token is bad
        error: (error) => end(Array.isArray(error) ? codeOfOutcome({ errors: error as never }) : 'A'),
        complete: () => undefined,
      },
    );
    const end = (code: string) => {
      isOver = true;
      done(code);
    };
  }).finally(() => client.dispose());
}

async function outcome(row: Row, world: Fixture, actor: ActorName): Promise<string> {
  const variables = (await row.variables?.(world, actor, sen.app)) ?? {};
  if (row.op.startsWith('Subscription.')) return listen(row, world, actor, variables);
  const headers = actor === 'anonymous' ? {} : headersOf(world.actors[actor]);
  return codeOfOutcome((await graphql(sen, documentOf(row), { variables, headers })).body);
}

describe.each(ROWS.map((row) => ({ ...row, name: row.what ? `${row.op} (${row.what})` : row.op })))(
  '$name',
  (row) => {
    it(`is ${row.expect}`, async () => {
      const world = await fixture(sen.app);
      const outcomes: string[] = [];
      for (const actor of ACTORS) outcomes.push(await outcome(row, world, actor));
      expect(outcomes.join('')).toBe(row.expect);
    });
  },
);

it('leaves no operation out', () => {
  const schema = buildSchema(
    readFileSync(join(import.meta.dirname, '..', '..', '..', 'schema', 'schema.graphql'), 'utf8'),
  );
  const named = new Set(ROWS.map(({ op }) => op));
  const all = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type!.name}.${field}`),
  );
  expect(all.filter((op) => !named.has(op))).toEqual([]);
});
