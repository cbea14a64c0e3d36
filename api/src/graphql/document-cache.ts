import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/**
 * Bytes that a parsed document, its measured costs and the plans of one combination of flags hold for each character of its
 * text, as measured on the heap with dense documents (many short fields over five levels), and a third more for what plans
 * remember of resolvers: what is held stays below the bound.
 */
export const BYTES_PER_CHARACTER = 330;
/** Hashes remembered of documents that came once: a text may be long, and hold what no one should keep. */
const SEEN = 5000;

export interface DocumentCacheOptions {
  /** In bytes, of everything that is kept. */
  readonly most: number;
  /** Documents of our own are kept at once, others when they come a second time. */
  readonly isOurs: (text: string) => boolean;
}

/** Parsed and validated documents. What anyone may send is bounded by what it holds in memory, not by count. */
export class DocumentCache {
  readonly #kept: LRUCache<string, DocumentNode, number>;
  readonly #seen = new LRUCache<string, true>({ max: SEEN });

  constructor(private readonly options: DocumentCacheOptions) {
    this.#kept = new LRUCache({ maxSize: options.most });
  }

  get(key: string): DocumentNode | undefined {
    return this.#kept.get(key);
  }

  /** Keeps a document, or notes that it came once. */
  offer(key: string, text: string, document: DocumentNode): void {
    if (!this.options.isOurs(text)) {
      const hash = createHash('sha1').update(key).digest('base64url');
      if (!this.#seen.get(hash)) {
        this.#seen.set(hash, true);
        return;
      }
    }
    this.#kept.set(key, document, { size: Math.max(1, text.length * BYTES_PER_CHARACTER) });
  }

  delete(key: string): boolean {
    return this.#kept.delete(key);
  }

  /** Bytes held, as far as they are known. */
  get size(): number {
    return this.#kept.calculatedSize;
  }
}
