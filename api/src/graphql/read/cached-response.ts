import { type Cacheable, TableCache, type TableCacheOptions } from '../../platform/db/table-cache.ts';
import { PrecompressedBody } from '../../platform/http/precompressed-body.ts';

/** The response to a public query of our own. Guests receive it until one of its tables changes. */
export class CachedResponse implements Cacheable {
  /** `{"data":…}` */
  readonly body: PrecompressedBody;
  #data: Readonly<Record<string, unknown>> | undefined;

  constructor(
    text: string,
    readonly tables: readonly string[],
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

/**
 * Caches responses to public queries for guests (`@ReadQuery({ cached })`). Only documents of our own are cached, because
 * a test checks the tables of each.
 */
export type ResponseCache = TableCache<CachedResponse>;

export const createResponseCache = (
  options: Omit<TableCacheOptions<CachedResponse>, 'getSize'>,
): ResponseCache =>
  new TableCache({
    ...options,
    // REST and rendered pages have the response parsed as well, which takes about three times its text
    getSize: ({ body }) => 4 * body.size,
  });
