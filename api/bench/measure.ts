import { truncateSync } from 'node:fs';
import autocannon from 'autocannon';
import { percentile } from '../src/testing/percentile.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import type { Server } from './servers.ts';

export interface Load extends Server {
  readonly headers: Record<string, string>;
  /** Body of request number `i`. */
  readonly body: (i: number) => string;
  /** Where it goes instead, as a GET without a body; of what can be done once. */
  readonly path?: () => string;
  /** What every answer has to be. */
  readonly expected?: string;
  /** What can be done once: no number comes again, and what goes with each besides `headers`. */
  readonly once?: (i: number) => Record<string, string>;
  /** What is left behind that would disturb the next one. */
  readonly tidy?: () => Promise<unknown>;
  /** Requests under way at once; left out: enough to keep the server busy. */
  readonly connections?: number;
}
export interface Result {
  readonly perSecond: number;
  /** Milliseconds until the answer. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Microseconds of the Node process for each request; the load generator's own are not in it. */
  readonly node: number;
  /** Microseconds of PostgreSQL for each request, all its processes together. */
  readonly postgres: number;
  readonly failed: number;
}

/** Requests under way at once, where a load says nothing else. */
export const CONNECTIONS = 32;
/** The runtime compiles what is hot over several seconds: measured sooner, it is a half-compiled program. */
export const WARM_SECONDS = 5;
const VARIANTS = 400;
/** Between the first requests of two connections. */
const STRIDE = 12;

/** Requests of what can be done once, over all measurements. */
let done = 0;
/** A number that no request of what can be done once has had. */
export const nextOnce = (): number => done++;

/** Loads one server for some seconds. */
export async function measure(
  { url, headers, body, path, expected, once, tidy, pid, postmaster, log, connections = CONNECTIONS }: Load,
  seconds: number,
): Promise<Result> {
  const json = { 'content-type': 'application/json' };
  const round = Array.from({ length: once ? 0 : VARIANTS }, (_, i) => ({
    method: 'POST' as const,
    body: body(i),
  }));
  const fresh = (headersOf: NonNullable<typeof once>) => ({
    method: path ? ('GET' as const) : ('POST' as const),
    setupRequest: (request: object) => {
      if (path) return { ...request, path: path() };
      const i = nextOnce();
      return { ...request, headers: { ...json, ...headers, ...headersOf(i) }, body: body(i) };
    },
  });
  let started = 0;
  const times: number[] = [];
  const before = { node: cpuOf(pid), postgres: cpuOfFamily(postmaster) };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...(path ? {} : json), ...headers },
    expectBody: expected,
    // Each begins elsewhere: in step, all would ask for the same row at the same time
    setupClient: (client) => {
      client.setRequests(once ? [fresh(once)] : rotated(round, started++ * STRIDE));
      // Its own percentiles leave the 95th out
      client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds));
    },
  });
  times.sort((a, b) => a - b);
  const answered = Math.max(result['2xx'], 1);
  const node = (cpuOf(pid) - before.node) / answered;
  const postgres = (cpuOfFamily(postmaster) - before.postgres) / answered;
  await tidy?.();
  // A line for each request: gigabytes in a whole run
  if (log) truncateSync(log);
  return {
    perSecond: result['2xx'] / result.duration,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    node,
    postgres,
    failed: result.non2xx + result.errors + result.mismatches,
  };
}

/** The same, beginning with another one. */
export const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/** Of an even number the middle of the two in the middle: the upper one would flatter. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((lower ?? 0) + (upper ?? 0)) / 2;
}
export const geometricMean = (numbers: readonly number[]): number =>
  Math.exp(numbers.reduce((sum, n) => sum + Math.log(n), 0) / numbers.length);
