import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Sql } from '../../platform/db/index.ts';
import { Statement } from '../../platform/db/index.ts';
import { toComment } from '../../platform/db/statement-comment.ts';
import type { Prepared } from './read-call.ts';
import type { SourceOptions } from './source.ts';

/** `results[i]` is the result of call i of the plan in this request. */
export type Results = readonly unknown[];

/** A part of a statement that depends on arguments or viewer. */
export type Varying = (out: Statement, results: Results) => void;

/** Parts that a request may replace as a whole, for instance by NULL if the viewer may not see them. */
export class Choice {
  constructor(
    /** Returns the replacement, or undefined if the parts stay. */
    readonly instead: (results: Results) => Sql | undefined,
    readonly parts: readonly Part[],
  ) {}
}
export type Part = string | Varying | Choice;

/** A function that is called once per request: a resolver, a guard, or the visibility of a type. */
export interface Call {
  run(variables: Record<string, unknown>, context: unknown, failures: Error[]): unknown;
  /** Converts a value that the resolver has returned to graphql-js. */
  accept(value: unknown): unknown;
}

export interface CachedStatement {
  readonly name: string;
  readonly text: string;
  uses: number;
}
export interface BoundValues {
  readonly known: CachedStatement;
  readonly values: unknown[];
}

export interface BoundStatement extends BoundValues {
  readonly options: SourceOptions | undefined;
}

/** The return value of the root field's resolver, if graphql-js has called it already. */
export interface CalledRoot {
  readonly value: unknown;
}

/** Bytes of the cached statements of all plans. The least recently used one is evicted first. */
const MAX_BYTES = 32 * 2 ** 20;

/** Statements by their plan and the text of its varying parts: the same plan without a filter is another statement. */
const texts = new LRUCache<string, CachedStatement>({
  maxSize: MAX_BYTES,
  // A string has at most two bytes for each character
  sizeCalculation: ({ text }, key) => 2 * (text.length + key.length),
});
let plans = 0;

/** The statement of a root field. It is compiled once per selection; arguments and viewer complete it per request. */
export class Plan {
  readonly #id = `${plans++} `;
  readonly #parts: readonly Part[];

  /**
   * @param operation name of the operation. Each statement begins with it as a comment, for logs and
   * pg_stat_activity.
   */
  constructor(
    parts: readonly Part[],
    private readonly calls: readonly Call[],
    readonly operation: string,
    /** False if a field of it is `@Uncached`. */
    readonly isCacheable = true,
  ) {
    this.#parts = mergeTexts(parts);
  }

  /**
   * Calls the resolvers and writes the statement.
   * @param failures receives the errors of nested resolvers if graphql-js executes the operation
   * @returns a promise only if a resolver is asynchronous
   */
  write(
    variables: Record<string, unknown>,
    context: unknown,
    failures: Error[],
    root?: CalledRoot,
  ): BoundStatement | Promise<BoundStatement> {
    const results: unknown[] = [];
    const pending: Promise<unknown>[] = [];
    try {
      for (const [i, call] of this.calls.entries()) {
        const result = i === 0 && root ? call.accept(root.value) : call.run(variables, context, failures);
        if (result instanceof Promise) pending.push(result);
        results.push(result);
      }
    } catch (error) {
      // An unhandled rejection would end the process
      for (const each of pending) each.catch(() => {});
      throw error;
    }
    if (pending.length === 0) return this.#statement(results);
    return Promise.all(results).then((settled) => this.#statement(settled));
  }

  #statement(results: Results): BoundStatement {
    return { ...this.#fill(results), options: getOptions(results[0]) };
  }

  #fill(results: Results): BoundValues {
    const varying = new Statement();
    fill(varying, this.#parts, results, false);
    const key = this.#id + varying.text;
    let known = texts.get(key);
    if (!known) {
      const whole = new Statement();
      fill(whole, this.#parts, results, true);
      const text = toComment(this.operation) + whole.text;
      known = { text, name: getName(text), uses: 0 };
      texts.set(key, known);
    }
    known.uses++;
    return { known, values: varying.values };
  }
}

const getOptions = (root: unknown): SourceOptions | undefined =>
  (root as Partial<Prepared> | null | undefined)?.source?.options;

/** A name by the text, so that equal statements of several plans are prepared once. */
const getName = (text: string) => `read_${createHash('sha1').update(text).digest('base64url')}`;

function fill(out: Statement, parts: readonly Part[], results: Results, whole: boolean): void {
  for (const part of parts) {
    if (typeof part === 'string') out.text += whole ? part : '\0';
    else if (typeof part === 'function') part(out, results);
    else {
      const instead = part.instead(results);
      if (!whole) out.text += instead ? '\x01' : '\x02';
      if (instead) out.add(instead);
      else fill(out, part.parts, results, whole);
    }
  }
}

/** Joins adjacent strings, so that a request visits the varying parts only. */
function mergeTexts(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.length - 1;
    if (typeof part === 'string' && typeof out[last] === 'string') out[last] += part;
    else out.push(part instanceof Choice ? new Choice(part.instead, mergeTexts(part.parts)) : part);
  }
  return out;
}
