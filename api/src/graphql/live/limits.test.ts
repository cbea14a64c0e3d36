import { once } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { ask } from '../../testing/factories.ts';
import {
  apps,
  as,
  disconnectClients,
  listen,
  RECEIVED,
  type Result,
  raw,
  reader,
  sendMessage,
  subscribersAre,
  waitForClose,
} from './testing/live-apps.ts';

afterEach(disconnectClients);

describe('limits', () => {
  const getRejection = async (query: string, variables = {}) => {
    const { received, ends } = listen(0, as(reader), query, variables);
    await eventually(() => expect(received.length + ends.length).toBeGreaterThan(0));
    const error = (received[0]?.errors ?? (ends[0] as Result['errors']))![0]!;
    expect(error.message).toBeTruthy();
    return error.extensions.code;
  };
  test('the limits of HTTP apply, and queries and mutations are rejected', async () => {
    const aliases = Array.from({ length: 31 }, (_, i) => `a${i}: title`).join(' ');
    expect(await getRejection(`subscription { notificationReceived { ${aliases} } }`)).toBe('TOO_COSTLY');
    expect(await getRejection('subscription { nothing }')).toBe('BAD_INPUT');
    expect(await getRejection('subscription {')).toBe('BAD_INPUT');
    expect(await getRejection('{ unreadNotificationCount }')).toBe('BAD_INPUT');
    expect(await getRejection('mutation { markAllNotificationsRead { markedCount unreadCount } }')).toBe(
      'BAD_INPUT',
    );
    const twice = 'subscription { a: notificationReceived { id } b: notificationReceived { id } }';
    expect(await getRejection(twice)).toBe('BAD_INPUT');
  });

  test('rejected documents are charged to the budget, as on HTTP', async () => {
    const pay = vi.spyOn(apps[0]!.engine.budget, 'pay');
    const query = `subscription { nothing } # ${'x'.repeat(20_000)}`;
    expect(await getRejection(query)).toBe('BAD_INPUT');
    expect(pay.mock.calls.map(([payer, cost]) => [payer.viewer?.id, cost >= 1000])).toEqual([
      [reader.id, true],
    ]);
    pay.mockRestore();
  });

  test('a subscription over HTTP is rejected', async () => {
    const reply = await ask(apps[0]!, reader, RECEIVED);
    expect(reply.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    expect(reply.errors?.[0]?.message).toContain('WebSocket');
  });

  test('a socket has at most 20 subscriptions', async () => {
    const socket = await raw();
    const codes: string[] = [];
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data)) as {
        type: string;
        payload: [{ extensions: { code: string } }];
      };
      if (type === 'error') codes.push(payload[0].extensions.code);
    });
    sendMessage(socket, { type: 'connection_init', payload: as(reader) });
    await once(socket, 'message');
    for (let i = 0; i < 22; i++)
      sendMessage(socket, { id: `${i}`, type: 'subscribe', payload: { query: RECEIVED } });
    await eventually(() => expect(codes).toEqual(['TOO_COSTLY', 'TOO_COSTLY']));
    await subscribersAre(0, 20);
    socket.terminate();
    await subscribersAre(0, 0);
  });

  test('large, frequent or malformed messages close the socket', async () => {
    const big = await raw();
    sendMessage(big, { type: 'connection_init', payload: { x: 'x'.repeat(70_000) } });
    expect(await waitForClose(big)).toBe(1009);
    const busy = await raw();
    for (let i = 0; i < 150; i++) sendMessage(busy, { type: 'ping' });
    expect(await waitForClose(busy)).toBe(4429);
    const nonsense = await raw();
    nonsense.send('nonsense');
    expect(await waitForClose(nonsense)).toBe(4400);
  });
});
