import { createHash } from 'node:crypto';
import { OTHER } from '../process/measurements.ts';
import { nameIn } from './statement-comment.ts';

/** An absent filter makes another text of the same read. */
const MOST_TEXTS_OF_ONE = 8;
const MOST_TEXTS = 1500;

/**
 * What statements are called in measurements: reads by the operation of ours that they belong to and a mark of their
 * text, writes and looks by the name that runSql or lookUp was given. Whatever third parties send is one name, so that
 * there is an end to them. Texts hold placeholders, never values.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #textsOf = new Map<string, number>();
  #fresh: { name: string; text: string }[] = [];

  /** @param operations whose reads are told apart */
  constructor(private readonly operations: ReadonlySet<string>) {}

  ofWrite(text: string): string {
    return this.#names.get(text) ?? this.#learn(text, (name) => name);
  }

  ofRead(text: string): string {
    return (
      this.#names.get(text) ??
      this.#learn(text, (operation) => {
        // No operation's name has a point
        if (operation.includes('.')) return operation;
        if (!this.operations.has(operation)) return undefined;
        const texts = this.#textsOf.get(operation) ?? 0;
        if (texts >= MOST_TEXTS_OF_ONE) return undefined;
        this.#textsOf.set(operation, texts + 1);
        return `${operation}.${createHash('sha1').update(text).digest('hex').slice(0, 6)}`;
      })
    );
  }

  /** Texts that came up since the last call. */
  takeTexts(): { name: string; text: string }[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  #learn(text: string, nameOf: (said: string) => string | undefined): string {
    const said = this.#names.size < MOST_TEXTS ? nameIn(text) : undefined;
    const name = said && nameOf(said);
    if (!name) return OTHER;
    this.#names.set(text, name);
    this.#fresh.push({ name, text });
    return name;
  }
}
