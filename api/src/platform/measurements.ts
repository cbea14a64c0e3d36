/** Upper bounds of the buckets in milliseconds: each is twice the one before, so that a second costs no more than ten. */
export const BOUNDS_MS: readonly number[] = Array.from({ length: 15 }, (_, power) => 2 ** power);

/** How an operation is called from outside. */
export type MeasuredKind = 'graphql' | 'rest' | 'http';

/** What was measured of one operation since the process began. */
export interface Measured {
  readonly kind: MeasuredKind;
  readonly operation: string;
  /** By bucket, the last one for whatever took longer. */
  readonly counts: Uint32Array;
  sumMs: number;
  failed: number;
}

/** What has no name of ours is counted together: names that clients make up would fill the memory. */
const OTHER = 'other';

/**
 * How long requests take, by operation: one histogram each, of fixed size. Taking a measurement is a look-up and two
 * additions.
 */
export class Measurements {
  readonly #found = new Map<string, Measured>();

  /** @param known operations that are counted by name: those that our own clients send */
  constructor(private readonly known: ReadonlySet<string>) {}

  record(kind: MeasuredKind, name: string | undefined, ms: number, isFailed: boolean): void {
    const operation = name !== undefined && (kind !== 'graphql' || this.known.has(name)) ? name : OTHER;
    const key = `${kind} ${operation}`;
    let found = this.#found.get(key);
    if (!found) {
      found = { kind, operation, counts: new Uint32Array(BOUNDS_MS.length + 1), sumMs: 0, failed: 0 };
      this.#found.set(key, found);
    }
    const bucket = ms <= 1 ? 0 : Math.min(BOUNDS_MS.length, Math.ceil(Math.log2(ms)));
    found.counts[bucket]! += 1;
    found.sumMs += ms;
    if (isFailed) found.failed += 1;
  }

  all(): Iterable<Measured> {
    return this.#found.values();
  }
}
