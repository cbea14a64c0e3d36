import { LRUCache } from 'lru-cache';
import type { TableSnapshot, TableVersions } from './table-versions.ts';

/** The longest time that anything is cached, because counts of students announce no changes. */
const LIFETIME_MS = 60_000;

/** A value that is the same for all callers. */
export interface Cacheable {
  /** Tables that it depends on; undefined if it may depend on any. */
  readonly tables: readonly string[] | undefined;
  /** Expiry by `performance.now()`. */
  readonly until: number;
}

export interface TableCacheOptions<Value> {
  /** Bytes of all values and keys. */
  readonly maxBytes: number;
  readonly getSize: (value: Value) => number;
  readonly versions: TableVersions;
  /** Milliseconds until the next price begins or ends by date. */
  readonly changesIn: () => Promise<number>;
}

export interface TableCacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
  /** Age of the oldest entry; 0 if the cache is empty. */
  readonly oldestMs: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly versions: TableSnapshot;
  /** Start of its read by `performance.now()`. */
  readonly since: number;
}

interface PendingRead<Value> {
  readonly versions: TableSnapshot;
  readonly value: Promise<Value | undefined>;
}

/**
 * Caches values until one of their tables changes, a price begins or ends, or a minute has passed. If a table changes
 * during a read, the value is returned to the requests that wait for it, and not cached.
 */
export class TableCache<Value extends Cacheable> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  /** Reads in progress, which simultaneous requests share. */
  readonly #reads = new Map<string, PendingRead<Value>>();
  #hits = 0;
  #misses = 0;

  constructor(private readonly options: TableCacheOptions<Value>) {
    this.#entries = new LRUCache({
      // LRUCache rejects 0. No entry fits into one byte
      maxSize: options.maxBytes || 1,
      // Prevents one large value from evicting all others
      maxEntrySize: Math.ceil(options.maxBytes / 2) || 1,
      sizeCalculation: ({ value }, key) => options.getSize(value) + 2 * key.length + 1,
    });
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#isCurrent(entry.versions, entry.value.tables)) return undefined;
    this.#hits++;
    return entry.value;
  }

  /**
   * The value with a key, from the cache, from a read in progress, or by a read.
   * @param read receives the latest time until which its value is valid; returns undefined if it may not be cached
   * @param tables Optional. Tables that the value depends on, if they are known before. Defaults to all.
   * @returns undefined if there is no value that may be shared
   */
  async load(
    key: string,
    read: (until: number) => Promise<Value | undefined>,
    tables?: readonly string[],
  ): Promise<Value | undefined> {
    const { versions } = this.options;
    if (!versions.isListening()) return undefined;
    const cached = this.get(key);
    if (cached) return cached;
    const other = this.#reads.get(key);
    if (other && !versions.hasChangedSince(other.versions, tables)) {
      const value = await other.value.catch(() => undefined);
      // A price may have ended between the begin of that read and this request
      return value && performance.now() < value.until ? value : undefined;
    }
    this.#misses++;
    const own = { versions: versions.snapshot(), value: this.#read(key, read) };
    this.#reads.set(key, own);
    try {
      return await own.value;
    } finally {
      if (this.#reads.get(key) === own) this.#reads.delete(key);
    }
  }

  async #read(key: string, read: (until: number) => Promise<Value | undefined>): Promise<Value | undefined> {
    const versions = this.options.versions.snapshot();
    const since = performance.now();
    // Computed before the read, because a price may end during the read
    const until = since + Math.min(LIFETIME_MS, await this.options.changesIn());
    const value = await read(until);
    const ttl = value ? value.until - performance.now() : 0;
    if (ttl > 0 && this.#isCurrent(versions, value!.tables))
      this.#entries.set(key, { value: value!, versions, since }, { ttl });
    return value;
  }

  #isCurrent(versions: TableSnapshot, tables: readonly string[] | undefined): boolean {
    return this.options.versions.isListening() && !this.options.versions.hasChangedSince(versions, tables);
  }

  get figures(): TableCacheFigures {
    const now = performance.now();
    this.#entries.purgeStale();
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#entries.size,
      bytes: this.#entries.calculatedSize,
      oldestMs: [...this.#entries.values()].reduce((max, { since }) => Math.max(max, now - since), 0),
    };
  }
}
