import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
/** The longest time that a page is kept: counts of students may be as old. */
const LIFETIME_MS = 60_000;

export interface Page {
  readonly status: number;
  readonly html: string;
  /** Its content security policy. */
  readonly policy: string;
  etag?: string;
  brotli?: Promise<Buffer>;
}

export interface PageCacheOptions {
  /** Bytes of pages kept, in characters of HTML with room for its brotli; 0: none is. */
  readonly mostBytes: number;
  /** False while changes may be missed: nothing is kept, and nothing that is kept is given. */
  readonly isListening: () => boolean;
  /** Milliseconds until pages change by themselves: a price that ends. */
  readonly changesIn: () => Promise<number>;
}

/** When a page began to be rendered. */
export interface Beginning {
  readonly generation: number;
  /** By this process's clock. */
  readonly until: number;
}

/** A page, and whether it is the same for everyone. */
export interface Rendered {
  readonly page: Page;
  readonly isShareable: boolean;
}

/** Figures since the start. */
export interface PageFigures {
  readonly hits: number;
  readonly misses: number;
  readonly pages: number;
  readonly bytes: number;
}

/** Rendered pages that are the same for everyone, until something in the catalogue changes. */
export class PageCache {
  readonly #pages: LRUCache<string, Page>;
  /** Pages that are being rendered; those that are not the same for everyone come to nothing. */
  readonly #underWay = new Map<string, Promise<Page | undefined>>();
  #generation = 0;
  #hits = 0;
  #misses = 0;

  constructor(private readonly options: PageCacheOptions) {
    this.#pages = new LRUCache({
      // A byte holds no page
      maxSize: options.mostBytes || 1,
      sizeCalculation: ({ html }, key) => 3 * html.length + key.length + 1,
      ttl: LIFETIME_MS,
    });
  }

  /** Forgets everything: the catalogue has changed. */
  clear(): void {
    this.#generation++;
    this.#underWay.clear();
    this.#pages.clear();
  }

  get(key: string): Page | undefined {
    const page = this.options.isListening() ? this.#pages.get(key) : undefined;
    if (page) this.#hits++;
    return page;
  }

  /** To be asked before a page is rendered, and handed to {@link put}: what changed meanwhile is not kept. */
  async begin(): Promise<Beginning> {
    this.#misses++;
    const generation = this.#generation;
    const until = performance.now() + (await this.options.changesIn());
    return { generation, until };
  }

  /** @param since when the oldest of what it is made of was read: from then on it may be given for a minute */
  put(key: string, page: Page, { generation, until }: Beginning, since = performance.now()): Page {
    const now = performance.now();
    const ttl = Math.min(since + LIFETIME_MS, until) - now;
    if (generation === this.#generation && this.options.isListening() && ttl > 0)
      this.#pages.set(key, page, { ttl });
    return page;
  }

  /**
   * A page, rendered once for all who ask for it meanwhile.
   * @param render what fails, or is for one request alone, is rendered anew for each
   */
  async once(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const others = this.#underWay.get(key);
    const page = others && (await others);
    if (page) return page;
    const own = render();
    const shared = own
      .then(
        ({ page, isShareable }) => (isShareable ? page : undefined),
        () => undefined,
      )
      .finally(() => {
        if (this.#underWay.get(key) === shared) this.#underWay.delete(key);
      });
    this.#underWay.set(key, shared);
    return (await own).page;
  }

  get figures(): PageFigures {
    this.#pages.purgeStale();
    const { size: pages, calculatedSize: bytes } = this.#pages;
    return { hits: this.#hits, misses: this.#misses, pages, bytes };
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
