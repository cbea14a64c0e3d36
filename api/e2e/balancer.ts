import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll } from 'vitest';

const ASK_MS = 100;

/**
 * A load balancer in front of several processes, as in production: each request goes to the next process that is
 * ready.
 */
export interface Balancer {
  /** Without a trailing slash. */
  readonly url: string;
  add(url: string): void;
  readonly serving: readonly string[];
}

interface Target {
  readonly url: URL;
  isReady: boolean;
}

/**
 * Starts a load balancer on a free port. It closes when the test file ends. It never retries a request, so that a
 * test notices every failure.
 */
export async function balancer(): Promise<Balancer> {
  const targets: Target[] = [];
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Duplex>();
  let nextIndex = 0;
  const next = () => {
    const ready = targets.filter(({ isReady }) => isReady);
    return ready[nextIndex++ % ready.length];
  };
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => forward(incoming, Buffer.concat(chunks), answer));
  });
  const forward = (incoming: IncomingMessage, body: Buffer, answer: ServerResponse) => {
    const target = next();
    if (!target) return void answer.writeHead(502).end('no process is ready');
    const { hostname, port } = target.url;
    const { method, url } = incoming;
    const outgoing = request({
      agent,
      hostname,
      port,
      method,
      path: url,
      headers: forwardingHeaders(incoming),
    });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode!, {
        ...response.headers,
        connection: 'keep-alive',
        'x-served-by': port,
      });
      response.pipe(answer);
    });
    outgoing.on('error', (error) => {
      if (answer.headersSent) return void answer.destroy();
      answer.writeHead(502).end(`${port}: ${error.message}`);
    });
    outgoing.end(body);
  };
  server.on('upgrade', (incoming: IncomingMessage, near: Socket, head: Buffer) => {
    const target = next();
    if (!target) return void near.destroy();
    const far = connect(Number(target.url.port), target.url.hostname, () => {
      const headers = Object.entries(forwardingHeaders(incoming)).map(([name, value]) => `${name}: ${value}`);
      far.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const socket of [near, far]) {
      sockets.add(socket.on('error', () => {}));
      socket.once('close', () => {
        near.destroy();
        far.destroy();
      });
    }
  });
  const ask = async (target: Target) => {
    target.isReady = await fetch(new URL('/readyz', target.url)).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const asking = setInterval(() => targets.forEach((target) => void ask(target)), ASK_MS);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => {
    clearInterval(asking);
    for (const socket of sockets) socket.destroy();
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void targets.push({ url: new URL(url), isReady: true }),
    get serving() {
      return targets.filter(({ isReady }) => isReady).map(({ url }) => url.origin);
    },
  };
}

const forwardingHeaders = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
});
