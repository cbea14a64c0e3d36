import { LRUCache } from 'lru-cache';
import { ReadyBody } from '../../platform/ready-body.ts';
import type { Operation } from './operation.ts';
import { type Given, type Kept, type SharedAnswers, shortened } from './shared-answers.ts';

/** What of a request decides answers that are kept; of anything else, nothing that looks at it is kept whole. */
interface Asker {
  readonly viewer?: unknown;
  readonly locale?: string;
  readonly onlyValidates?: boolean;
}
const KNOWN: ReadonlySet<PropertyKey> = new Set<keyof Asker>(['viewer', 'locale', 'onlyValidates']);

/** A root field's answer, and what its statement was written from. */
export interface RootAnswer {
  readonly given: Given;
  /** What of the context was looked at; undefined: not known. */
  readonly looksAt?: ReadonlySet<PropertyKey> | undefined;
}

/** Figures since the start. */
export interface WholeFigures {
  readonly hits: number;
  readonly answers: number;
  readonly bytes: number;
}

interface Whole {
  readonly body: ReadyBody;
  readonly parts: readonly Kept[];
}

const keyOf = (name: string, context: unknown): string => {
  const { viewer, locale } = (context ?? {}) as Asker;
  return `${viewer === undefined ? 'guest' : 'viewer'} ${locale} ${name}`;
};

const isKept = (given: Given): given is Kept => given.key !== undefined;

/**
 * Answers of whole operations, kept by what they were asked with: operation, language, variables. Given without writing
 * a statement, as long as each part of them is what its statement is answered. Resolvers, guards and rules of visibility
 * are not asked again then: so an answer is only kept where they looked at nothing of the request but its language, or,
 * for those who are not signed in, at there being no viewer.
 */
export class WholeAnswers {
  readonly #wholes: LRUCache<string, Whole>;
  #hits = 0;

  constructor(
    private readonly shared: SharedAnswers,
    mostBytes: number,
  ) {
    this.#wholes = new LRUCache({
      maxSize: mostBytes,
      maxEntrySize: mostBytes / 2,
      // Its parts live as long as it does
      sizeCalculation: ({ body, parts }, key) =>
        parts.reduce((sum, { text }) => sum + 2 * (text?.length ?? 0), body.size + 2 * key.length),
    });
  }

  /**
   * Under what an operation's answers are kept, whoever asks.
   * @param variables coerced @returns undefined: under nothing
   */
  nameOf(operation: Operation, variables: Record<string, unknown>): string | undefined {
    try {
      return `${operation.id} ${shortened(JSON.stringify(variables))}`;
    } catch {
      // Values that are no JSON
      return undefined;
    }
  }

  /** The body that is kept under a name, for whoever asks. */
  find(name: string, context: unknown): ReadyBody | undefined {
    if ((context as Asker | undefined)?.onlyValidates) return undefined;
    const key = keyOf(name, context);
    const whole = this.#wholes.get(key);
    if (!whole) return undefined;
    if (!this.shared.areCurrent(whole.parts)) {
      this.#wholes.delete(key);
      return undefined;
    }
    this.#hits++;
    return whole.body;
  }

  /** Keeps an answer, where all it is made of is kept and looked at nothing that its key does not say. */
  keep(name: string, context: unknown, roots: readonly RootAnswer[], text: string): void {
    const isSignedIn = (context as Asker | undefined)?.viewer !== undefined;
    const isSame = ({ looksAt }: RootAnswer) =>
      looksAt !== undefined &&
      !(isSignedIn && looksAt.has('viewer')) &&
      [...looksAt].every((name) => KNOWN.has(name));
    const parts = roots.map(({ given }) => given).filter(isKept);
    if (!parts.length || parts.length < roots.length || !roots.every(isSame)) return;
    this.#wholes.set(keyOf(name, context), { body: new ReadyBody(text), parts });
  }

  get figures(): WholeFigures {
    return { hits: this.#hits, answers: this.#wholes.size, bytes: this.#wholes.calculatedSize };
  }
}
