import type { DocumentNode } from 'graphql';
import { DocumentCache } from '../document-cache.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** Bytes of documents kept; most are kept by Apollo's store as well. */
const MOST_BYTES = 32 * 2 ** 20;
/** Longer texts always go through Apollo, so that memory stays bounded; in characters. */
const LONGEST = 20_000;

/** Documents that Apollo has validated and that were let run: Apollo adds to them, the short cut runs them. */
export class ValidatedDocuments {
  readonly #cache: DocumentCache;

  constructor(trusted: TrustedDocuments) {
    this.#cache = new DocumentCache({ most: MOST_BYTES, isOurs: (text) => trusted.isOurs(text) });
  }

  get(text: string): DocumentNode | undefined {
    return this.#cache.get(text);
  }

  add(text: string | undefined, document: DocumentNode): void {
    if (text === undefined || text.length > LONGEST) return;
    if (!this.#cache.get(text)) this.#cache.offer(text, text, document);
  }
}
