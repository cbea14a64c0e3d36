import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Known } from './plan.ts';

/** The one thing that a statement is about, by a name that the request gave. */
export interface About {
  /** In lower case, as announcements name it. */
  readonly name: string;
  readonly table: string;
  /** How often the table is read to find that one thing: a statement that reads it more often is about others as well. */
  readonly reads: number;
}

/** What an answer is made of. */
export interface Dependencies {
  /** How often each table is read. */
  readonly tables: ReadonlyMap<string, number>;
}

/** What has changed. */
export interface Change {
  readonly table: string;
  /** What it is about; empty: anything in the table. */
  readonly names: readonly string[];
}

export interface SharedAnswersOptions {
  readonly mostBytes: number;
  /** Milliseconds that an answer is kept at most: what may lag is as old as that. A minute when left out. */
  readonly lifeMs?: number;
  /** What a statement reads; null: it is not to be kept. Asked once for each text, from its second use on. */
  readonly dependenciesOf: (text: string) => Promise<Dependencies | null>;
  /** False while changes may be missed: nothing is kept, and nothing that is kept is given. */
  readonly isListening: () => boolean;
  /** Milliseconds until an answer from these tables changes by itself: a price that ends. */
  readonly changesIn: (tables: ReadonlyMap<string, number>) => Promise<number>;
}

interface Answer {
  readonly text: string;
  readonly tables: ReadonlyMap<string, number>;
  /** Of the only thing that it is about; undefined: all changes of its tables count. */
  readonly name: string | undefined;
}

/** Figures since the start. */
export interface SharedFigures {
  readonly hits: number;
  readonly misses: number;
  readonly changes: number;
  readonly answers: number;
  readonly bytes: number;
}

const MOST_SEEN = 20_000;
/** Longer values are known by their hash: whoever sends long ones must not fill the memory with keys. */
const LONGEST_VALUES = 500;

const keyOf = (known: Known, values: readonly unknown[]): string => {
  const given = JSON.stringify(values);
  const short =
    given.length > LONGEST_VALUES ? createHash('sha256').update(given).digest('base64url') : given;
  return `${known.name} ${short}`;
};

/** Under what an answer stands for each of its tables: the one name that it is about, or none. */
const placesOf = ({ tables, name = '' }: Answer): string[] =>
  [...tables.keys()].map((table) => `${table} ${name}`);

/**
 * Answers of statements that any viewer may be given: the same text with the same values gives the same answer until
 * one of the tables behind it changes. Who asks is decided before: what a viewer may see stands in the statement.
 */
export class SharedAnswers {
  readonly #answers: LRUCache<string, Answer>;
  /** Keys of answers by table and name: a change of thousands of courses looks at no answer twice. */
  readonly #places = new Map<string, Set<string>>();
  readonly #seen = new LRUCache<string, true>({ max: MOST_SEEN });
  readonly #dependencies = new WeakMap<Known, Dependencies | null | Promise<void>>();
  /** What was asked for of public rows, and is not there: to be asked for as the viewer, for a while. */
  readonly #hidden: LRUCache<string, true>;
  readonly #underWay = new Map<string, Promise<string | null>>();
  /** Rises with every change: what was read across one is given, and not kept. */
  #generation = 0;
  #hits = 0;
  #misses = 0;
  #changes = 0;
  readonly #lifeMs: number;

  constructor(private readonly options: SharedAnswersOptions) {
    this.#lifeMs = options.lifeMs ?? 60_000;
    this.#hidden = new LRUCache({ max: MOST_SEEN, ttl: this.#lifeMs });
    this.#answers = new LRUCache({
      maxSize: options.mostBytes,
      // One long answer is not worth all others
      maxEntrySize: options.mostBytes / 2,
      // JavaScript keeps one or two bytes a character
      sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + 200,
      ttl: this.#lifeMs,
      dispose: (answer, key) => this.#unplace(key, answer),
    });
  }

  /**
   * The same for a statement that finds public rows alone, asked on behalf of someone who may see others besides.
   * @returns undefined: nothing that everyone may see; the viewer's own statement is to be asked
   */
  async answerForAll(...asked: Parameters<SharedAnswers['answer']>): Promise<string | undefined> {
    const [known, values] = asked;
    if (!this.options.isListening() || !this.#dependenciesOf(known)) return undefined;
    const key = keyOf(known, values);
    if (this.#hidden.has(key)) return undefined;
    const text = await this.answer(...asked);
    if (text === null) this.#hidden.set(key, true);
    return text ?? undefined;
  }

  /** The answer that is kept, else the one that is read now. @param read runs the statement */
  async answer(
    known: Known,
    values: readonly unknown[],
    about: About | undefined,
    read: () => Promise<string | null>,
  ): Promise<string | null> {
    const dependencies = this.options.isListening() ? this.#dependenciesOf(known) : null;
    if (!dependencies) return read();
    const key = keyOf(known, values);
    const kept = this.#answers.get(key);
    if (kept) {
      this.#hits++;
      return kept.text;
    }
    this.#misses++;
    // What is asked for once only would push out what others ask for
    if (!this.#seen.has(key)) {
      this.#seen.set(key, true);
      return read();
    }
    const others = this.#underWay.get(key);
    if (others) return others;
    const own = this.#read(key, dependencies, about, read).finally(() => {
      if (this.#underWay.get(key) === own) this.#underWay.delete(key);
    });
    this.#underWay.set(key, own);
    return own;
  }

  async #read(
    key: string,
    { tables }: Dependencies,
    about: About | undefined,
    read: () => Promise<string | null>,
  ): Promise<string | null> {
    const generation = this.#generation;
    // Asked before: a price may end while it is read
    const until = performance.now() + (await this.options.changesIn(tables));
    const text = await read();
    const ttl = Math.min(this.#lifeMs, until - performance.now());
    if (text !== null && generation === this.#generation && this.options.isListening() && ttl > 0) {
      const name = about && tables.get(about.table) === about.reads ? about.name : undefined;
      this.#keep(key, { text, tables, name }, ttl);
    }
    return text;
  }

  #keep(key: string, answer: Answer, ttl: number): void {
    this.#answers.set(key, answer, { ttl });
    // One that is larger than all the room there is was not taken
    if (!this.#answers.has(key)) return;
    for (const place of placesOf(answer)) {
      const keys = this.#places.get(place) ?? new Set();
      this.#places.set(place, keys.add(key));
    }
  }

  #unplace(key: string, answer: Answer): void {
    for (const place of placesOf(answer)) {
      const keys = this.#places.get(place);
      keys?.delete(key);
      if (keys?.size === 0) this.#places.delete(place);
    }
  }

  /** Forgets what a change makes wrong. */
  forget({ table, names }: Change): void {
    this.#startOver();
    this.#changes++;
    const places = names.length
      ? ['', ...names].map((name) => `${table} ${name}`)
      : [...this.#places.keys()].filter((place) => place.startsWith(`${table} `));
    for (const place of places) for (const key of this.#places.get(place) ?? []) this.#answers.delete(key);
  }

  /** Forgets everything: changes may have been missed. */
  clear(): void {
    this.#startOver();
    this.#answers.clear();
  }

  get figures(): SharedFigures {
    return {
      hits: this.#hits,
      misses: this.#misses,
      changes: this.#changes,
      answers: this.#answers.size,
      bytes: this.#answers.calculatedSize,
    };
  }

  /** Whoever asks from now on must not be given what was asked for before. */
  #startOver(): void {
    this.#generation++;
    this.#underWay.clear();
  }

  /** undefined or null: not to be kept, or not known yet. */
  #dependenciesOf(known: Known): Dependencies | null | undefined {
    const found = this.#dependencies.get(known);
    if (!(found instanceof Promise) && found !== undefined) return found;
    if (found === undefined && known.uses > 1) {
      const asked = this.options.dependenciesOf(known.text).then(
        (dependencies) => void this.#dependencies.set(known, dependencies),
        () => void this.#dependencies.delete(known),
      );
      this.#dependencies.set(known, asked);
    }
    return undefined;
  }
}
