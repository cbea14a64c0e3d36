/**
 * Upper bounds of the histogram buckets in milliseconds: 1, 1.5, 2, 3, 4, 6 … 16384. No bucket is wider than half of
 * its lower bound.
 */
export const BOUNDS_MS: readonly number[] = Array.from(
  { length: 29 },
  (_, place) => (place % 2 ? 1.5 : 1) * 2 ** Math.floor(place / 2),
);
/** The last bucket is for everything slower. */
const BUCKETS = BOUNDS_MS.length + 1;

function getBucket(ms: number): number {
  if (ms <= 1) return 0;
  const power = Math.floor(Math.log2(ms));
  const lower = 2 ** power;
  const step = ms === lower ? 0 : ms <= 1.5 * lower ? 1 : 2;
  return Math.min(BOUNDS_MS.length, 2 * power + step);
}

/** Kind of a measurement: the transport of a request, or a database statement. */
export type MeasuredKind = 'graphql' | 'rest' | 'http' | 'statement';

/** Measurements of one operation, since the process started or over a period. */
export interface Measured {
  readonly kind: MeasuredKind;
  readonly operation: string;
  readonly counts: number[];
  sumMs: number;
  failed: number;
}

export interface MeasuredSince extends Measured {
  readonly slowestMs: number;
}

interface Found extends Measured {
  /** Totals at the last call of {@link Measurements.take}. */
  readonly reported: { counts: number[]; sumMs: number; failed: number };
  slowestMs: number;
}

/** Name of all unknown operations, because client-defined names would fill the memory. */
export const OTHER = 'other';

const empty = () => new Array<number>(BUCKETS).fill(0);

/**
 * Durations of requests and statements: a histogram of fixed size for each operation. Recording costs a map lookup
 * and two additions.
 */
export class Measurements {
  readonly #found = new Map<string, Found>();

  /** @param known names of the operations that our own clients send. Others are counted together. */
  constructor(private readonly known: ReadonlySet<string>) {}

  record(kind: MeasuredKind, name: string | undefined, ms: number, isFailed: boolean): void {
    const operation = name !== undefined && (kind !== 'graphql' || this.known.has(name)) ? name : OTHER;
    const key = `${kind} ${operation}`;
    let found = this.#found.get(key);
    if (!found) {
      const reported = { counts: empty(), sumMs: 0, failed: 0 };
      found = { kind, operation, counts: empty(), sumMs: 0, failed: 0, slowestMs: 0, reported };
      this.#found.set(key, found);
    }
    found.counts[getBucket(ms)]! += 1;
    found.sumMs += ms;
    if (ms > found.slowestMs) found.slowestMs = ms;
    if (isFailed) found.failed += 1;
  }

  all(): Iterable<Measured> {
    return this.#found.values();
  }

  /** Measurements since the last call, without operations that did not occur. */
  flush(): MeasuredSince[] {
    const measured: MeasuredSince[] = [];
    for (const found of this.#found.values()) {
      const { kind, operation, counts, sumMs, failed, slowestMs, reported } = found;
      const since = counts.map((count, place) => count - reported.counts[place]!);
      if (!since.some(Boolean)) continue;
      measured.push({
        kind,
        operation,
        counts: since,
        sumMs: sumMs - reported.sumMs,
        failed: failed - reported.failed,
        slowestMs,
      });
      Object.assign(reported, { counts: [...counts], sumMs, failed });
      found.slowestMs = 0;
    }
    return measured;
  }
}
