import type { CachedResponse } from '../../graphql/read/index.ts';

/** Collects the tables and the age of the responses of a page while it is rendered. */
export class PageReads {
  #tables: ReadonlySet<string> | undefined = new Set();
  #since = performance.now();

  /** @param response undefined if it does not come from the cache */
  add(response: CachedResponse | undefined): void {
    if (response) this.#since = Math.min(this.#since, response.since);
    this.#tables = response && this.#tables && new Set([...this.#tables, ...response.tables]);
  }

  /** Tables that the page depends on; undefined if it may depend on any. */
  get tables(): readonly string[] | undefined {
    return this.#tables && [...this.#tables];
  }

  /** When the oldest response was read, by this process's clock. */
  get since(): number {
    return this.#since;
  }
}
