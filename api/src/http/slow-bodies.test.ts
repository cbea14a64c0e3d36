import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitSlowBodies } from './slow-bodies.ts';

let server: Server;
let client: Socket;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.end('done'));
  });
  limitSlowBodies(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
});
afterEach(async () => {
  vi.useRealTimers();
  client.destroy();
  server.closeAllConnections();
  await once(server.close(), 'close');
});

async function begin(type: string, length: number): Promise<IncomingMessage> {
  const arrived = once(server, 'request');
  client.write(`POST / HTTP/1.1\r\nHost: sen\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n{`);
  const [request] = (await arrived) as [IncomingMessage];
  return request;
}

async function send(request: IncomingMessage, bytes: number): Promise<void> {
  const end = request.socket.bytesRead + bytes;
  client.write(Buffer.alloc(bytes));
  await vi.waitUntil(() => request.socket.bytesRead >= end, { interval: 1 });
}

test('a request without its body is rejected after 30 seconds', async () => {
  await begin('application/json', 100);
  const answer = text(client);
  vi.advanceTimersByTime(29_999);
  expect(client.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*Retry-After: 5/);
});

test('a slow upload may take ten minutes, and is ended below the minimum rate', async () => {
  const request = await begin('application/offset+octet-stream', 10_000_000);
  const answer = text(client);
  for (let minute = 0; minute < 10; minute++) {
    await send(request, 65_536);
    vi.advanceTimersByTime(60_000);
  }
  expect(client.destroyed).toBe(false);
  await send(request, 60_000);
  vi.advanceTimersByTime(60_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request with a complete body has no time limit', async () => {
  await begin('application/json', 2);
  const answer = text(client);
  client.end('}');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(vi.getTimerCount()).toBe(0);
});
