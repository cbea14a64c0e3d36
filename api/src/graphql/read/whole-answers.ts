import { LRUCache } from 'lru-cache';
import { ReadyBody } from '../../platform/ready-body.ts';
import type { Operation } from './operation.ts';
import { type Given, isKept, type Kept, type SharedAnswers, shortened } from './shared-answers.ts';

/** What of a request may decide an answer that is kept whole: where another property decides, it is not. */
interface Asker {
  readonly viewer?: unknown;
  readonly locale?: string;
  readonly onlyValidates?: boolean;
}
const KNOWN: ReadonlySet<PropertyKey> = new Set<keyof Asker>(['viewer', 'locale', 'onlyValidates']);

/** Whether what an answer depends on of its request is all in the key of a whole answer, or of a page. */
export const isAllInKey = (dependsOn: ReadonlySet<PropertyKey> | undefined): boolean =>
  dependsOn !== undefined && [...dependsOn].every((property) => KNOWN.has(property));

/** A root field's answer. */
export interface RootAnswer {
  readonly given: Given;
  /** The properties of the context that its statement depends on; undefined: not known. */
  readonly dependsOn?: ReadonlySet<PropertyKey> | undefined;
  /** With which context it is read, instead of that of the request; left out: with that. */
  readonly contextOf?: ContextOf | undefined;
}

type ContextOf = (context: unknown) => unknown;

/** Under what an operation's answers are kept, whoever asks. Its keys are made once, so that they are hashed once too. */
export class AnswerName {
  readonly #ofGuests: Record<string, string> = {};
  readonly #ofViewers: Record<string, string> = {};

  constructor(readonly text: string) {}

  /** For whoever asks in this context. */
  keyFor(context: unknown): string {
    const { viewer, locale = '' } = (context ?? {}) as Asker;
    const isGuest = viewer === undefined;
    const keys = isGuest ? this.#ofGuests : this.#ofViewers;
    keys[locale] ??= `${isGuest ? 'guest' : 'viewer'} ${locale} ${this.text}`;
    return keys[locale];
  }
}

/** The answer of a whole operation, which is kept. It has no errors. */
export class KeptAnswer {
  readonly errors = [];
  /** `{"data":…}`, ready to be sent. */
  readonly body: ReadyBody;

  constructor(
    readonly name: AnswerName,
    text: string,
    /** What it is made of. */
    readonly parts: readonly Kept[],
  ) {
    this.body = new ReadyBody(text);
  }

  /** JSON text. */
  get data(): string {
    return this.body.text.slice('{"data":'.length, -1);
  }
}

/** Figures since the start. */
export interface WholeFigures {
  readonly hits: number;
  readonly answers: number;
  readonly bytes: number;
}

interface Whole {
  readonly answer: KeptAnswer;
  readonly contextsOf: readonly ContextOf[];
}

/**
 * Answers of whole operations, kept by what they were asked with: operation, language, variables. Given without writing
 * a statement, as long as each part of them is what its statement is answered. Resolvers, guards and rules of visibility
 * are not asked again then: so an answer is only kept where they depended on nothing of the request but its language and
 * whether there is a viewer, and only given where all of it is read with the context of the request.
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
      sizeCalculation: ({ answer: { body, parts } }, key) =>
        parts.reduce((sum, { text }) => sum + 2 * (text?.length ?? 0), body.size + 2 * key.length),
    });
  }

  /**
   * The name of an operation's answers.
   * @param variables coerced @returns undefined: under nothing
   */
  nameOf(operation: Operation, variables: Record<string, unknown>): AnswerName | undefined {
    try {
      return new AnswerName(`${operation.id} ${shortened(JSON.stringify(variables))}`);
    } catch {
      // Values that are no JSON
      return undefined;
    }
  }

  /** What is kept under a name, for whoever asks. */
  find(name: AnswerName, context: unknown): KeptAnswer | undefined {
    if ((context as Asker | undefined)?.onlyValidates) return undefined;
    const key = name.keyFor(context);
    const whole = this.#wholes.get(key);
    if (!whole?.contextsOf.every((contextOf) => contextOf(context) === context)) return undefined;
    if (!this.shared.areCurrent(whole.answer.parts)) {
      this.#wholes.delete(key);
      return undefined;
    }
    this.shared.countGiven(whole.answer.parts);
    this.#hits++;
    return whole.answer;
  }

  /** Keeps an answer, where all it is made of is kept and depended on nothing that its key does not say. */
  keep(name: AnswerName, context: unknown, roots: readonly RootAnswer[], text: string): void {
    const isSignedIn = (context as Asker | undefined)?.viewer !== undefined;
    const isSame = ({ dependsOn, contextOf }: RootAnswer) =>
      dependsOn !== undefined &&
      (contextOf?.(context) ?? context) === context &&
      !(isSignedIn && dependsOn.has('viewer')) &&
      isAllInKey(dependsOn);
    const parts = roots.map(({ given }) => given).filter(isKept);
    if (!parts.length || parts.length < roots.length || !roots.every(isSame)) return;
    const contextsOf = roots.map(({ contextOf }) => contextOf).filter((each) => each !== undefined);
    this.#wholes.set(name.keyFor(context), { answer: new KeptAnswer(name, text, parts), contextsOf });
  }

  get figures(): WholeFigures {
    return { hits: this.#hits, answers: this.#wholes.size, bytes: this.#wholes.calculatedSize };
  }
}
