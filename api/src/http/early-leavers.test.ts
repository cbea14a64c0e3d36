import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import pino from 'pino';
import { expect, test } from 'vitest';
import { ownApp } from '../testing/app.ts';

const logged: { level: number; msg: string }[] = [];
const app = await ownApp(
  {},
  { log: pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) }) },
);

test('a client that disconnects before its response is compressed causes no error', async () => {
  const { port } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  const body = JSON.stringify({ query: getIntrospectionQuery() });
  const request = [
    'POST /graphql HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'accept-encoding: br',
    '',
    body,
  ].join('\r\n');
  for (let n = 0; n < 40; n += 4) {
    const client = connect(Number(port), '127.0.0.1');
    await once(client, 'connect');
    client.write(request);
    await wait(n);
    client.destroy();
  }
  await wait(500);
  expect(logged).toEqual([]);
});
