import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
/** Bytes of pages kept, in characters of HTML with room for its brotli, and the longest time: sales begin and end without a commit. */
const MOST_BYTES = 64 * 2 ** 20;
const LIFETIME_MS = 60_000;

export interface Page {
  readonly status: number;
  readonly html: string;
  etag?: string;
  brotli?: Promise<Buffer>;
}

/** Rendered pages that are the same for everyone, until something in the catalogue changes. */
export class PageCache {
  readonly #pages = new LRUCache<string, Page>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ html }, key) => 3 * html.length + key.length + 1,
    ttl: LIFETIME_MS,
  });
  #generation = 0;

  /** Forgets everything: the catalogue has changed. */
  clear(): void {
    this.#generation++;
    this.#pages.clear();
  }

  get(key: string): Page | undefined {
    return this.#pages.get(key);
  }

  /** To be asked before a page is rendered, and handed to {@link put}: what changed meanwhile is not kept. */
  get generation(): number {
    return this.#generation;
  }

  put(key: string, page: Page, generation: number): Page {
    if (generation !== this.#generation) return page;
    this.#pages.set(key, page);
    return page;
  }
}

/** The page in brotli; made once for each page that is kept. */
export function brotliOf(page: Page): Promise<Buffer> {
  page.brotli ??= compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return page.brotli;
}

/** The page's validator, the same for every encoding of it; made once for each page that is kept. */
export function etagOf(page: Page): string {
  page.etag ??= `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`;
  return page.etag;
}

/** Whether the browser holds the page already (RFC 9110, `If-None-Match`). */
export function isHeld(page: Page, ifNoneMatch: string | undefined): boolean {
  const held = ifNoneMatch?.split(/\s*,\s*/).map((tag) => tag.replace(/^(?:W\/)?/, 'W/'));
  return held?.includes(etagOf(page)) ?? false;
}
