import { once } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ownApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Actor, admin, ask, student } from '../../testing/factories.ts';

const SOCKETS = 3;
const SUBSCRIPTIONS = 4;
const settings = { SOCKETS_PER_ADDRESS: `${SOCKETS}`, SUBSCRIPTIONS_PER_PERSON: `${SUBSCRIPTIONS}` };
const app = await ownApp({ ...settings, TRUST_PROXY: '127.0.0.1' });
let url: string;
beforeAll(async () => {
  url = (await app.server.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});

/**
 * Opens a socket as if it came through our proxy.
 * @returns the socket, or its close code
 */
async function open(address: string, at = url): Promise<WebSocket | number> {
  const headers = { 'x-forwarded-for': address };
  const socket = new WebSocket(`${at}/graphql`, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  const closed = once(socket, 'close').then(([code]) => Number(code));
  const answered = once(socket, 'pong').then(() => socket);
  socket.ping();
  return Promise.race([closed, answered]);
}
const openSocket = async (address: string) => (await open(address)) as WebSocket;
async function disconnect(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(async (socket) => {
      socket.close();
      await once(socket, 'close');
    }),
  );
}

describe('sockets of one address', () => {
  test('are limited, and another socket is closed with 1013', async () => {
    const sockets = [];
    for (let i = 0; i < SOCKETS; i++) sockets.push(await openSocket('203.0.113.7'));
    expect(await open('203.0.113.7')).toBe(1013);
    const otherNetwork = await openSocket('203.0.113.8');
    expect(otherNetwork.readyState).toBe(WebSocket.OPEN);
    expect(sockets.map(({ readyState }) => readyState)).toEqual(sockets.map(() => WebSocket.OPEN));
    await disconnect([sockets.pop()!]);
    await eventually(async () => {
      const again = await open('203.0.113.7');
      expect(again).toBeInstanceOf(WebSocket);
      sockets.push(again as WebSocket);
    });
    await disconnect([...sockets, otherNetwork]);
  });

  test('are counted by /64 network with IPv6', async () => {
    const sockets = [];
    for (let i = 0; i < SOCKETS; i++) sockets.push(await openSocket(`2001:db8:1:2::${i + 1}`));
    expect(await open('2001:db8:1:2:ffff::9')).toBe(1013);
    const otherNetwork = await openSocket('2001:db8:1:3::1');
    await disconnect([...sockets, otherNetwork]);
  });

  test('are counted by the real address without a trusted proxy', async () => {
    const unbounded = await ownApp(settings);
    const at = (await unbounded.server.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    for (let i = 0; i < SOCKETS; i++) expect(await open(`198.51.100.${i}`, at)).toBeInstanceOf(WebSocket);
    expect(await open('198.51.100.99', at)).toBe(1013);
  });
});

describe('subscriptions of one person', () => {
  const sendMessage = (socket: WebSocket, message: unknown) => socket.send(JSON.stringify(message));

  /** A person's socket from a separate address, and the errors of its subscriptions. */
  async function listener(actor: Pick<Actor, 'token'>, address: string) {
    const socket = await openSocket(address);
    const refused: string[] = [];
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data)) as {
        type: string;
        payload: [{ message: string; extensions: { code: string } }];
      };
      if (type === 'error') refused.push(`${payload[0].extensions.code}: ${payload[0].message}`);
    });
    sendMessage(socket, { type: 'connection_init', payload: { authorization: `Bearer ${actor.token}` } });
    await once(socket, 'message');
    const subscribe = (id: string) =>
      sendMessage(socket, {
        id,
        type: 'subscribe',
        payload: { query: 'subscription { notificationReceived { id } }' },
      });
    return { socket, refused, subscribe };
  }
  const subscribersAre = (count: number) => eventually(() => expect(app.services.events.size).toBe(count));

  test('are limited over all sockets, and ending one allows another', async () => {
    const viewer = await student(app);
    const first = await listener(viewer, '203.0.113.21');
    const second = await listener(viewer, '203.0.113.22');
    const other = await listener(await student(app), '203.0.113.21');
    for (const id of ['1', '2', '3']) first.subscribe(id);
    await subscribersAre(3);
    second.subscribe('1');
    await subscribersAre(4);
    second.subscribe('2');
    await eventually(() => expect(second.refused).toEqual([expect.stringMatching(/^TOO_COSTLY: .*4/)]));
    expect(second.socket.readyState).toBe(WebSocket.OPEN);
    other.subscribe('1');
    await subscribersAre(5);
    sendMessage(first.socket, { id: '1', type: 'complete' });
    await subscribersAre(4);
    second.subscribe('3');
    await subscribersAre(5);
    // A closed socket no longer counts
    await disconnect([first.socket]);
    await subscribersAre(3);
    for (const id of ['4', '5']) second.subscribe(id);
    await subscribersAre(5);
    expect([first.refused, second.refused.length, other.refused]).toEqual([[], 1, []]);
    await disconnect([second.socket, other.socket]);
    await subscribersAre(0);
  });

  test('count for the administrator who views as another user', async () => {
    const [boss, viewer] = [await admin(app), await student(app)];
    const START = 'mutation V($input: StartViewAsInput!) { startViewAs(input: $input) { accessToken } }';
    const input = { personId: viewer.id, reason: 'Không nhận được thông báo' };
    const { accessToken } = (await ask(app, boss, START, { input })).data.startViewAs as {
      accessToken: string;
    };
    const administrator = await listener({ token: accessToken }, '203.0.113.31');
    for (const id of ['1', '2', '3', '4', '5']) administrator.subscribe(id);
    await eventually(() => expect(administrator.refused).toHaveLength(1));
    const own = await listener(viewer, '203.0.113.32');
    own.subscribe('1');
    await subscribersAre(5);
    expect(own.refused).toEqual([]);
    await disconnect([administrator.socket, own.socket]);
  });
});
