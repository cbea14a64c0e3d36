import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly at: number;
}

export interface Payload {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly id: string; readonly version: number; readonly url: string };
}

export interface Receiver {
  readonly address: string;
  readonly received: Received[];
  readonly payloads: () => Payload[];
  /** Decides the response. A number is a status. */
  answer: (received: Received, response: ServerResponse) => number | undefined;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const own: Receiver = {
    address: '',
    received,
    payloads: () => received.map(({ body }) => JSON.parse(body) as Payload),
    answer: () => 200,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = {
      headers: plain(request.headers),
      body: Buffer.concat(chunks).toString(),
      at: Date.now(),
    };
    received.push(one);
    const status = own.answer(one, response);
    if (status) response.writeHead(status).end(`answered ${status}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Test files of a worker share a receiver, so it closes with the process
  server.unref();
  return Object.assign(own, { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` });
}

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
