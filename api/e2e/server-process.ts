import { type ChildProcess, spawn } from 'node:child_process';
import { expect, vi } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';

/** A limit for a start that hangs, in milliseconds. A start creates or repairs a database. */
export const START_MS = 300_000;

/** The same for a server that first loads the demo data. */
export const SEEDED_MS = 600_000;

/** With the compile cache of an earlier start, a start takes a fifth less time. */
const INHERITED = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

export interface Running {
  readonly child: ChildProcess;
  /** URL without a trailing slash. */
  readonly url: string;
  readonly output: () => string;
  /** The exit code; null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  /** Called after each response of this process to a request of a test. */
  onResponse?: () => void;
}

/**
 * Starts a built server as a separate process, without waiting for it.
 * @param main its entry file, `…/dist/main.js`
 */
export async function spawnServer(
  main: string,
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...INHERITED, PORT: String(port), SEED: 'none', LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { child, url: `http://127.0.0.1:${port}`, output: () => output, ended };
}

/** @param timeout timeout in milliseconds */
export const isReady = (running: Running, timeout = START_MS) =>
  vi.waitFor(() => expect(running.output()).toContain('Sen is ready at '), {
    timeout: timeout,
    interval: 50,
  });
