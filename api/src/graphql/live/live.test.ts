import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type App, createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { NotificationKind, notify } from '../../features/support/index.ts';
import { AppError } from '../../platform/errors.ts';
import { createLog } from '../../platform/log.ts';
import { migratedDatabase } from '../../testing/database.ts';
import { type Actor, ask, select, student } from '../../testing/factories.ts';

/** Two programs on one database, as behind a balancer. */
const apps: App[] = [];
const urls: string[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'sen-live-'));
async function start(databaseUrl: string): Promise<void> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SEED: 'none',
    CLIENT_ORIGINS: 'https://partner.example.vn',
  });
  const app = await createApp({ config, databaseUrl, log: createLog(process.env.LOG_LEVEL ?? 'silent') });
  apps.push(app);
  urls.push((await app.server.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws'));
}
let reader: Actor;
beforeAll(async () => {
  const databaseUrl = await migratedDatabase();
  await start(databaseUrl);
  await start(databaseUrl);
  reader = await student(apps[0]!);
});
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  for (const app of apps) await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const RECEIVED = 'subscription { notificationReceived { id title readAt } }';
interface Result {
  readonly data?: Record<string, never> | null;
  readonly errors?: readonly { message: string; extensions: { code: string } }[];
}

/** Listens at one of the programs; everything that comes is kept. */
function listen(at: number, params: Record<string, unknown>, query = RECEIVED, variables = {}) {
  const got: Result[] = [];
  const ends: unknown[] = [];
  const client = createClient({
    url: `${urls[at]}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: params,
    retryAttempts: 0,
  });
  clients.push(client);
  const connected = new Promise((done) => client.on('connected', done));
  const stop = client.subscribe(
    { query, variables },
    {
      next: (result) => got.push(result as never),
      error: (error) => ends.push(error),
      complete: () => ends.push('complete'),
    },
  );
  return { got, ends, stop, connected };
}
const as = (actor: Actor, language = 'vi') => ({ authorization: `Bearer ${actor.token}`, language });
const heard = (at: number, count: number) =>
  vi.waitFor(() => expect(apps[at]!.services.live.size).toBe(count), { timeout: 5000 });
const tell = (actor: Actor, course: string, at = 0) =>
  apps[at]!.services.orm.em.fork().transactional((em) =>
    notify(em, apps[at]!.services, actor.id, { kind: NotificationKind.ENROLLED, params: { course } }),
  );
const closeOf = async (socket: WebSocket) => Number((await once(socket, 'close'))[0]);
const raw = async (at = 0, options = {}) => {
  const socket = new WebSocket(`${urls[at]}/graphql`, 'graphql-transport-ws', options);
  await once(socket, 'open');
  return socket;
};
const say = (socket: WebSocket, message: unknown) => socket.send(JSON.stringify(message));

describe('hearing', () => {
  test('what happens in one program is heard in the other, in the language of the socket', async () => {
    const here = listen(0, as(reader));
    const there = listen(1, as(reader, 'en'));
    await heard(0, 1);
    await heard(1, 1);
    await tell(reader, 'Hoa sen');
    await vi.waitFor(() => expect(here.got.concat(there.got)).toHaveLength(2));
    expect(here.got[0]).toEqual({
      data: {
        notificationReceived: {
          id: expect.any(String),
          title: 'Bạn đã ghi danh «Hoa sen»',
          readAt: null,
        },
      },
    });
    expect(there.got[0]!.data).toMatchObject({
      notificationReceived: { title: 'You are enrolled in “Hoa sen”' },
    });
    // Nothing goes on listening for who has left
    there.stop();
    await heard(1, 0);
  });

  test('nobody hears what others are told, nor what is rolled back', async () => {
    const other = await student(apps[0]!);
    const { got } = listen(1, as(other));
    await heard(1, 1);
    await tell(reader, 'Của người khác');
    await expect(
      apps[0]!.services.orm.em.fork().transactional(async (em) => {
        await notify(em, apps[0]!.services, other.id, {
          kind: NotificationKind.ENROLLED,
          params: { course: 'x' },
        });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await tell(other, 'Của mình');
    await vi.waitFor(() => expect(got).toHaveLength(1));
    expect(JSON.stringify(got)).toContain('Của mình');
  });

  test('an order is told as it is and as it changes, to its buyer only', async () => {
    const [{ id }] = (await select<{ id: string }>(
      apps[0]!,
      `insert into orders (number, buyer_id, total, expires_at) values ('S1', ?, 5, now() + interval '1 day') returning id`,
      [reader.id],
    )) as [{ id: string }];
    const query = 'subscription($id: ID!) { orderStatusChanged(orderId: $id) { id status } }';
    const { got } = listen(1, as(reader), query, { id });
    await vi.waitFor(() => expect(got).toHaveLength(1));
    await select(apps[0]!, "update orders set status = 'PAID' where id = ?", [id]);
    await vi.waitFor(() => expect(got).toHaveLength(2));
    expect(got.map(({ data }) => (data!.orderStatusChanged as unknown as { status: string }).status)).toEqual(
      ['PENDING', 'PAID'],
    );
    const stranger = listen(1, as(await student(apps[0]!)), query, { id });
    await vi.waitFor(() => expect(stranger.got).toHaveLength(1));
    expect(stranger.got[0]!.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const nonsense = listen(1, as(reader), query, { id: 'nonsense' });
    await vi.waitFor(() => expect(nonsense.got[0]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND'));
  });
});

describe('who may', () => {
  test('anonymous sockets stand open and hear nothing that needs a person', async () => {
    const { got } = listen(0, {});
    await vi.waitFor(() => expect(got).toHaveLength(1));
    expect(got[0]!.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['a made-up token', { authorization: 'Bearer nonsense' }],
    ['another scheme', { authorization: 'Basic abc' }],
    ['something that is no text', { authorization: { token: 1 } }],
    ['an empty one', { authorization: '' }],
  ])('%s closes the socket with 4403', async (_, payload) => {
    const socket = await raw();
    say(socket, { type: 'connection_init', payload });
    expect(await closeOf(socket)).toBe(4403);
  });

  test('before an introduction nothing is heard (4401), and it has to come soon (4408)', async () => {
    const hasty = await raw();
    say(hasty, { id: '1', type: 'subscribe', payload: { query: RECEIVED } });
    expect(await closeOf(hasty)).toBe(4401);
    expect(await closeOf(await raw())).toBe(4408);
  });

  test('an ended session and a deactivated person are out within a second, in every program', async () => {
    for (const sql of [
      'update session set ended_at = now() where person_id = ?',
      'update person set is_active = false where id = ?',
    ]) {
      const actor = await student(apps[0]!);
      const [mine, staying] = [await raw(1), await raw(1)];
      for (const [socket, who] of [
        [mine, actor],
        [staying, reader],
      ] as const) {
        say(socket, { type: 'connection_init', payload: as(who) });
        await once(socket, 'message');
      }
      say(mine, { id: '1', type: 'subscribe', payload: { query: RECEIVED } });
      await vi.waitFor(() => expect(apps[1]!.services.live.size).toBeGreaterThan(0));
      const started = Date.now();
      const closed = closeOf(mine);
      await select(apps[0]!, sql, [actor.id]);
      expect(await closed).toBe(4403);
      expect(Date.now() - started).toBeLessThan(1000);
      expect(staying.readyState).toBe(WebSocket.OPEN);
      staying.close();
      await heard(1, 0);
    }
  });

  test('a socket ends with its token', async () => {
    const actor = await student(apps[0]!);
    const { sessions } = apps[0]!.services;
    const soon = vi.spyOn(sessions, 'expiryOf').mockResolvedValue(new Date(Date.now() + 300));
    const socket = await raw(0);
    say(socket, { type: 'connection_init', payload: as(actor) });
    expect(await closeOf(socket)).toBe(4403);
    soon.mockRestore();
  });

  test('who is out already and asks for something is shown the door, and nothing is logged as broken', async () => {
    const { sessions, log } = apps[0]!.services;
    const socket = await raw(0);
    say(socket, { type: 'connection_init', payload: as(await student(apps[0]!)) });
    await once(socket, 'message');
    const ended = vi.spyOn(sessions, 'viewerOf').mockRejectedValue(new AppError('UNAUTHENTICATED'));
    const broken = vi.spyOn(log, 'error');
    say(socket, { id: '1', type: 'subscribe', payload: { query: RECEIVED } });
    expect(await closeOf(socket)).toBe(4403);
    expect(broken).not.toHaveBeenCalled();
    ended.mockRestore();
    broken.mockRestore();
  });

  test('browsers come from our own pages or allowed ones; other paths are no sockets', async () => {
    const refused = async (path: string, origin?: string) => {
      const socket = new WebSocket(`${urls[0]}${path}`, 'graphql-transport-ws', { origin });
      const [error] = (await once(socket, 'error')) as [Error];
      return error.message;
    };
    expect(await refused('/graphql', 'https://evil.example.com')).toContain('403');
    expect(await refused('/graphql', 'null')).toContain('403');
    expect(await refused('/elsewhere')).toContain('404');
    for (const origin of ['https://partner.example.vn', urls[0]!.replace('ws', 'http')])
      (await raw(0, { origin })).close();
  });
});

describe('limits', () => {
  const refusal = async (query: string, variables = {}) => {
    const { got, ends } = listen(0, as(reader), query, variables);
    await vi.waitFor(() => expect(got.length + ends.length).toBeGreaterThan(0));
    const error = (got[0]?.errors ?? (ends[0] as Result['errors']))![0]!;
    expect(error.message).toBeTruthy();
    return error.extensions.code;
  };
  test('those of HTTP hold: depth, aliases, cost, validation; queries and mutations stay there', async () => {
    const aliases = Array.from({ length: 31 }, (_, i) => `a${i}: title`).join(' ');
    expect(await refusal(`subscription { notificationReceived { ${aliases} } }`)).toBe('TOO_COSTLY');
    expect(await refusal('subscription { nothing }')).toBe('BAD_INPUT');
    expect(await refusal('subscription {')).toBe('BAD_INPUT');
    expect(await refusal('{ unreadNotificationCount }')).toBe('BAD_INPUT');
    expect(await refusal('mutation { markAllNotificationsRead }')).toBe('BAD_INPUT');
    const twice = 'subscription { a: notificationReceived { id } b: notificationReceived { id } }';
    expect(await refusal(twice)).toBe('BAD_INPUT');
  });

  test('over HTTP a subscription is refused', async () => {
    const reply = await ask(apps[0]!, reader, RECEIVED);
    expect(reply.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(reply.errors?.[0]?.message).toContain('WebSocket');
  });

  test('a socket holds 20 subscriptions', async () => {
    const socket = await raw();
    const codes: string[] = [];
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data)) as {
        type: string;
        payload: [{ extensions: { code: string } }];
      };
      if (type === 'error') codes.push(payload[0].extensions.code);
    });
    say(socket, { type: 'connection_init', payload: as(reader) });
    await once(socket, 'message');
    for (let i = 0; i < 22; i++) say(socket, { id: `${i}`, type: 'subscribe', payload: { query: RECEIVED } });
    await vi.waitFor(() => expect(codes).toEqual(['TOO_COSTLY', 'TOO_COSTLY']));
    await heard(0, 20);
    socket.terminate();
    await heard(0, 0);
  });

  test('large messages, floods and nonsense close the socket', async () => {
    const big = await raw();
    say(big, { type: 'connection_init', payload: { x: 'x'.repeat(70_000) } });
    expect(await closeOf(big)).toBe(1009);
    const flood = await raw();
    for (let i = 0; i < 150; i++) say(flood, { type: 'ping' });
    expect(await closeOf(flood)).toBe(4429);
    const nonsense = await raw();
    nonsense.send('nonsense');
    expect(await closeOf(nonsense)).toBe(4400);
  });
});

describe('endings', () => {
  test('when announcements may have been lost, everyone is sent away to come again', async () => {
    const socket = await raw(1);
    say(socket, { type: 'connection_init', payload: as(reader) });
    await once(socket, 'message');
    const closed = closeOf(socket);
    await select(
      apps[0]!,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen "live"'`,
    );
    expect(await closed).toBe(1012);
    const { got } = listen(1, as(reader));
    await heard(1, 1);
    await tell(reader, 'Sau khi nối lại');
    await vi.waitFor(() => expect(got).toHaveLength(1));
  });

  test('a program that stops says goodbye (1001) and does not wait for open sockets', async () => {
    const socket = await raw(1);
    say(socket, { type: 'connection_init', payload: as(reader) });
    await once(socket, 'message');
    const closed = closeOf(socket);
    const started = Date.now();
    await apps.pop()!.close();
    expect(await closed).toBe(1001);
    expect(Date.now() - started).toBeLessThan(5000);
  });
});

describe('who is turned away', () => {
  const knock = async (path: string) => {
    const socket = connect({ port: Number(new URL(urls[0]!).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    return socket;
  };
  const open = () =>
    new Promise<number>((known) => apps[0]!.server.server.getConnections((_, count) => known(count)));

  test('and is gone before we say so does not end the program', async () => {
    const broken: unknown[] = [];
    const note = (error: unknown) => broken.push(error);
    process.on('uncaughtException', note);
    for (let n = 0; n < 20; n++) (await knock('/anywhere')).resetAndDestroy();
    await new Promise((passed) => setTimeout(passed, 300));
    process.off('uncaughtException', note);
    expect(broken).toEqual([]);
  });

  test('and does not hang up is hung up on', async () => {
    const before = await open();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => knock('/anywhere')));
    for (const socket of sockets) socket.resume();
    await vi.waitFor(async () => expect(await open()).toBeLessThanOrEqual(before), { timeout: 2000 });
    for (const socket of sockets) socket.destroy();
  });
});
