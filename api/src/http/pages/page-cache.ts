import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Kept } from '../../graphql/read/index.ts';
import type { PageReads } from './page-reads.ts';

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
  /** Bytes of pages kept, in characters of HTML with room for its brotli and of the answers in them; 0: none is. */
  readonly mostBytes: number;
  /** False while changes may be missed: nothing is kept, and nothing that is kept is given. */
  readonly isListening: () => boolean;
  /** Whether answers are still what would be answered. */
  readonly areCurrent: (kept: readonly Kept[]) => boolean;
  /** Milliseconds until pages change by themselves: a price that ends. */
  readonly changesIn: () => Promise<number>;
}

/** When a page began to be rendered. */
export interface Beginning {
  readonly generation: number;
  /** How many changes of content were known. */
  readonly changes: number;
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
  /** What it is made of; undefined: not all of that is kept. */
  readonly kept: readonly Kept[] | undefined;
  /** How many changes of content were known when it began. */
  readonly changes: number;
}

/** Figures since the start. */
export interface PageFigures {
  readonly hits: number;
  readonly misses: number;
  readonly pages: number;
  readonly bytes: number;
}

/**
 * Rendered pages that are the same for everyone: until one of the answers that they are made of changes, or where not
 * all of those are kept, until any content does.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>;
  /** Pages that are being rendered; those that are not the same for everyone come to nothing. */
  readonly #underWay = new Map<string, Promise<Page | undefined>>();
  #generation = 0;
  #changes = 0;
  #hits = 0;
  #misses = 0;

  constructor(private readonly options: PageCacheOptions) {
    this.#pages = new LRUCache({
      // A byte holds no page
      maxSize: options.mostBytes || 1,
      // What it is made of lives as long as it does
      sizeCalculation: ({ page: { html }, kept = [] }, key) =>
        kept.reduce((sum, { text }) => sum + 2 * (text?.length ?? 0), 3 * html.length + key.length + 1),
      ttl: LIFETIME_MS,
    });
  }

  /** Content has changed: what is being rendered may hold what it was before. */
  change(): void {
    this.#changes++;
    this.#underWay.clear();
  }

  /** Forgets everything: changes may have been missed, or what all pages say has changed. */
  clear(): void {
    this.#generation++;
    this.#underWay.clear();
    this.#pages.clear();
  }

  get(key: string): Page | undefined {
    const entry = this.options.isListening() ? this.#pages.get(key) : undefined;
    if (!entry) return undefined;
    if (!this.#isCurrent(entry)) {
      this.#pages.delete(key);
      return undefined;
    }
    this.#hits++;
    return entry.page;
  }

  #isCurrent({ kept, changes }: Entry): boolean {
    return kept ? this.options.areCurrent(kept) : changes === this.#changes;
  }

  /** To be asked before a page is rendered, and handed to {@link put}: what changed meanwhile is not kept. */
  async begin(): Promise<Beginning> {
    this.#misses++;
    const [generation, changes] = [this.#generation, this.#changes];
    const until = performance.now() + (await this.options.changesIn());
    return { generation, changes, until };
  }

  /** @param reads what it is made of: it may be given for a minute from the oldest of it on */
  put(key: string, page: Page, { generation, changes, until }: Beginning, reads: PageReads): Page {
    const ttl = Math.min(reads.since + LIFETIME_MS, until) - performance.now();
    const entry = { page, kept: reads.kept, changes };
    const isRight = generation === this.#generation && this.options.isListening() && this.#isCurrent(entry);
    // Overtaken by a change, it would take the place of a page that was rendered after that
    if (isRight && ttl > 0) this.#pages.set(key, entry, { ttl });
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
  const held = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?/, 'W/'));
  return held?.includes(etagOf(page)) ?? false;
}
