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
  disconnectClients,
  listen,
  RECEIVED,
  raw,
  reader,
  sendMessage,
  subscribersAre,
  urls,
  waitForClose,
} from './testing/live-apps.ts';

afterEach(disconnectClients);

describe('admission', () => {
  test('anonymous connections stay open and receive nothing that requires a viewer', async () => {
    const { received } = listen(0, {});
    await eventually(() => expect(received).toHaveLength(1));
    expect(received[0]!.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['a made-up token', { authorization: 'Bearer nonsense' }],
    ['another scheme', { authorization: 'Basic abc' }],
    ['a token that is not a string', { authorization: { token: 1 } }],
    ['an empty token', { authorization: '' }],
    ['a made-up token in a capitalised field', { Authorization: 'Bearer nonsense' }],
    ['a made-up token without a scheme', { token: 'nonsense' }],
    ['a made-up token in the field of another client', { authToken: 'nonsense' }],
    ['a token that is an object', { token: { toString: 1 } }],
    ['a made-up token among headers', { headers: { Authorization: 'Bearer nonsense' } }],
  ])('%s closes the socket with 4403', async (_, payload) => {
    const socket = await raw();
    sendMessage(socket, { type: 'connection_init', payload });
    const closed = once(socket, 'close');
    expect(await waitForClose(socket)).toBe(4403);
    expect(String((await closed)[1])).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['Authorization', (token: string) => ({ Authorization: `Bearer ${token}` })],
    ['token', (token: string) => ({ token })],
    ['authToken', (token: string) => ({ authToken: token })],
    ['headers', (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })],
  ])('a valid token is accepted as %s', async (_, params) => {
    const { received } = listen(0, params(reader.token));
    await subscribersAre(0, 1);
    expect(received).toEqual([]);
  });

  test('a socket without connection_init is closed (4401, or 4408 after a timeout)', async () => {
    const withoutInit = await raw();
    sendMessage(withoutInit, { id: '1', type: 'subscribe', payload: { query: RECEIVED } });
    expect(await waitForClose(withoutInit)).toBe(4401);
    expect(await waitForClose(await raw())).toBe(4408);
  });

  test('sockets of an ended session or a deactivated person are closed within a second, in every process', async () => {
    for (const sql of [
      'update session set ended_at = now() where person_id = ?',
      'update person set is_active = false where id = ?',
    ]) {
      const actor = await student(apps[0]!);
      const [endedSocket, other] = [await raw(1), await raw(1)];
      for (const [socket, who] of [
        [endedSocket, actor],
        [other, reader],
      ] as const) {
        sendMessage(socket, { type: 'connection_init', payload: as(who) });
        await once(socket, 'message');
      }
      sendMessage(endedSocket, { id: '1', type: 'subscribe', payload: { query: RECEIVED } });
      await eventually(() => expect(apps[1]!.services.events.size).toBeGreaterThan(0));
      const closed = waitForClose(endedSocket);
      await select(apps[0]!, sql, [actor.id]);
      await eventually(() => expect(endedSocket.readyState).toBe(WebSocket.CLOSED));
      expect(await closed).toBe(4403);
      expect(other.readyState).toBe(WebSocket.OPEN);
      other.close();
      await subscribersAre(1, 0);
    }
  });

  test('a socket ends with its token', async () => {
    const actor = await student(apps[0]!);
    const { sessions } = apps[0]!.services;
    const expiry = vi.spyOn(sessions, 'findExpiry').mockResolvedValue(new Date(Date.now() + 300));
    const socket = await raw(0);
    sendMessage(socket, { type: 'connection_init', payload: as(actor) });
    expect(await waitForClose(socket)).toBe(4403);
    expiry.mockRestore();
  });

  test('a subscription of an ended session is rejected without an error in the log', async () => {
    const { sessions, log } = apps[0]!.services;
    const socket = await raw(0);
    sendMessage(socket, { type: 'connection_init', payload: as(await student(apps[0]!)) });
    await once(socket, 'message');
    const ended = vi.spyOn(sessions, 'findViewer').mockRejectedValue(unauthenticated('SESSION_ENDED'));
    const broken = vi.spyOn(log, 'error');
    sendMessage(socket, { id: '1', type: 'subscribe', payload: { query: RECEIVED } });
    expect(await waitForClose(socket)).toBe(4403);
    expect(broken).not.toHaveBeenCalled();
    ended.mockRestore();
    broken.mockRestore();
  });

  test('a socket requires an allowed origin and the path of GraphQL', async () => {
    const getRejection = async (path: string, origin?: string) => {
      const socket = new WebSocket(`${urls[0]}${path}`, 'graphql-transport-ws', { origin });
      const [error] = (await once(socket, 'error')) as [Error];
      return error.message;
    };
    expect(await getRejection('/graphql', 'https://evil.example.com')).toContain('403');
    expect(await getRejection('/graphql', 'null')).toContain('403');
    expect(await getRejection('/elsewhere')).toContain('404');
    for (const origin of ['https://partner.example.vn', urls[0]!.replace('ws', 'http')])
      (await raw(0, { origin })).close();
  });
});

describe('a rejected client', () => {
  const requestUpgrade = async (path: string) => {
    const socket = connect({ port: Number(new URL(urls[0]!).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    return socket;
  };
  const open = () =>
    new Promise<number>((known) => apps[0]!.server.server.getConnections((_, count) => known(count)));

  test('does not crash the process if it has disconnected', async () => {
    const broken: unknown[] = [];
    const record = (error: unknown) => broken.push(error);
    process.on('uncaughtException', record);
    let [opened, closed] = [0, 0];
    const count = (socket: Socket) => {
      opened++;
      socket.once('close', () => closed++);
    };
    apps[0]!.server.server.on('connection', count);
    for (let n = 0; n < 20; n++) (await requestUpgrade('/anywhere')).resetAndDestroy();
    // Wait until all events were emitted and their errors thrown
    await eventually(() => expect([opened, closed]).toEqual([20, 20]));
    expect((await fetch(`${urls[0]!.replace('ws', 'http')}/healthz`)).status).toBe(200);
    apps[0]!.server.server.off('connection', count);
    process.off('uncaughtException', record);
    expect(broken).toEqual([]);
  });

  test('is disconnected if it stays connected', async () => {
    const before = await open();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => requestUpgrade('/anywhere')));
    for (const socket of sockets) socket.resume();
    await vi.waitFor(async () => expect(await open()).toBeLessThanOrEqual(before), { timeout: 60_000 });
    for (const socket of sockets) socket.destroy();
  });
});
