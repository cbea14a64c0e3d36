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

/** What an answer came to. */
export interface Given {
  readonly text: string | null;
  /** Of one that is kept: under which it is. */
  readonly key?: string;
  /** Of one that is kept: when it was asked for, by this process's clock. */
  readonly since?: number;
}

/** One that is kept. */
export type Kept = Given & { readonly key: string; readonly since: number };

export const isKept = (given: Given): given is Kept => given.key !== undefined;

interface Answer extends Kept {
  readonly text: string;
  readonly kind: Kind;
  readonly tables: ReadonlyMap<string, number>;
  /** Of the only thing that it is about; undefined: all changes of its tables count. */
  readonly name: string | undefined;
}

/** Whether an answer is about one thing that the request names, or about many. */
export type Kind = 'one' | 'many';

/** Figures since the start. */
export interface SharedFigures {
  readonly hits: number;
  readonly misses: number;
  readonly byKind: Readonly<Record<Kind, { readonly hits: number; readonly misses: number }>>;
  readonly changes: number;
  readonly answers: number;
  readonly bytes: number;
  /** Of the oldest answer that is kept; 0 where there is none. */
  readonly oldestMs: number;
}

const MOST_SEEN = 20_000;
const LONGEST_VALUES = 500;
/** Longer values are known by their hash: whoever sends long ones must not fill the memory with keys. */
export const shortened = (values: string): string =>
  values.length > LONGEST_VALUES ? createHash('sha256').update(values).digest('base64url') : values;

const keyOf = (known: Known, values: readonly unknown[]): string =>
  `${known.name} ${shortened(JSON.stringify(values))}`;

const kindOf = (about: About | undefined): Kind => (about ? 'one' : 'many');

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
  readonly #underWay = new Map<string, Promise<Given>>();
  /** Rises with every change: what was read across one is given, and not kept. */
  #generation = 0;
  readonly #counts = { one: { hits: 0, misses: 0 }, many: { hits: 0, misses: 0 } };
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
  async answerForAll(...asked: Parameters<SharedAnswers['answer']>): Promise<Given | undefined> {
    const [known, values] = asked;
    if (!this.options.isListening() || !this.#dependenciesOf(known)) return undefined;
    const key = keyOf(known, values);
    if (this.#hidden.has(key)) return undefined;
    const given = await this.answer(...asked);
    if (given.text !== null) return given;
    this.#hidden.set(key, true);
    return undefined;
  }

  /** The answer that is kept, else the one that is read now. @param read runs the statement */
  async answer(
    known: Known,
    values: readonly unknown[],
    about: About | undefined,
    read: () => Promise<string | null>,
  ): Promise<Given> {
    const dependencies = this.options.isListening() ? this.#dependenciesOf(known) : null;
    if (!dependencies) return { text: await read() };
    const key = keyOf(known, values);
    const kept = this.#answers.get(key);
    if (kept) {
      this.#counts[kept.kind].hits++;
      return kept;
    }
    this.#counts[kindOf(about)].misses++;
    // What is asked for once only would push out what others ask for
    if (!this.#seen.has(key)) {
      this.#seen.set(key, true);
      return { text: await read() };
    }
    const others = this.#underWay.get(key);
    if (others) return others;
    const own = this.#read(key, dependencies, about, read).finally(() => {
      if (this.#underWay.get(key) === own) this.#underWay.delete(key);
    });
    this.#underWay.set(key, own);
    return own;
  }

  /** Whether these are still what would be answered. */
  areCurrent(kept: readonly Kept[]): boolean {
    return this.options.isListening() && kept.every((each) => this.#answers.get(each.key) === each);
  }

  /** Counts answers that are given again with what was made of them. */
  countGiven(kept: readonly Kept[]): void {
    for (const { key } of kept) {
      const answer = this.#answers.peek(key);
      if (answer) this.#counts[answer.kind].hits++;
    }
  }

  async #read(
    key: string,
    { tables }: Dependencies,
    about: About | undefined,
    read: () => Promise<string | null>,
  ): Promise<Given> {
    const generation = this.#generation;
    const since = performance.now();
    // Asked before: a price may end while it is read
    const until = since + (await this.options.changesIn(tables));
    const text = await read();
    const ttl = Math.min(since + this.#lifeMs, until) - performance.now();
    if (text === null || generation !== this.#generation || !this.options.isListening() || ttl <= 0)
      return { text };
    const name = about && tables.get(about.table) === about.reads ? about.name : undefined;
    const answer = { text, key, tables, name, kind: kindOf(about), since };
    this.#keep(answer, ttl);
    return answer;
  }

  #keep(answer: Answer, ttl: number): void {
    const { key } = answer;
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
    const { one, many } = this.#counts;
    const now = performance.now();
    this.#answers.purgeStale();
    return {
      hits: one.hits + many.hits,
      misses: one.misses + many.misses,
      byKind: { one: { ...one }, many: { ...many } },
      changes: this.#changes,
      answers: this.#answers.size,
      bytes: this.#answers.calculatedSize,
      oldestMs: [...this.#answers.values()].reduce((most, { since }) => Math.max(most, now - since), 0),
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
