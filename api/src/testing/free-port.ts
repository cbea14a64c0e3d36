import { createServer } from 'node:net';

/** Below the ports that the system begins connections from, so that none of those comes in between. */
const FIRST = 20_000;
/** Test files at once begin their search at different places. */
let next = FIRST + (process.pid % 1000) * 10;

/** A port for what has to know its own before it listens there; given out once. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++;
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((known) => {
    const probe = createServer();
    probe.once('error', () => known(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => known(true)));
  });
