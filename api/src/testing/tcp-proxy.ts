import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** A proxy to a database that can drop packets without closing the connections. Closed when the test file ends. */
export async function tcpProxy(databaseUrl: string): Promise<{
  readonly url: string;
  /**
   * Drops all data of the open connections.
   * @param name Optional. Only connections with this application name.
   */
  cut(name?: string): void;
  /** Resets all connections, and each new one immediately, until it is restored. */
  cutOff(): void;
  restore(): void;
}> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: { readonly socket: Socket; readonly getName: () => string }[] = [];
  let isBroken = false;
  const server = createServer((near) => {
    near.on('error', () => {});
    if (isBroken) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    let name = '';
    // The first message contains the application name
    near.once('data', (bytes: Buffer) => {
      name = /application_name\0([^\0]*)/.exec(bytes.toString('latin1'))?.[1] ?? '';
    });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      sockets.push({ socket, getName: () => name });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    for (const { socket } of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.toString(),
    cut(name) {
      for (const { socket, getName } of sockets)
        if (name === undefined || getName() === name) socket.unpipe().pause();
    },
    cutOff() {
      isBroken = true;
      for (const { socket } of sockets) socket.resetAndDestroy();
    },
    restore() {
      isBroken = false;
    },
  };
}
