import { LRUCache } from 'lru-cache';
import { PrecompressedBody } from '../../platform/precompressed-body.ts';
import type { TableSnapshot, TableVersions } from '../../platform/table-versions.ts';

/** The longest time that a response is cached, because counts of students announce no changes. */
const LIFETIME_MS = 60_000;

/** The response to a public query of our own. Guests receive it until one of its tables changes. */
export class CachedResponse {
  /** `{"data":…}` */
  readonly body: PrecompressedBody;
  #data: Readonly<Record<string, unknown>> | undefined;

  constructor(
    text: string,
    readonly tables: readonly string[],
    /** Versions when its read began. */
    readonly versions: TableSnapshot,
    /** When its read began, by this process's clock, in milliseconds. */
    readonly since: number,
    /** When it expires by the same clock: after a minute, or when a price ends. */
    readonly until: number,
  ) {
    this.body = new PrecompressedBody(text);
  }

  /** Parsed once for all callers, and frozen. */
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
  /** Milliseconds until the next price begins or ends by date. */
  readonly changesIn: () => Promise<number>;
}

export interface ResponseCacheFigures {
  readonly hits: number;
  readonly misses: number;
  readonly responses: number;
  readonly bytes: number;
  /** Age of the oldest response; 0 if the cache is empty. */
  readonly oldestMs: number;
}

/**
 * Caches responses to public queries for guests (`@ReadQuery({ cached })`). Only documents of our own are cached, because
 * a test checks the tables of each. A response expires after a minute, with a change of its tables, and when a price
 * begins or ends.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  /** Reads in progress, which simultaneous requests share. */
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
      // REST and rendered pages have the response parsed as well, which takes about three times its text
      sizeCalculation: ({ body }, key) => 4 * body.size + 2 * key.length,
      ttl: LIFETIME_MS,
    });
  }

  /**
   * The response with a key, from the cache or by a read.
   * @param read returns the response as JSON text, or undefined if it has errors and may not be cached
   * @returns undefined if there is no response that may be cached
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

  /** Whether no table of a response has changed since it was read. */
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
    // Computed before the read, because a price may end during the read
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
