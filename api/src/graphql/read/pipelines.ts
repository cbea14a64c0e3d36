import { LRUCache } from 'lru-cache';
import type { OneText } from './one-text.ts';
import { type Hedges, Pipeline, type PipelineOptions } from './pipeline.ts';

/** Statements of which it is known how long they take. */
const MOST_KNOWN = 5_000;
/**
 * How often a statement has run alone before it may share a connection, and how long it may take then, in milliseconds:
 * with the way there and back, which on a busy machine is most of it.
 */
const KNOWN_FROM = 5;
const QUICK_MS = 5;
/** How fast it is forgotten that a statement was quick once, or slow. */
const STEP = 1.05;
/** One answer that takes so long, in milliseconds, weighs as much as many quick ones. */
const LONG_MS = 20;
const LONG_STEP = STEP ** 16;
/** So long a statement runs alone that has held up others, whatever it takes otherwise. */
const BARRED_MS = 10_000;
/** Statements under way on one connection. */
const DEEPEST = 8;

export interface PipelinesOptions extends PipelineOptions {
  /** How many connections; 0: none. */
  readonly count: number;
}

/** How long a statement takes, once it is its turn. */
interface Known {
  uses: number;
  /** What it takes of late. */
  ms: number;
  /** The least of late by itself: what a busy machine adds is no fault of the statement. */
  alone: number;
  /** Until when it is not quick, whatever else is known. */
  barredUntil: number;
}

/**
 * Lets quick statements share connections: the system is called once for many of them, at both ends. PostgreSQL answers a
 * connection's statements in their order, so only those go here that were seen to take little; all others, and what is
 * not kept prepared, run alone.
 */
export class Pipelines {
  readonly #known = new LRUCache<string, Known>({ max: MOST_KNOWN });
  readonly #pipelines: readonly Pipeline[];

  constructor(private readonly options: PipelinesOptions) {
    const hedges: Hedges = { underWay: 0 };
    this.#pipelines = Array.from({ length: options.count }, () => new Pipeline(options, hedges));
  }

  /** @param make the statement, once more where it is hedged @param name undefined: it is not prepared */
  async run(make: () => OneText, name: string | undefined): Promise<string | null> {
    if (!name || !this.#pipelines.length) return this.options.runAlone(make());
    const known = this.#knownAs(name);
    const pipeline = isQuick(known) ? this.#freest() : undefined;
    if (pipeline)
      return pipeline.send({
        make,
        onAnswer: (ms) => learnShared(known, ms),
        onStuck: () => {
          known.barredUntil = performance.now() + BARRED_MS;
        },
      });
    const query = make();
    const value = await this.options.runAlone(query);
    learnAlone(known, performance.now() - query.sentAt);
    return value;
  }

  async close(): Promise<void> {
    await Promise.all(this.#pipelines.map((pipeline) => pipeline.close()));
  }

  #knownAs(name: string): Known {
    let known = this.#known.get(name);
    if (!known) {
      known = { uses: 0, ms: 0, alone: 0, barredUntil: 0 };
      this.#known.set(name, known);
    }
    return known;
  }

  /** undefined: none has room. */
  #freest(): Pipeline | undefined {
    let freest: Pipeline | undefined;
    for (const pipeline of this.#pipelines)
      if (pipeline.isReady && pipeline.length < (freest?.length ?? DEEPEST)) freest = pipeline;
    return freest;
  }
}

const isQuick = ({ uses, ms, barredUntil }: Known): boolean =>
  uses >= KNOWN_FROM && ms < QUICK_MS && barredUntil < performance.now();

function learnAlone(known: Known, ms: number): void {
  known.alone = known.uses++ ? Math.min(ms, known.ms * STEP) : ms;
  known.ms = known.alone;
}

/**
 * Of answers that arrive together the first seems to take all of the time and the others none, so that only half of them
 * being slower means something: a step up for each that is, a step down for each that is not.
 */
function learnShared(known: Known, ms: number): void {
  const up = ms > LONG_MS ? LONG_STEP : STEP;
  known.ms = ms > known.ms ? Math.min(ms, known.ms * up) : Math.max(known.alone, known.ms / STEP);
}
