import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { line } from '../../testing/line.ts';
import { Listener } from './listener.ts';

test('a line that was cut in silence holds nobody up, and is laid anew', async () => {
  const databaseUrl = await emptyDatabase();
  const through = await line(databaseUrl);
  const heard: string[] = [];
  let begun = 0;
  const listener = new Listener({
    name: 'sen-test',
    databaseUrl: through.url,
    channels: ['news'],
    onMessage: (_, payload) => heard.push(payload),
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
  await listener.catchUp();
  expect(heard).toEqual(['one']);
  through.cut();
  await listener.catchUp();
  expect(listener.isListening).toBe(false);
  await eventually(() => expect(listener.isListening).toBe(true));
  expect(begun).toBe(2);
  await other.query("notify news, 'two'");
  await listener.catchUp();
  expect(heard).toEqual(['one', 'two']);
});

/** A listener with a `mostBehindMs` of 600. */
async function prompt(databaseUrl: string, onListening: () => void = () => {}): Promise<Listener> {
  const listener = new Listener({
    name: 'sen-test',
    databaseUrl,
    channels: ['news'],
    onMessage: () => {},
    onListening,
    mostBehindMs: 600,
  });
  await listener.start();
  afterAll(() => listener.stop());
  return listener;
}

test('one that has to know within a time says so when the line was cut in silence', async () => {
  const through = await line(await emptyDatabase());
  let begun = 0;
  const listener = await prompt(through.url, () => begun++);
  await pause(1500);
  await eventually(() => expect(listener.isListening).toBe(true));
  expect(begun).toBe(1);
  through.cut();
  await pause(620);
  expect(listener.isListening).toBe(false);
  await eventually(() => expect(listener.isListening).toBe(true));
  expect(begun).toBe(2);
});

test('so it does when this process stood still: what was announced since it asked lies unread', async () => {
  const listener = await prompt(await emptyDatabase());
  void listener.catchUp();
  for (let i = 0; i < 5; i++) await null;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 650);
  expect(listener.isListening).toBe(false);
  // In the second iteration it has read the response
  for (let i = 0; i < 2; i++) await immediate();
  expect(listener.isListening).toBe(false);
  await eventually(() => expect(listener.isListening).toBe(true));
});

test('it stops also where the line was cut just before', async () => {
  const through = await line(await emptyDatabase());
  const listener = await prompt(through.url);
  through.cut();
  await Promise.race([
    listener.stop(),
    pause(2500).then(() => {
      throw new Error('it waits for an answer');
    }),
  ]);
});
