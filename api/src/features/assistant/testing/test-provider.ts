import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format: { readonly json_schema: { readonly name: string; readonly schema: object } };
    /** Only for pictures. */
    readonly prompt?: string;
  };
}

export interface TestProvider {
  readonly baseUrl: string;
  readonly requests: ReceivedRequest[];
  /** The response to the following requests. */
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
}

/** A response in the format of chat completions. */
export const chatCompletion = (content: unknown, more: object = {}) =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    usage: { total_tokens: 10 },
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
        },
        ...more,
      },
    ],
  });

/** A provider that implements the protocol over HTTP on localhost. */
export async function startProvider(): Promise<TestProvider> {
  const own: TestProvider = { baseUrl: '', requests: [], answer: () => {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ReceivedRequest['body'];
    const one = { path: `${request.method} ${request.url}`, headers: request.headers, body };
    own.requests.push(one);
    own.answer(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(own, { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}
