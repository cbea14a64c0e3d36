import { createServer } from 'node:net';

/** Below the ports that the system begins connections from, so that none of those comes in between. */
const FIRST = 20_000;
/** Test files that run at once have ranges of their own: two that find the same port free would both take it. */
const SLOTS = 8;
const PORTS_OF_SLOT = 1_500;
/** Of the files that run in a slot one after the other, each begins at another place. */
let next =
  FIRST +
  (Number(process.env.VITEST_POOL_ID ?? 0) % SLOTS) * PORTS_OF_SLOT +
  (process.pid % (PORTS_OF_SLOT / 10)) * 10;

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
