import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { unauthenticated } from '../../platform/errors/errors.ts';
import { eventually } from '../../testing/eventually.ts';
import { select, student } from '../../testing/factories.ts';
import {
  apps,
  as,
  closeOf,
  disconnectClients,
  listen,
  RECEIVED,
  raw,
  reader,
  sendMessage,
  subscribersAre,
  urls,
} from './testing/live-programs.ts';

afterEach(disconnectClients);

describe('admission', () => {
  test('anonymous connections stay open and receive nothing that requires a viewer', async () => {
    const { got } = listen(0, {});
    await eventually(() => expect(got).toHaveLength(1));
    expect(got[0]!.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['a made-up token', { authorization: 'Bearer nonsense' }],
    ['another scheme', { authorization: 'Basic abc' }],
    ['a token that is not a string', { authorization: { token: 1 } }],
    ['an empty one', { authorization: '' }],
    ['a made-up one in capitals', { Authorization: 'Bearer nonsense' }],
    ['a made-up one by itself', { token: 'nonsense' }],
    ['a made-up one of another client', { authToken: 'nonsense' }],
    ['a token that is an object', { token: { toString: 1 } }],
    ['a made-up one among headers', { headers: { Authorization: 'Bearer nonsense' } }],
  ])('%s closes the socket with 4403', async (_, payload) => {
    const socket = await raw();
    sendMessage(socket, { type: 'connection_init', payload });
    const closed = once(socket, 'close');
    expect(await closeOf(socket)).toBe(4403);
    expect(String((await closed)[1])).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['Authorization', (token: string) => ({ Authorization: `Bearer ${token}` })],
    ['token', (token: string) => ({ token })],
    ['authToken', (token: string) => ({ authToken: token })],
    ['headers', (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })],
  ])('a valid token is accepted as %s', async (_, params) => {
    const { got } = listen(0, params(reader.token));
    await subscribersAre(0, 1);
    expect(got).toEqual([]);
  });

  test('a socket without connection_init is closed (4401, or 4408 after a timeout)', async () => {
    const hasty = await raw();
    sendMessage(hasty, { id: '1', type: 'subscribe', payload: { query: RECEIVED } });
    expect(await closeOf(hasty)).toBe(4401);
    expect(await closeOf(await raw())).toBe(4408);
  });

  test('sockets of an ended session or a deactivated person are closed within a second, in every process', async () => {
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
        sendMessage(socket, { type: 'connection_init', payload: as(who) });
        await once(socket, 'message');
      }
      sendMessage(mine, { id: '1', type: 'subscribe', payload: { query: RECEIVED } });
      await eventually(() => expect(apps[1]!.services.events.size).toBeGreaterThan(0));
      const closed = closeOf(mine);
      await select(apps[0]!, sql, [actor.id]);
      await eventually(() => expect(mine.readyState).toBe(WebSocket.CLOSED));
      expect(await closed).toBe(4403);
      expect(staying.readyState).toBe(WebSocket.OPEN);
      staying.close();
      await subscribersAre(1, 0);
    }
  });

  test('a socket ends with its token', async () => {
    const actor = await student(apps[0]!);
    const { sessions } = apps[0]!.services;
    const soon = vi.spyOn(sessions, 'expiryOf').mockResolvedValue(new Date(Date.now() + 300));
    const socket = await raw(0);
    sendMessage(socket, { type: 'connection_init', payload: as(actor) });
    expect(await closeOf(socket)).toBe(4403);
    soon.mockRestore();
  });

  test('a subscription of an ended session is rejected without an error in the log', async () => {
    const { sessions, log } = apps[0]!.services;
    const socket = await raw(0);
    sendMessage(socket, { type: 'connection_init', payload: as(await student(apps[0]!)) });
    await once(socket, 'message');
    const ended = vi.spyOn(sessions, 'viewerOf').mockRejectedValue(unauthenticated('SESSION_ENDED'));
    const broken = vi.spyOn(log, 'error');
    sendMessage(socket, { id: '1', type: 'subscribe', payload: { query: RECEIVED } });
    expect(await closeOf(socket)).toBe(4403);
    expect(broken).not.toHaveBeenCalled();
    ended.mockRestore();
    broken.mockRestore();
  });

  test('a socket requires an allowed origin and the path of GraphQL', async () => {
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

describe('a rejected client', () => {
  const knock = async (path: string) => {
    const socket = connect({ port: Number(new URL(urls[0]!).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    return socket;
  };
  const open = () =>
    new Promise<number>((known) => apps[0]!.server.server.getConnections((_, count) => known(count)));

  test('that has disconnected does not crash the process', async () => {
    const broken: unknown[] = [];
    const note = (error: unknown) => broken.push(error);
    process.on('uncaughtException', note);
    let [come, gone] = [0, 0];
    const count = (socket: Socket) => {
      come++;
      socket.once('close', () => gone++);
    };
    apps[0]!.server.server.on('connection', count);
    for (let n = 0; n < 20; n++) (await knock('/anywhere')).resetAndDestroy();
    // Wait until all events were emitted and their errors thrown
    await eventually(() => expect([come, gone]).toEqual([20, 20]));
    expect((await fetch(`${urls[0]!.replace('ws', 'http')}/healthz`)).status).toBe(200);
    apps[0]!.server.server.off('connection', count);
    process.off('uncaughtException', note);
    expect(broken).toEqual([]);
  });

  test('that does not disconnect is disconnected', async () => {
    const before = await open();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => knock('/anywhere')));
    for (const socket of sockets) socket.resume();
    await vi.waitFor(async () => expect(await open()).toBeLessThanOrEqual(before), { timeout: 60_000 });
    for (const socket of sockets) socket.destroy();
  });
});
