import type { Kept } from '../../graphql/read/index.ts';

/** What is read for a page, added up while it is rendered. */
export class PageReads {
  #kept: Kept[] | undefined = [];
  #since = performance.now();

  /** @param parts of one answer; undefined: something in it is not kept */
  add(parts: readonly Kept[] | undefined): void {
    this.#since = Math.min(this.#since, ...(parts ?? []).map(({ since }) => since));
    this.#kept = parts && this.#kept && [...this.#kept, ...parts];
  }

  /** All of it, with which the page stays right as long as it is current; undefined: not all of it is kept. */
  get kept(): readonly Kept[] | undefined {
    return this.#kept;
  }

  /** When the oldest of it was read, by this process's clock. */
  get since(): number {
    return this.#since;
  }
}
