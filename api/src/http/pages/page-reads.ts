import type { Kept } from '../../graphql/read/index.ts';

/** What is read for a page, added up while it is rendered. */
export class PageReads {
  readonly kept: Kept[] = [];
  #areAllKept = true;
  readonly #began = performance.now();

  /** @param parts of one answer; undefined: something in it is not kept */
  add(parts: readonly Kept[] | undefined): void {
    if (parts) this.kept.push(...parts);
    else this.#areAllKept = false;
  }

  /** Whether the page stays right as long as what is kept is current. */
  get areAllKept(): boolean {
    return this.#areAllKept;
  }

  /** When the oldest of it was read, by this process's clock. */
  get since(): number {
    return this.kept.reduce((oldest, { since }) => Math.min(oldest, since), this.#began);
  }
}
