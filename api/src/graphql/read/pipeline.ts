import pg from 'pg';
import type { OneText, ProtocolConnection } from './one-text.ts';

/** What waits behind a statement that takes longer is hedged, in milliseconds. */
const STUCK_MS = 150;
/** So many at once are asked for twice: a database that is slow in everything must not get twice the work. */
const MOST_HEDGES = 8;
/** After a statement should have been cut off at the latest, a connection that says nothing is given up. */
const SILENT_MS = 2_000;
/** Until a connection that could not be made is tried again, in milliseconds. */
const RETRY_MS = 1_000;

export interface PipelineOptions {
  readonly connection: pg.ClientConfig;
  readonly maxLifetimeSeconds: number;
  /** Runs a statement on a connection that runs nothing else meanwhile. */
  readonly runAlone: (query: OneText) => Promise<string | null>;
  /** Called when the connection was lost; it is replaced by itself. */
  readonly onLost: (error: Error) => void;
}

/** A statement as it is handed to a pipeline. */
export interface Piped {
  /** Makes it, once more where it is hedged. */
  readonly make: () => OneText;
  /** It was answered, after so many milliseconds from its turn on. */
  readonly onAnswer: (ms: number) => void;
  /** It holds up what is behind it. */
  readonly onStuck: () => void;
}

/** Hedged statements under way, over all pipelines of a process. */
export interface Hedges {
  underWay: number;
}

/** A statement that was sent. */
interface Waiting extends Piped {
  readonly query: OneText;
  readonly sentAt: number;
  readonly resolve: (value: string | null) => void;
  readonly reject: (error: Error) => void;
  /** How many of its queries may still answer: two where it is hedged. */
  left: number;
}

/** The first answer counts, and of failures the last. */
function fail(waiting: Waiting, error: Error): void {
  if (--waiting.left === 0) waiting.reject(error);
}

/**
 * One connection to which statements are sent without waiting for the answers of those before; they come in the same
 * order. Statements of one turn of the event loop leave in one write. Where the first takes too long, those behind it are
 * hedged: asked for on another connection as well, and the first answer counts. Reads have no effects.
 */
export class Pipeline {
  #client: pg.Client | undefined;
  #isConnected = false;
  #bornAt = 0;
  #notBefore = 0;
  #isClosed = false;
  readonly #waiting: Waiting[] = [];
  /** When the first of them had its turn. */
  #turnAt = 0;
  #isStuck = false;
  #isCorked = false;
  #watch: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: PipelineOptions,
    private readonly hedges: Hedges,
  ) {}

  /** Statements under way. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Whether it takes statements now. It connects when it is first asked. */
  get isReady(): boolean {
    if (this.#isClosed || this.#isStuck) return false;
    if (!this.#client && performance.now() > this.#notBefore) this.#connect();
    // Replaced once it is free, which frees what its statements hold
    if (this.#isConnected && performance.now() - this.#bornAt > this.options.maxLifetimeSeconds * 1000) {
      if (!this.#waiting.length) this.#forget(this.#client!);
      return false;
    }
    return this.#isConnected;
  }

  /** Sends a statement. To be called while it {@link isReady}. */
  send(piped: Piped): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const query = piped.make();
      const waiting = { ...piped, query, sentAt: performance.now(), resolve, reject, left: 1 };
      query.callback = (error) => this.#answered(waiting, error);
      if (!this.#waiting.length) this.#begin();
      this.#waiting.push(waiting);
      this.#cork();
      this.#client!.query(query);
    });
  }

  /** Takes nothing more, and ends when what was sent has been answered or given up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => {});
  }

  #connect(): void {
    const client = new pg.Client({ ...this.options.connection, pipeline: true } as pg.ClientConfig);
    this.#client = client;
    this.#bornAt = performance.now();
    const lose = (error?: Error) => {
      if (this.#client !== client) return;
      if (error && this.#isConnected) this.options.onLost(error);
      this.#notBefore = performance.now() + RETRY_MS;
      this.#forget(client);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.connect().then(
      () => {
        this.#isConnected = this.#client === client;
      },
      () => lose(),
    );
  }

  /** Ends a connection, which may be open still, and lets go of it. */
  #forget(client: pg.Client): void {
    this.#client = undefined;
    this.#isConnected = false;
    void client.end().catch(() => {});
  }

  get #connection(): ProtocolConnection {
    return (this.#client as unknown as { connection: ProtocolConnection }).connection;
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    const { stream } = this.#connection;
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  /** It is the turn of the first that waits. */
  #begin(): void {
    this.#turnAt = performance.now();
    this.#lookIn(STUCK_MS);
  }

  /** Answers that have arrived are read before: else a process that stood still would take that for a slow database. */
  #lookIn(ms: number): void {
    this.#watch ??= setTimeout(() => {
      setImmediate(() => {
        this.#watch = undefined;
        this.#look();
      });
    }, ms).unref();
  }

  /** Whether the first of them takes too long. */
  #look(): void {
    const [first, ...behind] = this.#waiting;
    if (!first) return;
    const since = performance.now() - this.#turnAt;
    if (since < STUCK_MS) {
      this.#lookIn(STUCK_MS - since);
      return;
    }
    this.#isStuck = true;
    first.onStuck();
    for (const waiting of behind) this.#hedge(waiting);
    const { statement_timeout: cutOff } = this.options.connection;
    if (this.#client && cutOff && since > cutOff + SILENT_MS)
      this.#connection.stream.destroy(Object.assign(new Error('no answer came'), { code: 'ETIMEDOUT' }));
    this.#lookIn(STUCK_MS);
  }

  #hedge(waiting: Waiting): void {
    if (waiting.left > 1 || this.hedges.underWay >= MOST_HEDGES) return;
    waiting.left++;
    this.hedges.underWay++;
    this.options
      .runAlone(waiting.make())
      .then(waiting.resolve, (error: Error) => fail(waiting, error))
      .finally(() => this.hedges.underWay--);
  }

  #answered(waiting: Waiting, error: Error | undefined): void {
    const ms = performance.now() - Math.max(this.#turnAt, waiting.sentAt);
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    if (this.#waiting.length) this.#begin();
    else this.#isStuck = false;
    if (error) {
      fail(waiting, error);
      return;
    }
    waiting.onAnswer(ms);
    waiting.resolve(waiting.query.value);
  }
}
