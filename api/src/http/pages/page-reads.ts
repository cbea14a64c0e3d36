import type { CachedResponse } from '../../graphql/read/index.ts';

/** The longest time that a page is cached, in milliseconds: counts of students may be as old. */
const LIFETIME_MS = 60_000;

/** The responses that a page is made of, added up while it is rendered. */
export class PageReads {
  #tables: ReadonlySet<string> | undefined = new Set();
  #until = performance.now() + LIFETIME_MS;

  /** @param response undefined: one that is not cached */
  add(response: CachedResponse | undefined): void {
    if (response) this.#until = Math.min(this.#until, response.until);
    this.#tables = response && this.#tables && new Set([...this.#tables, ...response.tables]);
  }

  /** Tables that decide the page; undefined: any. */
  get tables(): readonly string[] | undefined {
    return this.#tables && [...this.#tables];
  }

  /** When the first of the responses expires, by this process's clock. */
  get until(): number {
    return this.#until;
  }
}
