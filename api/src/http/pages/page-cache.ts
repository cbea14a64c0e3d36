import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { TableSnapshot, TableVersions } from '../../platform/table-versions.ts';
import type { PageReads } from './page-reads.ts';

const compress = promisify(brotliCompress);

export interface Page {
  readonly status: number;
  readonly html: string;
  /** Its content security policy. */
  readonly policy: string;
  etag?: string;
  brotli?: Promise<Buffer>;
}

export interface PageCacheOptions {
  /** Bytes of all pages, in characters of HTML with room for its brotli; 0: nothing is cached. */
  readonly maxBytes: number;
  readonly versions: TableVersions;
  /** Milliseconds until a price changes by itself. */
  readonly changesIn: () => Promise<number>;
}

/** The moment when a page began to be rendered. */
export interface Beginning {
  readonly versions: TableSnapshot;
  /** By this process's clock. */
  readonly until: number;
}

/** A page, and whether it is the same for everyone. */
export interface Rendered {
  readonly page: Page;
  readonly isShareable: boolean;
}

interface Entry {
  readonly page: Page;
  /** Tables that decide it; undefined: any. */
  readonly tables: readonly string[] | undefined;
  /** When it began to be rendered. */
  readonly versions: TableSnapshot;
}

/** Figures since the start. */
export interface PageFigures {
  readonly hits: number;
  readonly misses: number;
  readonly pages: number;
  readonly bytes: number;
}

/**
 * Rendered pages that are the same for everyone, until one of the tables of their responses changes. A page with a
 * response that is not cached goes with a change of any table.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>;
  /** Pages that are being rendered; those that are not the same for everyone come to nothing. */
  readonly #underWay = new Map<string, { versions: TableSnapshot; page: Promise<Page | undefined> }>();
  #hits = 0;
  #misses = 0;

  constructor(private readonly options: PageCacheOptions) {
    this.#pages = new LRUCache({
      // A byte holds no page
      maxSize: options.maxBytes || 1,
      sizeCalculation: ({ page: { html } }, key) => 3 * html.length + key.length + 1,
    });
  }

  get(key: string): Page | undefined {
    const { versions } = this.options;
    const entry = versions.isListening() ? this.#pages.get(key) : undefined;
    if (!entry) return undefined;
    if (versions.hasChangedSince(entry.versions, entry.tables)) {
      this.#pages.delete(key);
      return undefined;
    }
    this.#hits++;
    return entry.page;
  }

  /** To be called before a page is rendered, and handed to {@link put}. */
  async begin(): Promise<Beginning> {
    this.#misses++;
    const versions = this.options.versions.snapshot();
    return { versions, until: performance.now() + (await this.options.changesIn()) };
  }

  /** Caches a page whose tables have not changed since it began, until the first of its responses expires. */
  put(key: string, page: Page, { versions, until }: Beginning, reads: PageReads): Page {
    const { tables } = reads;
    const ttl = Math.min(reads.until, until) - performance.now();
    const present = this.options.versions;
    if (ttl > 0 && present.isListening() && !present.hasChangedSince(versions, tables))
      this.#pages.set(key, { page, tables, versions }, { ttl });
    return page;
  }

  /**
   * A page, rendered once for all who ask for it meanwhile.
   * @param render what fails, or is for one request alone, is rendered anew for each
   */
  async once(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const { versions } = this.options;
    const other = this.#underWay.get(key);
    if (other && !versions.hasChangedSince(other.versions, undefined)) {
      const page = await other.page;
      if (page) return page;
    }
    const rendered = render();
    const own = {
      versions: versions.snapshot(),
      page: rendered.then(
        ({ page, isShareable }) => (isShareable ? page : undefined),
        () => undefined,
      ),
    };
    this.#underWay.set(key, own);
    try {
      return (await rendered).page;
    } finally {
      if (this.#underWay.get(key) === own) this.#underWay.delete(key);
    }
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
  const held = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?/, 'W/'));
  return held?.includes(etagOf(page)) ?? false;
}
