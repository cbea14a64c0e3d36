import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../src/testing/eventually.ts';
import { type Actor, select, toHeaders } from '../../src/testing/factories.ts';
import { graphql, type Listening, listening, send } from '../listening.ts';
import { createToken } from './comparisons/token.ts';
import { createFixture, type Fixture } from './fixture.ts';

/** API tokens on REST, for files and on a WebSocket. The matrix compares all queries with those of a session. */
let sen: Listening;
let fixture: Fixture;
beforeAll(async () => {
  sen = await listening();
  fixture = await createFixture(sen.app);
});

const newToken = (owner: Actor, scopes: readonly string[]) => createToken(sen.app, owner, scopes);
const revoke = (owner: Actor, id: string) =>
  graphql(sen, 'mutation($id: ID!) { revokeApiToken(apiTokenId: $id) { id } }', {
    headers: toHeaders(owner),
    variables: { id },
  });

describe('an API token on REST', () => {
  const rest = (token: string, path: string, more: object = {}) =>
    send(`${sen.url}/api${path}`, { headers: { authorization: `Bearer ${token}` }, ...more });

  it('reads and writes within its scopes, names a missing scope and expires', async () => {
    const owner = fixture.actors.enrolled;
    const { id, token } = await newToken(owner, ['profile:read']);
    const me = await rest(token, '/auth/me');
    expect([me.status, (me.body.data as { id: string }).id]).toEqual([200, owner.id]);
    const write = { method: 'PUT', body: { bio: 'Viết bởi chương trình' } };
    const refused = await rest(token, '/client/users/profile', write);
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({ reason: 'SCOPE_MISSING', permission: 'profile:update' });
    const writer = await newToken(owner, ['profile:read', 'profile:update']);
    expect((await rest(writer.token, '/client/users/profile', write)).status).toBe(200);
    const [row] = await select<{ bio: string }>(sen.app, 'select bio from person where id = ?', [owner.id]);
    expect(row!.bio).toBe('Viết bởi chương trình');
    await revoke(owner, id);
    await eventually(async () => {
      const ended = await rest(token, '/auth/me');
      expect([ended.status, (ended.body.error as { reason: string }).reason]).toEqual([
        401,
        'API_TOKEN_ENDED',
      ]);
      expect(ended.headers.get('www-authenticate')).toContain('invalid_token');
    });
  });
});

describe('public data', () => {
  it('is readable by a token of any scope on both transports, like by guests', async () => {
    const { token } = await newToken(fixture.actors.enrolled, ['notification:read']);
    const headers = { authorization: `Bearer ${token}` };
    const query = '{ categories { id slug } courses { total } }';
    const [own, anyone] = [await graphql(sen, query, { headers }), await graphql(sen, query)];
    expect(own.body.data).toEqual(anyone.body.data);
    expect(own.body.data).not.toBeNull();
    const rest = (more: object) => send(`${sen.url}/api/courses`, more);
    expect((await rest({ headers })).body).toEqual((await rest({})).body);
    // Fields of a public object that concern only its viewer require a scope like everything else
    expect((await graphql(sen, '{ me { id } }', { headers })).body.errors![0]!.extensions.reason).toBe(
      'SCOPE_MISSING',
    );
  });
});

describe('a file upload with a token', () => {
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
  const outcome = async (response: Response) => {
    const { error } = (await response.json()) as { error?: { reason: string; permission?: string } };
    return [response.status, error?.reason, error?.permission];
  };

  it.each([
    ['in pieces (tus)', tus],
    ['as a form', multipart],
  ])('requires the scope, %s', async (_, sends) => {
    const owner = fixture.actors.enrolled;
    const withoutUpload = await newToken(owner, ['profile:read', 'profile:update']);
    expect(await outcome(await sends(withoutUpload.token))).toEqual([403, 'SCOPE_MISSING', 'upload:create']);
    const { id, token } = await newToken(owner, ['upload:create']);
    expect((await sends(token)).ok).toBe(true);
    const missing = await sends();
    expect(missing.headers.get('www-authenticate')).toBe('Bearer realm="api"');
    expect(await outcome(missing)).toEqual([401, 'TOKEN_MISSING', undefined]);
    await revoke(owner, id);
    await eventually(async () => {
      const ended = await sends(token);
      expect(ended.headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_token"');
      expect(await outcome(ended)).toEqual([401, 'API_TOKEN_ENDED', undefined]);
    });
  });
});

describe('an API token over a WebSocket', () => {
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
  /** @returns the notification's ID */
  const notify = async (personId: string) => {
    const [row] = await select<{ id: string }>(
      sen.app,
      'insert into notification (person_id, kind, params) values (?, \'ENROLLED\', \'{"course":"Vẽ"}\') returning id',
      [personId],
    );
    return row!.id;
  };

  it.each([
    ['Authorization', (token: string) => ({ Authorization: `Bearer ${token}` })],
    ['authToken', (token: string) => ({ authToken: token })],
    ['headers.authorization', (token: string) => ({ headers: { authorization: `Bearer ${token}` } })],
  ])(
    "is accepted as %s, receives its owner's events and is disconnected on revocation",
    async (_, params) => {
      const owner = fixture.actors.enrolled;
      const { events } = sen.app.services;
      await eventually(() => expect(events.size).toBe(0));
      const { id, token } = await newToken(owner, ['notification:read']);
      let code: number | undefined;
      // The notification about the new token may also arrive
      const received: string[] = [];
      const client = connect(params(token), (closed) => {
        code = closed;
      });
      client.subscribe(
        { query },
        {
          next: ({ data }) => {
            if (data) received.push((data.notificationReceived as { id: string }).id);
          },
          error: () => undefined,
          complete: () => undefined,
        },
      );
      await eventually(() => expect(events.size).toBe(1));
      // A timer cannot wait for months; it must not close the connection immediately
      expect(code).toBeUndefined();
      const notified = await notify(owner.id);
      await eventually(() => expect(received).toContain(notified));
      await revoke(owner, id);
      await eventually(async () => expect(code).toBe(4403));
      expect(received.filter((each) => each === notified)).toHaveLength(1);
      await client.dispose();
    },
  );

  it('receives no other events without their scope', async () => {
    const { token } = await newToken(fixture.actors.enrolled, ['profile:read']);
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
