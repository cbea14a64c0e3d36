import type { CachedResponse } from '../../graphql/read/index.ts';

/** The longest time that a page is cached, in milliseconds, because counts of students announce no changes. */
const LIFETIME_MS = 60_000;

/** Collects the tables of the responses of a page, and when the first of them expires, while the page is rendered. */
export class PageReads {
  #tables: ReadonlySet<string> | undefined = new Set();
  #until = performance.now() + LIFETIME_MS;

  /** @param response undefined if it does not come from the cache */
  add(response: CachedResponse | undefined): void {
    if (response) this.#until = Math.min(this.#until, response.until);
    this.#tables = response && this.#tables && new Set([...this.#tables, ...response.tables]);
  }

  /** Tables that the page depends on; undefined if it may depend on any. */
  get tables(): readonly string[] | undefined {
    return this.#tables && [...this.#tables];
  }

  /** When the first of the responses expires, by this process's clock. */
  get until(): number {
    return this.#until;
  }
}
