import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { OneText, ProtocolConnection } from './one-text.ts';

/** Statements of which it is known how long they take. */
const MOST_KNOWN = 5_000;
/** How often a statement has run before it may go ahead of an answer, and how long it may take then, in milliseconds. */
const KNOWN_FROM = 5;
const QUICK_MS = 2;
/** How fast it is forgotten that a statement was quick once. */
const RISE = 1.05;
/** What waits behind one that takes longer is asked for elsewhere as well, in milliseconds. */
const STUCK_MS = 150;
/** And that one runs in turn for a while, whatever it takes otherwise. */
const BARRED_MS = 10_000;
/** So many at once are asked for twice: a database that is slow in everything must not get twice the work. */
const MOST_COPIES = 8;
/** After a statement should have been cut off at the latest, a connection that says nothing is given up. */
const SILENT_MS = 2_000;
/** Statements under way on one connection. */
const DEEPEST = 8;
/** Until a connection that could not be made is tried again, in milliseconds. */
const RETRY_MS = 1_000;

export interface PipelinesOptions {
  readonly connection: pg.ClientConfig;
  /** How many connections; 0: none. */
  readonly lines: number;
  readonly maxLifetimeSeconds: number;
  /** Runs a statement on a connection that runs nothing else meanwhile. */
  readonly inTurn: (query: OneText) => Promise<string | null>;
  /** Called for connections that were lost; they are replaced by themselves. */
  readonly onLost: (error: Error) => void;
}

/** How long a statement takes, once it is its turn. */
interface Known {
  uses: number;
  /** The least of late: what a busy machine adds is no fault of the statement. */
  ms: number;
  /** Until when it is not quick, whatever else is known. */
  barredUntil: number;
}

/** Statements that are asked for twice now, over all connections. */
interface Copies {
  underWay: number;
}

/** A statement under way. */
interface Waiting {
  readonly query: OneText;
  readonly known: Known;
  readonly sentAt: number;
  readonly resolve: (value: string | null) => void;
  readonly reject: (error: Error) => void;
  /** Makes it anew, to be asked for elsewhere. */
  readonly again: () => OneText;
  /** How many of them may still answer: two where it was asked for elsewhere. */
  left: number;
}

/** The first that answers counts, and of failures the last. */
function fail(waiting: Waiting, error: Error): void {
  if (--waiting.left === 0) waiting.reject(error);
}

/**
 * Sends quick statements one after the other without waiting for answers, those of one turn of the event loop in one
 * piece: the system is called once for many of them, at both ends. PostgreSQL answers a connection's statements in their
 * order, so only those go here that were seen to take little; all others, and what is not kept prepared, run in turn.
 * What has to wait behind one that is slow all the same is asked for elsewhere as well, since reads have no effects; the
 * first answer counts.
 */
export class Pipelines {
  readonly #known = new LRUCache<string, Known>({ max: MOST_KNOWN });
  readonly #lines: readonly Line[];

  constructor(private readonly options: PipelinesOptions) {
    const copies: Copies = { underWay: 0 };
    this.#lines = Array.from({ length: options.lines }, () => new Line(options, copies));
  }

  /** @param make the statement; made anew where it has to be asked for elsewhere @param name undefined: it is not prepared */
  run(make: () => OneText, name: string | undefined): Promise<string | null> {
    if (!name || !this.#lines.length) return this.options.inTurn(make());
    const known = this.#knownAs(name);
    const line = isQuick(known) ? this.#freest() : undefined;
    if (line) return line.send(make, known);
    const query = make();
    return this.options.inTurn(query).then((value) => {
      learn(known, performance.now() - query.sentAt);
      return value;
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line.close()));
  }

  #knownAs(name: string): Known {
    let known = this.#known.get(name);
    if (!known) {
      known = { uses: 0, ms: 0, barredUntil: 0 };
      this.#known.set(name, known);
    }
    return known;
  }

  /** undefined: none has room. */
  #freest(): Line | undefined {
    let freest: Line | undefined;
    for (const line of this.#lines)
      if (line.isReady && line.length < (freest?.length ?? DEEPEST)) freest = line;
    return freest;
  }
}

const isQuick = ({ uses, ms, barredUntil }: Known): boolean =>
  uses >= KNOWN_FROM && ms < QUICK_MS && barredUntil < performance.now();

/** The least of late: what a busy machine adds is no fault of the statement. */
function learn(known: Known, ms: number): void {
  known.ms = known.uses++ ? Math.min(ms, known.ms * RISE) : ms;
}

/** One connection, with what is under way on it, in its order. */
class Line {
  #client: pg.Client | undefined;
  #isConnected = false;
  #bornAt = 0;
  #notBefore = 0;
  #isClosed = false;
  #waiting: Waiting[] = [];
  /** When the first of them had its turn. */
  #turnAt = 0;
  #isCorked = false;
  #watch: NodeJS.Timeout | undefined;
  #isStuck = false;

  constructor(
    private readonly options: PipelinesOptions,
    private readonly copies: Copies,
  ) {}

  get length(): number {
    return this.#waiting.length;
  }

  /** Whether it takes statements now. It connects when it is first asked. */
  get isReady(): boolean {
    if (this.#isClosed || this.#isStuck) return false;
    if (!this.#client && performance.now() > this.#notBefore) this.#connect();
    const { maxLifetimeSeconds } = this.options;
    // Frees what its statements hold: it is replaced once it is free
    if (this.#isConnected && performance.now() - this.#bornAt > maxLifetimeSeconds * 1000) {
      if (!this.#waiting.length) void this.#leave();
      return false;
    }
    return this.#isConnected;
  }

  send(again: () => OneText, known: Known): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const now = performance.now();
      const query = again();
      const waiting = { query, known, sentAt: now, resolve, reject, again, left: 1 };
      query.callback = (error) => this.#answered(waiting, error);
      if (!this.#waiting.length) this.#begin(now);
      this.#waiting.push(waiting);
      this.#together();
      this.#client!.query(query);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#leave();
  }

  #connect(): void {
    const client = new pg.Client({ ...this.options.connection, pipeline: true } as pg.ClientConfig);
    this.#client = client;
    this.#bornAt = performance.now();
    const forget = () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#isConnected = false;
      this.#notBefore = performance.now() + RETRY_MS;
      // It may be open still, where it said what was not expected
      void client.end().catch(() => {});
    };
    client.on('error', (error) => {
      if (this.#isConnected && this.#client === client) this.options.onLost(error);
      forget();
    });
    client.on('end', forget);
    client.connect().then(() => {
      this.#isConnected = this.#client === client;
    }, forget);
  }

  async #leave(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    this.#isConnected = false;
    await client?.end().catch(() => {});
  }

  /** What is sent in this turn of the event loop leaves in one piece. */
  #together(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    const { stream } = this.#connection;
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  #begin(now: number): void {
    this.#turnAt = now;
    this.#lookIn(STUCK_MS);
  }

  /** Whatever has come is read before it is looked at: else a process that stood still would take it for the database. */
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
    const now = performance.now();
    const since = now - this.#turnAt;
    if (since < STUCK_MS) {
      this.#lookIn(STUCK_MS - since);
      return;
    }
    this.#isStuck = true;
    first.known.barredUntil = now + BARRED_MS;
    for (const waiting of behind) this.#askElsewhere(waiting);
    const { statement_timeout: cutOff } = this.options.connection;
    if (cutOff && since > cutOff + SILENT_MS) {
      const { stream } = this.#connection;
      stream.destroy(Object.assign(new Error('no answer came'), { code: 'ETIMEDOUT' }));
    }
    this.#lookIn(STUCK_MS);
  }

  #askElsewhere(waiting: Waiting): void {
    if (waiting.left > 1 || this.copies.underWay >= MOST_COPIES) return;
    waiting.left++;
    this.copies.underWay++;
    this.options
      .inTurn(waiting.again())
      .then(waiting.resolve, (error: Error) => fail(waiting, error))
      .finally(() => this.copies.underWay--);
  }

  get #connection(): ProtocolConnection {
    return (this.#client as unknown as { connection: ProtocolConnection }).connection;
  }

  #answered(waiting: Waiting, error: Error | undefined): void {
    const now = performance.now();
    const index = this.#waiting.indexOf(waiting);
    if (index >= 0) this.#waiting.splice(index, 1);
    const { known, query } = waiting;
    // Answers of one piece seem to take nothing: here it is only learned that a statement has become slower
    if (!error) learn(known, Math.max(known.ms, now - Math.max(this.#turnAt, waiting.sentAt)));
    if (this.#waiting.length) this.#begin(now);
    else this.#isStuck = false;
    if (error) fail(waiting, error);
    else waiting.resolve(query.value);
  }
}
