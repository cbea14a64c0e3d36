import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/**
 * Memory of a parsed document per character of its text, in bytes: the document, its measured costs and the plans of
 * one combination of flags. Measured on the heap with dense documents (many short fields over five levels), plus a
 * third for what plans store of resolvers, so that the real size stays below the limit.
 */
export const BYTES_PER_CHARACTER = 330;
/**
 * Maximum number of hashes of documents that were received once. Only the hash is stored, because the text may be
 * long or contain personal data.
 */
const MAX_SEEN = 5000;

export interface DocumentCacheOptions {
  readonly maxBytes: number;
  /** Our own documents are cached immediately, others when they are received a second time. */
  readonly isOurs: (text: string) => boolean;
}

/**
 * Caches parsed and validated documents. The limit is their memory and not their number, because clients can send any
 * document.
 */
export class DocumentCache {
  readonly #documents: LRUCache<string, DocumentNode, number>;
  readonly #seen = new LRUCache<string, true>({ max: MAX_SEEN });

  constructor(private readonly options: DocumentCacheOptions) {
    this.#documents = new LRUCache({ maxSize: options.maxBytes });
  }

  get(key: string): DocumentNode | undefined {
    return this.#documents.get(key);
  }

  offer(key: string, text: string, document: DocumentNode): void {
    if (!this.options.isOurs(text)) {
      const hash = createHash('sha1').update(key).digest('base64url');
      if (!this.#seen.get(hash)) {
        this.#seen.set(hash, true);
        return;
      }
    }
    this.#documents.set(key, document, { size: Math.max(1, text.length * BYTES_PER_CHARACTER) });
  }

  delete(key: string): boolean {
    return this.#documents.delete(key);
  }

  get size(): number {
    return this.#documents.calculatedSize;
  }
}
