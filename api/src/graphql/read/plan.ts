import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Sql, Statement } from '../../platform/sql.ts';
import { commentOf } from '../../platform/statement-comment.ts';
import type { Prepared } from './read-call.ts';
import type { SourceOptions } from './source.ts';

/** `results[i]` holds what call i of the plan returned in this request. */
export type Results = readonly unknown[];

/** Text that is only known with arguments and viewer. */
export type Varying = (out: Statement, results: Results) => void;

/** Parts that a request may replace as a whole, for instance by NULL where the viewer may not see them. */
export class Choice {
  constructor(
    /** What stands there instead; undefined: the parts themselves. */
    readonly instead: (results: Results) => Sql | undefined,
    readonly parts: readonly Part[],
  ) {}
}
export type Part = string | Varying | Choice;

/** Something to be asked once per request: a resolver, a guard, who may see a type. */
export interface Call {
  run(variables: Record<string, unknown>, context: unknown, failures: Error[]): unknown;
  /** Prepares what was returned elsewhere (by graphql-js calling the resolver). */
  accept(value: unknown): unknown;
}

/** A statement's text, known by the number of times it was used. */
export interface Known {
  readonly name: string;
  readonly text: string;
  uses: number;
}
/** A statement and its values. */
export interface Filled {
  readonly known: Known;
  readonly values: unknown[];
}

export interface Written extends Filled {
  /** What the source of the root field says of it. */
  readonly options: SourceOptions | undefined;
}

/** What the first call's resolver returned, when graphql-js has called it already. */
export interface CalledRoot {
  readonly value: unknown;
}

/** Bytes of statements kept over all plans, least recently used out first: filters come and go with arguments. */
const MOST_BYTES = 32 * 2 ** 20;

/** A plan's statements by the text of the parts that vary alone: an absent filter is another statement. */
const texts = new LRUCache<string, Known>({
  maxSize: MOST_BYTES,
  // JavaScript keeps one or two bytes a character; the key is a part of the text
  sizeCalculation: ({ text }, key) => 2 * (text.length + key.length),
});
let plans = 0;

/** One root field's statement, written once per selection; arguments and viewer fill it in per request. */
export class Plan {
  readonly #id = `${plans++} `;
  readonly #parts: readonly Part[];

  /** @param operation whose plan it is: a comment at the beginning of each text, for logs and pg_stat_activity */
  constructor(
    parts: readonly Part[],
    private readonly calls: readonly Call[],
    readonly operation: string,
    /** Whether no field of it is `@Uncached`. */
    readonly isCacheable = true,
  ) {
    this.#parts = merged(parts);
  }

  /**
   * A promise only where a resolver is asynchronous.
   * @param failures takes the errors of nested resolvers when the plan is for graphql-js
   */
  write(
    variables: Record<string, unknown>,
    context: unknown,
    failures: Error[],
    root?: CalledRoot,
  ): Written | Promise<Written> {
    const results: unknown[] = [];
    const pending: Promise<unknown>[] = [];
    try {
      for (const [i, call] of this.calls.entries()) {
        const result = i === 0 && root ? call.accept(root.value) : call.run(variables, context, failures);
        if (result instanceof Promise) pending.push(result);
        results.push(result);
      }
    } catch (error) {
      // No one waits for those any more: what they come to would end the process
      for (const each of pending) each.catch(() => {});
      throw error;
    }
    if (pending.length === 0) return this.#statement(results);
    return Promise.all(results).then((settled) => this.#statement(settled));
  }

  #statement(results: Results): Written {
    return { ...this.#fill(results), options: optionsOf(results[0]) };
  }

  #fill(results: Results): Filled {
    const varying = new Statement();
    fill(varying, this.#parts, results, false);
    const key = this.#id + varying.text;
    let known = texts.get(key);
    if (!known) {
      const whole = new Statement();
      fill(whole, this.#parts, results, true);
      const text = commentOf(this.operation) + whole.text;
      known = { text, name: nameOf(text), uses: 0 };
      texts.set(key, known);
    }
    known.uses++;
    return { known, values: varying.values };
  }
}

/** What the call of the root field came to: a source, where it has rows. */
const optionsOf = (root: unknown): SourceOptions | undefined =>
  (root as Partial<Prepared> | null | undefined)?.source?.options;

/** The same text has the same name in every plan and on every connection. */
const nameOf = (text: string) => `read_${createHash('sha1').update(text).digest('base64url')}`;

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

/** Joins neighbouring texts, so that a request walks the varying parts only. */
function merged(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.length - 1;
    if (typeof part === 'string' && typeof out[last] === 'string') out[last] += part;
    else out.push(part instanceof Choice ? new Choice(part.instead, merged(part.parts)) : part);
  }
  return out;
}
