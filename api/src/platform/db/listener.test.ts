import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { tcpProxy } from '../../testing/tcp-proxy.ts';
import { Listener } from './listener.ts';

test('a connection that was cut without an error blocks no caller and is opened again', async () => {
  const databaseUrl = await emptyDatabase();
  const proxy = await tcpProxy(databaseUrl);
  const received: string[] = [];
  let begun = 0;
  const listener = new Listener({
    name: 'sen-test',
    databaseUrl: proxy.url,
    channels: ['news'],
    onMessage: (_, payload) => received.push(payload),
    onListening: () => begun++,
  });
  await listener.start();
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  afterAll(async () => {
    await listener.stop();
    await other.end();
  });
  await other.query("notify news, 'one'");
  await listener.waitForInvalidation();
  expect(received).toEqual(['one']);
  proxy.cut();
  await listener.waitForInvalidation();
  expect(listener.isListening).toBe(false);
  await eventually(() => expect(listener.isListening).toBe(true));
  expect(begun).toBe(2);
  await other.query("notify news, 'two'");
  await listener.waitForInvalidation();
  expect(received).toEqual(['one', 'two']);
});

/** A listener with a `maxBehindMs` of 600. */
async function prompt(databaseUrl: string, onListening: () => void = () => {}): Promise<Listener> {
  const listener = new Listener({
    name: 'sen-test',
    databaseUrl,
    channels: ['news'],
    onMessage: () => {},
    onListening,
    maxBehindMs: 600,
  });
  await listener.start();
  afterAll(() => listener.stop());
  return listener;
}

test('a listener with maxBehindMs reports within that time that its connection was cut', async () => {
  const proxy = await tcpProxy(await emptyDatabase());
  let begun = 0;
  const listener = await prompt(proxy.url, () => begun++);
  await pause(1500);
  await eventually(() => expect(listener.isListening).toBe(true));
  expect(begun).toBe(1);
  proxy.cut();
  await pause(620);
  expect(listener.isListening).toBe(false);
  await eventually(() => expect(listener.isListening).toBe(true));
  expect(begun).toBe(2);
});

test('a listener with maxBehindMs reports that the process was blocked, so that notifications may be unread', async () => {
  const listener = await prompt(await emptyDatabase());
  void listener.waitForInvalidation();
  for (let i = 0; i < 5; i++) await null;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 650);
  expect(listener.isListening).toBe(false);
  // In the second iteration it has read the response
  for (let i = 0; i < 2; i++) await immediate();
  expect(listener.isListening).toBe(false);
  await eventually(() => expect(listener.isListening).toBe(true));
});

test('the listener stops although its connection was cut just before', async () => {
  const proxy = await tcpProxy(await emptyDatabase());
  const listener = await prompt(proxy.url);
  proxy.cut();
  await Promise.race([
    listener.stop(),
    pause(2500).then(() => {
      throw new Error('the listener waits for a response');
    }),
  ]);
});
