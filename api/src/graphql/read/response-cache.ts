import { LRUCache } from 'lru-cache';
import { ReadyBody } from '../../platform/ready-body.ts';
import type { TableSnapshot, TableVersions } from '../../platform/table-versions.ts';

/** Counts of students may be as old. */
const LIFETIME_MS = 60_000;

/** The response to a public query of our own, which any guest may be given until one of its tables changes. */
export class CachedResponse {
  /** `{"data":…}`, with its compressed forms. */
  readonly body: ReadyBody;
  #data: Readonly<Record<string, unknown>> | undefined;

  constructor(
    text: string,
    readonly tables: readonly string[],
    /** When its read began. */
    readonly versions: TableSnapshot,
    /** The same by this process's clock, in milliseconds. */
    readonly since: number,
    /** When it expires by the same clock: after a minute, or when a price ends. */
    readonly until: number,
  ) {
    this.body = new ReadyBody(text);
  }

  /** Parsed once for all callers, who can't change it. */
  get data(): Readonly<Record<string, unknown>> {
    this.#data ??= freeze((JSON.parse(this.body.text) as { data: Record<string, unknown> }).data);
    return this.#data;
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) freeze(each);
    Object.freeze(value);
  }
  return value;
}

export interface ResponseCacheOptions {
  /** Bytes of all responses. */
  readonly maxBytes: number;
  readonly versions: TableVersions;
  /** Milliseconds until a price changes by itself. */
  readonly changesIn: () => Promise<number>;
}

export interface ResponseCacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly responses: number;
  readonly bytes: number;
  /** Age of the oldest response; 0 without any. */
  readonly oldestMs: number;
}

/**
 * Responses to public queries, for guests (`@ReadQuery({ cached })`). Documents are our own, so that a test knows the
 * tables of each. No response is older than a minute, than the last change of its tables, or than the last price that
 * ended.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  /** Reads under way, for all who ask meanwhile. */
  readonly #reads = new Map<
    string,
    { versions: TableSnapshot; result: Promise<CachedResponse | undefined> }
  >();
  #hits = 0;
  #misses = 0;

  constructor(private readonly options: ResponseCacheOptions) {
    this.#responses = new LRUCache({
      maxSize: options.maxBytes,
      // One long response is not worth all others
      maxEntrySize: options.maxBytes / 2,
      sizeCalculation: ({ body }, key) => body.size + 2 * key.length,
      ttl: LIFETIME_MS,
    });
  }

  /**
   * The response of that key, from the cache or read now.
   * @param read gives the response as JSON text; undefined: it has errors, and is not cached
   * @returns undefined: the caller reads for itself
   */
  async respond(
    key: string,
    tables: readonly string[],
    read: () => Promise<string | undefined>,
  ): Promise<CachedResponse | undefined> {
    const { versions } = this.options;
    if (!versions.isListening()) return undefined;
    const cached = this.#responses.get(key);
    if (cached && this.isCurrent(cached)) {
      this.#hits++;
      return cached;
    }
    const other = this.#reads.get(key);
    if (other && !versions.hasChangedSince(other.versions, tables)) {
      const response = await other.result;
      // A price may have ended between the begin of that read and this request
      return response && performance.now() < response.until ? response : undefined;
    }
    this.#misses++;
    const own = { versions: versions.snapshot(), result: this.#read(key, tables, read) };
    this.#reads.set(key, own);
    try {
      return await own.result;
    } finally {
      if (this.#reads.get(key) === own) this.#reads.delete(key);
    }
  }

  /** Whether a response is still what would be read. */
  isCurrent({ tables, versions }: CachedResponse): boolean {
    return this.options.versions.isListening() && !this.options.versions.hasChangedSince(versions, tables);
  }

  async #read(
    key: string,
    tables: readonly string[],
    read: () => Promise<string | undefined>,
  ): Promise<CachedResponse | undefined> {
    const versions = this.options.versions.snapshot();
    const since = performance.now();
    // Asked before: a price may end while it is read
    const until = since + Math.min(LIFETIME_MS, await this.options.changesIn());
    const text = await read();
    if (text === undefined) return undefined;
    const response = new CachedResponse(text, tables, versions, since, until);
    const ttl = until - performance.now();
    if (ttl > 0 && this.isCurrent(response)) this.#responses.set(key, response, { ttl });
    return response;
  }

  get figures(): ResponseCacheFigures {
    const now = performance.now();
    this.#responses.purgeStale();
    return {
      hits: this.#hits,
      misses: this.#misses,
      responses: this.#responses.size,
      bytes: this.#responses.calculatedSize,
      oldestMs: [...this.#responses.values()].reduce((most, { since }) => Math.max(most, now - since), 0),
    };
  }
}
