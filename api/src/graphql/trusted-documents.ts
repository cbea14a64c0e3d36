import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Characters of all documents that clients have registered. Our own do not count and are never evicted. */
const MAX_REGISTERED = 2 ** 20;
/** Longer documents of clients are not stored, in characters. */
const MAX_LENGTH = 20_000;

/** The output of codegen: the documents of our own clients, by SHA-256. */
type Manifest = Readonly<Record<string, { readonly name: string; readonly document: string }>>;

/**
 * Documents by hash, for persisted queries. Those in schema/operations.json are known from the start. Documents that
 * clients register are stored until they are evicted; then the client sends them again.
 */
export class TrustedDocuments {
  readonly #trusted: ReadonlyMap<string, string>;
  readonly #texts: ReadonlySet<string>;
  readonly #registered = new LRUCache<string, string>({
    maxSize: MAX_REGISTERED,
    sizeCalculation: (text) => text.length + 64,
  });

  /** @param schemaFolder contains operations.json; without that file no document is trusted */
  constructor(schemaFolder: string) {
    const manifest = readManifest(schemaFolder);
    this.#trusted = new Map(Object.entries(manifest).map(([hash, { document }]) => [hash, document]));
    this.#texts = new Set(this.#trusted.values());
  }

  trusted(hash: string): string | undefined {
    return this.#trusted.get(hash);
  }

  isOurs(text: string): boolean {
    return this.#texts.has(text);
  }

  async get(hash: string): Promise<string | undefined> {
    return this.#trusted.get(withoutPrefix(hash)) ?? this.#registered.get(withoutPrefix(hash));
  }

  async set(hash: string, text: string): Promise<void> {
    if (this.#trusted.has(withoutPrefix(hash)) || text.length > MAX_LENGTH) return;
    this.#registered.set(withoutPrefix(hash), text);
  }

  async delete(hash: string): Promise<boolean> {
    return this.#registered.delete(withoutPrefix(hash));
  }
}

/** Apollo prefixes the keys. */
const withoutPrefix = (hash: string) => hash.replace(/^apq:/, '');

/** @returns undefined if our own clients send no document under the operation name */
export const ownDocument = (schemaFolder: string, name: string): string | undefined =>
  Object.values(readManifest(schemaFolder)).find((each) => each.name === name)?.document;

function readManifest(schemaFolder: string): Manifest {
  const file = join(schemaFolder, 'operations.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

export const ownOperations = (schemaFolder: string): ReadonlySet<string> =>
  new Set(Object.values(readManifest(schemaFolder)).map(({ name }) => name));
