import type { CachedResponse } from '../../graphql/read/index.ts';
import type { Cacheable } from '../../platform/db/table-cache.ts';

export class PageReads implements Cacheable {
  #tables: ReadonlySet<string> | undefined = new Set();

  /** @param until latest time of expiry, by `performance.now()` */
  constructor(public until: number) {}

  add(response: CachedResponse | undefined): void {
    if (response) this.until = Math.min(this.until, response.until);
    this.#tables = response && this.#tables && new Set([...this.#tables, ...response.tables]);
  }

  /** Tables of all responses; undefined if one does not come from the cache. */
  get tables(): readonly string[] | undefined {
    return this.#tables && [...this.#tables];
  }
}
