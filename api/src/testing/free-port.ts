import { createServer } from 'node:net';

/** Below the ephemeral ports of the system, so that no outgoing connection takes one. */
const FIRST = 20_000;
/** Simultaneous test files have separate ranges, because two that find the same free port would both take it. */
const SLOTS = 8;
const PORTS_OF_SLOT = 1_500;
/** Test files of a slot begin at different ports. */
let next =
  FIRST +
  (Number(process.env.VITEST_POOL_ID ?? 0) % SLOTS) * PORTS_OF_SLOT +
  (process.pid % (PORTS_OF_SLOT / 10)) * 10;

/** Returns a free port, for servers that need to know their port before they listen. Returns each port once. */
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
