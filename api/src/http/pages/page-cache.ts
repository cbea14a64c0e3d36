import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Pages kept, and the longest time: sales begin and end without a commit. */
const CAPACITY = 500;
const LIFETIME_MS = 60_000;

interface Page {
  readonly html: string;
  readonly at: number;
  brotli?: Promise<Buffer>;
}

/** Rendered pages that are the same for everybody, until something in the catalogue changes. */
export class PageCache {
  readonly #pages = new Map<string, Page>();
  #generation = 0;

  /** Forgets everything: the catalogue has changed. */
  clear(): void {
    this.#generation++;
    this.#pages.clear();
  }

  get(key: string): Page | undefined {
    const page = this.#pages.get(key);
    return page && Date.now() - page.at < LIFETIME_MS ? page : undefined;
  }

  /** To be asked before a page is rendered, and handed to {@link put}: what changed meanwhile is not kept. */
  get generation(): number {
    return this.#generation;
  }

  put(key: string, html: string, generation: number): Page {
    const page: Page = { html, at: Date.now() };
    if (generation !== this.#generation) return page;
    if (this.#pages.size >= CAPACITY) this.#pages.delete(this.#pages.keys().next().value!);
    this.#pages.set(key, page);
    return page;
  }
}

/** The page in brotli; made once for each page that is kept. */
export function brotliOf(page: Page): Promise<Buffer> {
  page.brotli ??= compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return page.brotli;
}
