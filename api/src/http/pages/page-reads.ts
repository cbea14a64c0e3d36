import type { CachedResponse } from '../../graphql/read/index.ts';

/** The responses that a page is made of, added up while it is rendered. */
export class PageReads {
  #tables: ReadonlySet<string> | undefined = new Set();
  #since = performance.now();

  /** @param response undefined: one that is not cached */
  add(response: CachedResponse | undefined): void {
    if (response) this.#since = Math.min(this.#since, response.since);
    this.#tables = response && this.#tables && new Set([...this.#tables, ...response.tables]);
  }

  /** Tables that decide the page; undefined: any. */
  get tables(): readonly string[] | undefined {
    return this.#tables && [...this.#tables];
  }

  /** When the oldest response was read, by this process's clock. */
  get since(): number {
    return this.#since;
  }
}
