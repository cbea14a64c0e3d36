import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { Listener } from './listener.ts';

/** A line to the database that can be cut without either end being told. */
async function line(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.toString(),
    cut() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

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
    through.close();
  });
  await other.query("notify news, 'one'");
  await listener.catchUp();
  expect(heard).toEqual(['one']);
  through.cut();
  const asked = performance.now();
  await listener.catchUp();
  expect(performance.now() - asked).toBeLessThan(5000);
  expect(listener.isListening).toBe(false);
  await eventually(() => expect(listener.isListening).toBe(true));
  expect(begun).toBe(2);
  await other.query("notify news, 'two'");
  await listener.catchUp();
  expect(heard).toEqual(['one', 'two']);
});
