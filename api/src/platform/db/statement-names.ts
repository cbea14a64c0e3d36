import { createHash } from 'node:crypto';
import { OTHER } from '../process/measurements.ts';
import { nameIn } from './statement-comment.ts';

/** Limit of texts for each operation: an absent filter gives the same read another text. */
const MAX_TEXTS_PER_OPERATION = 8;
const MAX_TEXTS = 1500;

/**
 * Names of statements in measurements. Reads are named by the operation and a hash of the text; writes and lookups by
 * the name that runSql or queryFirst received. Statements of clients' own documents share one name, so that the number of
 * names is limited. Texts contain placeholders, never values.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #textCounts = new Map<string, number>();
  #fresh: { name: string; text: string }[] = [];

  /** @param operations names of the operations whose reads get separate names */
  constructor(private readonly operations: ReadonlySet<string>) {}

  nameWrite(text: string): string {
    return this.#names.get(text) ?? this.#learn(text, (name) => name);
  }

  nameRead(text: string): string {
    return (
      this.#names.get(text) ??
      this.#learn(text, (operation) => {
        // Names of writes and lookups contain a dot; names of operations do not
        if (operation.includes('.')) return operation;
        if (!this.operations.has(operation)) return undefined;
        const texts = this.#textCounts.get(operation) ?? 0;
        if (texts >= MAX_TEXTS_PER_OPERATION) return undefined;
        this.#textCounts.set(operation, texts + 1);
        return `${operation}.${createHash('sha1').update(text).digest('hex').slice(0, 6)}`;
      })
    );
  }

  flushTexts(): { name: string; text: string }[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  #learn(text: string, getName: (named: string) => string | undefined): string {
    const named = this.#names.size < MAX_TEXTS ? nameIn(text) : undefined;
    const name = named && getName(named);
    if (!name) return OTHER;
    this.#names.set(text, name);
    this.#fresh.push({ name, text });
    return name;
  }
}
