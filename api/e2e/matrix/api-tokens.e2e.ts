import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { PERSON_ONLY, type Permission } from '../../src/platform/permissions.ts';
import { eventually, withinASecond } from '../../src/testing/eventually.ts';
import { type Actor, headersOf, select } from '../../src/testing/factories.ts';
import { type GraphqlBody, graphql, type Listening, listening, send } from '../listening.ts';
import { type Fixture, fixture } from './fixture.ts';
import type { Row } from './rows/row.ts';
import { ROWS } from './rows.ts';

/** What a token with all scopes of its owner does: what its owner's session does, but for what is for people alone. */
let sen: Listening;
let world: Fixture;
beforeAll(async () => {
  sen = await listening();
  world = await fixture(sen.app);
});

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'schema', 'schema.graphql'), 'utf8'),
);
const descriptionOf = (op: string): string => {
  const [type, field] = op.split('.') as [string, string];
  const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
  return root!.getFields()[field]!.description!;
};
/** Told by what the schema says of an operation, as an integrator would read it. */
const isForPeople = (op: string): boolean => {
  const description = descriptionOf(op);
  const [, permission] = /Needs the permission `([^`]+)`/.exec(description) ?? [];
  return (
    description.includes('Needs a fresh proof of identity (proveIdentity)') ||
    PERSON_ONLY.has(permission as Permission)
  );
};

async function tokenOf(owner: Actor, scopes?: readonly string[]): Promise<{ id: string; token: string }> {
  const headers = headersOf(owner);
  const terms = await graphql(sen, '{ apiTokenTerms { resources { actions { permission } } } }', { headers });
  const { resources } = terms.body.data!.apiTokenTerms as {
    resources: { actions: { permission: string }[] }[];
  };
  const every = resources.flatMap(({ actions }) => actions.map(({ permission }) => permission));
  const expiresOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await graphql(
    sen,
    'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret apiToken { id } } }',
    { headers, variables: { input: { name: 'Mọi quyền', scopes: scopes ?? every, expiresOn } } },
  );
  const { secret, apiToken } = body.data!.createApiToken as { secret: string; apiToken: { id: string } };
  return { id: apiToken.id, token: secret };
}

const documentOf = ({ op, args, types, fields = '' }: Row) => {
  const [kind, name] = op.split('.') as [string, string];
  return `${kind.toLowerCase()} M${types ? `(${types})` : ''} { it: ${name}${args ? `(${args})` : ''} ${fields} }`;
};
const outcomeOf = ({ data, errors }: GraphqlBody): string =>
  errors?.length ? String(errors[0]!.extensions.reason) : data?.it == null ? 'null' : 'answered';
const nameOf = ({ op, what }: Row) => (what ? `${op} (${what})` : op);
const revoke = (owner: Actor, id: string) =>
  graphql(sen, 'mutation($id: ID!) { revokeApiToken(apiTokenId: $id) { id } }', {
    headers: headersOf(owner),
    variables: { id },
  });

describe.each(['enrolled', 'owner', 'admin'] as const)('a token of %s with all their scopes', (name) => {
  it('reads what its owner reads', async () => {
    const actor = world.actors[name];
    const { token } = await tokenOf(actor);
    const seen: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const row of ROWS.filter(({ op }) => op.startsWith('Query.'))) {
      const variables = (await row.variables?.(world, name, sen.app)) ?? {};
      const ask = async (headers: Record<string, string>) =>
        outcomeOf((await graphql(sen, documentOf(row), { variables, headers })).body);
      const own = await ask(headersOf(actor));
      expected[nameOf(row)] = isForPeople(row.op) && own !== 'NOT_PERMITTED' ? 'PERSON_NEEDED' : own;
      seen[nameOf(row)] = await ask({ authorization: `Bearer ${token}` });
    }
    expect(seen).toEqual(expected);
    expect(Object.values(seen).filter((each) => each === 'answered').length).toBeGreaterThan(20);
  });

  it('does nothing that is for people alone, with the proof of its owner’s session neither', async () => {
    const actor = world.actors[name];
    const { token } = await tokenOf(actor);
    const outcomes = new Map<string, string>();
    for (const row of ROWS.filter(({ op }) => op.startsWith('Mutation.') && isForPeople(op))) {
      const variables = (await row.variables?.(world, name, sen.app)) ?? {};
      const headers = headersOf({ token, proof: actor.proof });
      outcomes.set(
        nameOf(row),
        outcomeOf((await graphql(sen, documentOf(row), { variables, headers })).body),
      );
    }
    expect(outcomes.size).toBeGreaterThan(30);
    for (const [row, outcome] of outcomes)
      expect([row, outcome]).toEqual([row, expect.stringMatching(/^(PERSON_NEEDED|NOT_PERMITTED)$/)]);
    expect(outcomes.get('Mutation.changePassword')).toBe('PERSON_NEEDED');
    expect(outcomes.get('Mutation.createApiToken')).toBe('PERSON_NEEDED');
  });
});

describe('on REST a token', () => {
  const rest = (token: string, path: string, more: object = {}) =>
    send(`${sen.url}/api${path}`, { headers: { authorization: `Bearer ${token}` }, ...more });

  it('reads and writes what its scopes say, names the scope that it lacks, and ends', async () => {
    const owner = world.actors.enrolled;
    const { id, token } = await tokenOf(owner, ['profile:read']);
    const me = await rest(token, '/auth/me');
    expect([me.status, (me.body.data as { id: string }).id]).toEqual([200, owner.id]);
    const write = { method: 'PUT', body: { bio: 'Viết bởi chương trình' } };
    const refused = await rest(token, '/client/users/profile', write);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({ reason: 'SCOPE_MISSING', permission: 'profile:update' });
    const writer = await tokenOf(owner, ['profile:read', 'profile:update']);
    expect((await rest(writer.token, '/client/users/profile', write)).status).toBe(200);
    const [row] = await select<{ bio: string }>(sen.app, 'select bio from person where id = ?', [owner.id]);
    expect(row!.bio).toBe('Viết bởi chương trình');
    await revoke(owner, id);
    await withinASecond(async () => {
      const ended = await rest(token, '/auth/me');
      expect([ended.status, (ended.body.error as { reason: string }).reason]).toEqual([
        401,
        'API_TOKEN_ENDED',
      ]);
      expect(ended.headers.get('www-authenticate')).toContain('invalid_token');
    });
  });
});

describe('what is public', () => {
  it('is read by a token of any scope, on both transports, and is no more than anyone reads', async () => {
    const { token } = await tokenOf(world.actors.enrolled, ['notification:read']);
    const headers = { authorization: `Bearer ${token}` };
    const query = '{ categories { id slug } courses { total } }';
    const [own, anyone] = [await graphql(sen, query, { headers }), await graphql(sen, query)];
    expect(own.body.data).toEqual(anyone.body.data);
    expect(own.body.data).not.toBeNull();
    const rest = (more: object) => send(`${sen.url}/api/courses`, more);
    expect((await rest({ headers })).body).toEqual((await rest({})).body);
    // What of a public thing is for its viewer alone takes a scope like everything else
    expect((await graphql(sen, '{ me { id } }', { headers })).body.errors![0]!.extensions.reason).toBe(
      'SCOPE_MISSING',
    );
  });
});

describe('a file that is sent with a token', () => {
  const tus = (token?: string) =>
    fetch(`${sen.url}/api/upload/files`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '5',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
  const multipart = (token?: string) => {
    const body = new FormData();
    body.set('file', new Blob(['chào']), 'chao.txt');
    return fetch(`${sen.url}/api/upload`, {
      method: 'POST',
      body,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
  };
  const said = async (response: Response) => {
    const { error } = (await response.json()) as { error?: { reason: string; permission?: string } };
    return [response.status, error?.reason, error?.permission];
  };

  it.each([
    ['in pieces (tus)', tus],
    ['as a form', multipart],
  ])('takes the scope, %s', async (_, sends) => {
    const owner = world.actors.enrolled;
    const lacking = await tokenOf(owner, ['profile:read', 'profile:update']);
    expect(await said(await sends(lacking.token))).toEqual([403, 'SCOPE_MISSING', 'upload:create']);
    const { id, token } = await tokenOf(owner, ['upload:create']);
    expect((await sends(token)).ok).toBe(true);
    const missing = await sends();
    expect(missing.headers.get('www-authenticate')).toBe('Bearer realm="Sen"');
    expect(await said(missing)).toEqual([401, 'TOKEN_MISSING', undefined]);
    await revoke(owner, id);
    await withinASecond(async () => {
      const ended = await sends(token);
      expect(ended.headers.get('www-authenticate')).toBe('Bearer realm="Sen", error="invalid_token"');
      expect(await said(ended)).toEqual([401, 'API_TOKEN_ENDED', undefined]);
    });
  });
});

describe('over a WebSocket a token', () => {
  const connect = (
    connectionParams: Record<string, unknown>,
    closed: (code: number) => void = () => undefined,
  ) =>
    createClient({
      url: `${sen.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams,
      retryAttempts: 0,
      lazy: true,
      on: { closed: (event) => closed((event as { code: number }).code) },
    });
  const query = 'subscription { notificationReceived { id } }';
  const notify = (id: string) =>
    select(
      sen.app,
      'insert into notification (person_id, kind, params) values (?, \'ENROLLED\', \'{"course":"Vẽ"}\')',
      [id],
    );

  it.each([
    ['Authorization', (token: string) => ({ Authorization: `Bearer ${token}` })],
    ['authToken', (token: string) => ({ authToken: token })],
    ['headers.authorization', (token: string) => ({ headers: { authorization: `Bearer ${token}` } })],
  ])('is taken as %s, hears of its owner, and is cut off when it is revoked', async (_, params) => {
    const owner = world.actors.enrolled;
    const { events } = sen.app.services;
    await eventually(() => expect(events.size).toBe(0));
    const { id, token } = await tokenOf(owner);
    let code: number | undefined;
    let heard = 0;
    const client = connect(params(token), (closed) => {
      code = closed;
    });
    client.subscribe(
      { query },
      { next: ({ data }) => void (data && heard++), error: () => undefined, complete: () => undefined },
    );
    await eventually(() => expect(events.size).toBe(1));
    // A timer that can not wait for months must not cut it off at once
    expect(code).toBeUndefined();
    await notify(owner.id);
    await eventually(() => expect(heard).toBe(1));
    await revoke(owner, id);
    await withinASecond(async () => expect(code).toBe(4403));
    await client.dispose();
  });

  it('without the scope hears nothing but that', async () => {
    const { token } = await tokenOf(world.actors.enrolled, ['profile:read']);
    const client = connect({ token });
    const errors = await new Promise((done) =>
      client.subscribe(
        { query },
        { next: ({ errors }) => done(errors), error: done, complete: () => undefined },
      ),
    );
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'SCOPE_MISSING' } }]);
    await client.dispose();
  });
});
