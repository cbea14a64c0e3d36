/** Upper bounds of the buckets in milliseconds: 1, 1.5, 2, 3, 4, 6 … 16384. None is wider than half of what it begins at. */
export const BOUNDS_MS: readonly number[] = Array.from(
  { length: 29 },
  (_, place) => (place % 2 ? 1.5 : 1) * 2 ** Math.floor(place / 2),
);
/** The last bucket holds whatever took longer. */
const BUCKETS = BOUNDS_MS.length + 1;

/** Where a measurement is counted. */
function bucketOf(ms: number): number {
  if (ms <= 1) return 0;
  const power = Math.floor(Math.log2(ms));
  const lower = 2 ** power;
  const step = ms === lower ? 0 : ms <= 1.5 * lower ? 1 : 2;
  return Math.min(BOUNDS_MS.length, 2 * power + step);
}

/** How an operation is called from outside, or what it asks the database. */
export type MeasuredKind = 'graphql' | 'rest' | 'http' | 'statement';

/** What was measured of one operation since the process began, or over a time. */
export interface Measured {
  readonly kind: MeasuredKind;
  readonly operation: string;
  /** By bucket, the last one for whatever took longer. */
  readonly counts: number[];
  sumMs: number;
  failed: number;
}

/** What was measured of one operation since it was asked last. */
export interface MeasuredSince extends Measured {
  readonly slowestMs: number;
}

interface Found extends Measured {
  /** As they were when {@link Measurements.take} was called last. */
  readonly told: { counts: number[]; sumMs: number; failed: number };
  slowestMs: number;
}

/** What has no name of ours is counted together: names that clients make up would fill the memory. */
export const OTHER = 'other';

const empty = () => new Array<number>(BUCKETS).fill(0);

/**
 * How long requests and statements take, by operation: one histogram each, of fixed size. Taking a measurement is a
 * look-up and two additions.
 */
export class Measurements {
  readonly #found = new Map<string, Found>();

  /** @param known operations that are counted by name: those that our own clients send */
  constructor(private readonly known: ReadonlySet<string>) {}

  record(kind: MeasuredKind, name: string | undefined, ms: number, isFailed: boolean): void {
    const operation = name !== undefined && (kind !== 'graphql' || this.known.has(name)) ? name : OTHER;
    const key = `${kind} ${operation}`;
    let found = this.#found.get(key);
    if (!found) {
      const told = { counts: empty(), sumMs: 0, failed: 0 };
      found = { kind, operation, counts: empty(), sumMs: 0, failed: 0, slowestMs: 0, told };
      this.#found.set(key, found);
    }
    found.counts[bucketOf(ms)]! += 1;
    found.sumMs += ms;
    if (ms > found.slowestMs) found.slowestMs = ms;
    if (isFailed) found.failed += 1;
  }

  /** Since the process began. */
  all(): Iterable<Measured> {
    return this.#found.values();
  }

  /** Since the last call; operations that did not happen are left out. */
  take(): MeasuredSince[] {
    const taken: MeasuredSince[] = [];
    for (const found of this.#found.values()) {
      const { kind, operation, counts, sumMs, failed, slowestMs, told } = found;
      const since = counts.map((count, place) => count - told.counts[place]!);
      if (!since.some(Boolean)) continue;
      taken.push({
        kind,
        operation,
        counts: since,
        sumMs: sumMs - told.sumMs,
        failed: failed - told.failed,
        slowestMs,
      });
      Object.assign(told, { counts: [...counts], sumMs, failed });
      found.slowestMs = 0;
    }
    return taken;
  }
}
