import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes kept that clients taught us; ours are beside them and never go. */
const LEARNT = 500;
/** Longer texts are not kept for clients, in characters. */
const LONGEST = 20_000;

/** What codegen writes: the documents our own clients send, by SHA-256. */
type Manifest = Readonly<Record<string, { readonly name: string; readonly document: string }>>;

/**
 * Documents by hash: the store behind the persisted-query protocol. Those in schema/operations.json are known
 * from the start; what others register is kept as long as there is room, and asked for again when it is gone.
 */
export class TrustedDocuments {
  readonly #trusted: ReadonlyMap<string, string>;
  readonly #learnt = new Map<string, string>();

  /** @param schemaFolder holds operations.json, or nothing is trusted yet */
  constructor(schemaFolder: string) {
    const file = join(schemaFolder, 'operations.json');
    const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
    this.#trusted = new Map(Object.entries(manifest).map(([hash, { document }]) => [hash, document]));
  }

  /** The text of one of our own documents. */
  trusted(hash: string): string | undefined {
    return this.#trusted.get(hash);
  }

  async get(hash: string): Promise<string | undefined> {
    return this.#trusted.get(bare(hash)) ?? this.#learnt.get(bare(hash));
  }

  async set(hash: string, text: string): Promise<void> {
    if (this.#trusted.has(bare(hash)) || text.length > LONGEST) return;
    if (this.#learnt.size >= LEARNT) this.#learnt.delete(this.#learnt.keys().next().value!);
    this.#learnt.set(bare(hash), text);
  }

  async delete(hash: string): Promise<boolean> {
    return this.#learnt.delete(bare(hash));
  }
}

/** Apollo puts a name before what it stores. */
const bare = (hash: string) => hash.replace(/^apq:/, '');
