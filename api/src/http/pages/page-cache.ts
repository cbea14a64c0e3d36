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
  /** Bytes of all pages, estimated as three for each character of HTML; 0 if nothing is cached. */
  readonly maxBytes: number;
  readonly versions: TableVersions;
  /** Milliseconds until the next price begins or ends by date. */
  readonly changesIn: () => Promise<number>;
}

/** The state when rendering of a page began. */
export interface RenderStart {
  readonly versions: TableSnapshot;
  /** When the next price begins or ends, by this process's clock. */
  readonly until: number;
}

/** A rendered page. */
export interface RenderedPage {
  readonly page: Page;
  /** Whether it is the same for everyone. */
  readonly isShareable: boolean;
}

interface Entry {
  readonly page: Page;
  /** Tables that its content depends on; undefined if it may depend on any. */
  readonly tables: readonly string[] | undefined;
  /** Versions when rendering began. */
  readonly versions: TableSnapshot;
}

/** Figures since the start of the process. */
export interface PageFigures {
  readonly hits: number;
  readonly misses: number;
  readonly pages: number;
  readonly bytes: number;
}

/**
 * Caches rendered pages that are the same for everyone until one of the tables of their responses changes. A page with a
 * response that is not cached expires with a change of any table.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>;
  /** Pages that are being rendered; undefined for a page that fails or is not the same for everyone. */
  readonly #underWay = new Map<string, { versions: TableSnapshot; page: Promise<Page | undefined> }>();
  #hits = 0;
  #misses = 0;

  constructor(private readonly options: PageCacheOptions) {
    this.#pages = new LRUCache({
      // No page fits into a byte
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

  /** Called before a page is rendered. @returns the argument for {@link put} */
  async begin(): Promise<RenderStart> {
    this.#misses++;
    const versions = this.options.versions.snapshot();
    return { versions, until: performance.now() + (await this.options.changesIn()) };
  }

  /**
   * Caches a page if its tables have not changed since rendering began. It expires with the first of its responses.
   */
  put(key: string, page: Page, { versions, until }: RenderStart, reads: PageReads): Page {
    const { tables } = reads;
    const ttl = Math.min(reads.until, until) - performance.now();
    const present = this.options.versions;
    if (ttl > 0 && present.isListening() && !present.hasChangedSince(versions, tables))
      this.#pages.set(key, { page, tables, versions }, { ttl });
    return page;
  }

  /**
   * Renders a page once for simultaneous requests.
   * @param render runs for each request if it fails or its page is not the same for everyone
   */
  async once(key: string, render: () => Promise<RenderedPage>): Promise<Page> {
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

/** The page in brotli; compressed once. */
export function brotliOf(page: Page): Promise<Buffer> {
  page.brotli ??= compress(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return page.brotli;
}

/** The page's entity tag, the same for every encoding; computed once. */
export function etagOf(page: Page): string {
  page.etag ??= `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`;
  return page.etag;
}

/** Whether `If-None-Match` contains the page's entity tag (RFC 9110). */
export function matchesEtag(page: Page, ifNoneMatch: string | undefined): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?/, 'W/'));
  return tags?.includes(etagOf(page)) ?? false;
}
