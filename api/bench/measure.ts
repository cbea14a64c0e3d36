import { truncateSync } from 'node:fs';
import autocannon from 'autocannon';
import { percentile } from '../src/testing/percentile.ts';
import { cpuOfFamily, measureCpu } from './cpu.ts';
import type { Server } from './servers.ts';

export interface Load extends Server {
  readonly headers: Record<string, string>;
  readonly body: (i: number) => string;
  /** For requests that can run only once: the number is never used again. Returns additional headers. */
  readonly once?: (i: number) => Record<string, string>;
  /** Removes rows that would disturb the next measurement. */
  readonly cleanUp?: () => Promise<unknown>;
  /**
   * Converts the `data` of a response to that of Sen's response, to compare the content. Defaults to no conversion.
   */
  readonly toData?: (data: never) => unknown;
  /** Simultaneous requests. Defaults to enough to keep the server busy. */
  readonly connections?: number;
}

export interface Result {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** CPU microseconds of the Node process per request, without the load generator. */
  readonly node: number;
  /** CPU microseconds of all PostgreSQL processes per request. */
  readonly postgres: number;
  readonly failed: number;
}

/** Simultaneous requests, unless a load sets its own. */
export const CONNECTIONS = 32;
/** V8 optimises hot functions over several seconds; an earlier measurement would include that. */
export const WARM_SECONDS = 5;
const VARIANTS = 400;
/** Distance between the first request numbers of two connections. */
const STRIDE = 12;

/** Number of requests that can run only once, over all measurements. */
let done = 0;
/** The next unused number for a request that can run only once. */
export const nextOnce = (): number => done++;

export async function measure(
  { url, headers, body, once, cleanUp, pid, postmaster, log, connections = CONNECTIONS }: Load,
  seconds: number,
): Promise<Result> {
  const json = { 'content-type': 'application/json' };
  const round = Array.from({ length: once ? 0 : VARIANTS }, (_, i) => ({
    method: 'POST' as const,
    body: body(i),
  }));
  const fresh = (getHeaders: NonNullable<typeof once>) => ({
    method: 'POST' as const,
    setupRequest: (request: object) => {
      const i = nextOnce();
      return { ...request, headers: { ...json, ...headers, ...getHeaders(i) }, body: body(i) };
    },
  });
  let started = 0;
  const times: number[] = [];
  const before = { node: measureCpu(pid), postgres: cpuOfFamily(postmaster) };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { ...json, ...headers },
    // Each connection begins with another request: otherwise all would read the same row simultaneously
    setupClient: (client) => {
      client.setRequests(once ? [fresh(once)] : rotated(round, started++ * STRIDE));
      // autocannon's own percentiles omit the 95th
      client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds));
    },
  });
  times.sort((a, b) => a - b);
  const answered = Math.max(result['2xx'], 1);
  const node = (measureCpu(pid) - before.node) / answered;
  const postgres = (cpuOfFamily(postmaster) - before.postgres) / answered;
  await cleanUp?.();
  // The log has one line per request, which would be gigabytes in a whole run
  if (log) truncateSync(log);
  return {
    perSecond: result['2xx'] / result.duration,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    node,
    postgres,
    failed: result.non2xx + result.errors,
  };
}

export const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/** The median; of an even number of values the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((lower ?? 0) + (upper ?? 0)) / 2;
}
export const geometricMean = (numbers: readonly number[]): number =>
  Math.exp(numbers.reduce((sum, n) => sum + Math.log(n), 0) / numbers.length);
