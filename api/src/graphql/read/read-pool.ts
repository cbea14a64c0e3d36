import pg from 'pg';
import utils from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';

/**
 * Executes one statement that answers one row with one text column, and gives that text.
 * @param name prepares the statement under this name on first use of each connection; undefined: not kept
 * @param isGeneric one plan for all values of a prepared statement; else PostgreSQL decides
 */
export type Run = (
  name: string | undefined,
  text: string,
  values: readonly unknown[],
  isGeneric?: boolean,
) => Promise<string | null>;

export interface ReadPoolOptions {
  /** Connections at most; 10 when left out. */
  readonly max?: number;
  /** A statement that runs longer is cancelled, in milliseconds; 10,000 when left out. */
  readonly statementTimeoutMs?: number;
  /** Connections are replaced after this time, which frees what their statements hold; 1,800 when left out. */
  readonly maxLifetimeSeconds?: number;
  /** Prepared statements kept per connection, oldest closed first; 300 when left out. */
  readonly maxStatements?: number;
  /** Called for connections lost while idle; they are replaced by themselves. */
  readonly onLost?: (error: Error) => void;
}

export interface ReadPool {
  readonly run: Run;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** The settings of a reading connection; `jit` would cost more than it gives for small nested results. */
const SETTINGS = [
  'default_transaction_read_only=on',
  'jit=off',
  'TimeZone=UTC',
  // How alike a word has to be to count as a typing error of another: `rect` finds React
  'pg_trgm.word_similarity_threshold=0.45',
];

/** A pool for reads only. Nothing connects before the first read. */
export function createReadPool(connectionString: string, options: ReadPoolOptions = {}): ReadPool {
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 10,
    maxLifetimeSeconds: options.maxLifetimeSeconds ?? 1800,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'sen-reads',
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
  });
  // Without listeners a lost connection would end the process: idle ones speak through the pool, busy ones don't
  pool.on('error', (error) => options.onLost?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, run: runIn(pool, options.maxStatements ?? 300), close: () => pool.end() };
}

const runIn =
  (pool: pg.Pool, maxStatements: number): Run =>
  async (name, text, values, isGeneric = false) => {
    const query = (sentName: string | undefined) =>
      new OneText({ name: sentName, text, values, isGeneric: isGeneric && !!sentName }, maxStatements);
    try {
      return await oneText(pool, query(name));
    } catch (error) {
      // Reads have no effects. A connection that died idle, or a statement that a proxy dropped, gets one more try
      const forgotten = isForgotten(error);
      const lost = isConnectionLoss(error) && (error as Error).message !== POOL_EXHAUSTED;
      if (!forgotten && !lost) throw error;
      return oneText(pool, query(forgotten ? undefined : name));
    }
  };

const isForgotten = (error: unknown): boolean => (error as { code?: unknown }).code === '26000';

function oneText(pool: pg.Pool, query: OneText): Promise<string | null> {
  return new Promise((resolve, reject) => {
    pool.connect((error, client, release) => {
      if (error || !client) {
        reject(error ?? new Error('no connection'));
        return;
      }
      query.callback = (failure) => {
        release(failure && isConnectionLoss(failure) ? failure : undefined);
        if (failure) reject(failure);
        else resolve(query.value);
      };
      client.query(query);
    });
  });
}

const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';

/** The database is not there, or the connection to it broke: no statement was at fault. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    // Connection exceptions, shutdowns, too many connections; and those of the socket
    return /^08|^57P0[1-5]$|^53300$/.test(code) || /^E[A-Z]+$/.test(code);
  }
  return (
    error.message === POOL_EXHAUSTED ||
    /^(Connection terminated|Client (has encountered a connection error|was closed))/.test(error.message)
  );
}

/** What pg's connection offers beyond its published types. */
interface ProtocolConnection {
  readonly stream: { readonly writable: boolean; write(bytes: Uint8Array): unknown };
  /** Texts by name, filled by pg when the server has accepted a statement. */
  readonly parsedStatements: Record<string, string>;
}

/** Runs what was bound last. */
const EXECUTE = serialize.execute();
const SYNC = serialize.sync();
const EXECUTE_AND_SYNC = Buffer.concat([EXECUTE, SYNC]);

/** One statement to be sent. */
interface Sent {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly isGeneric: boolean;
}

/** How each connection plans what is prepared on it; one that is missing does as PostgreSQL does by itself. */
const planModes = new WeakMap<object, 'auto' | 'force_generic_plan' | 'unknown'>();

/**
 * A query through pg's own extension point, as pg-cursor uses it: one row, one text column, so there is nothing
 * to describe, no result object and no type to parse.
 */
class OneText implements pg.Submittable {
  value: string | null = null;
  callback: (error?: Error) => void = () => {};

  /** Under which pg remembers it. */
  readonly name: string | undefined;
  readonly text: string;
  #connection: ProtocolConnection | undefined;

  constructor(
    private readonly sent: Sent,
    private readonly maxStatements: number,
  ) {
    this.name = sent.name;
    this.text = sent.text;
  }

  /** pg takes a returned error for one of the statement; nothing has been sent then. */
  submit(connection: unknown): Error | null {
    const pgConnection = connection as ProtocolConnection;
    this.#connection = pgConnection;
    try {
      this.#send(pgConnection);
      return null;
    } catch (error) {
      return error as Error;
    }
  }

  /** All messages in one piece: the system is called once, however many there are. */
  #send(pgConnection: ProtocolConnection): void {
    const bind = serialize.bind({
      statement: this.name,
      values: this.sent.values.map((value) => utils.prepareValue(value)),
    });
    const isKnown = this.name !== undefined && this.name in pgConnection.parsedStatements;
    const messages = [
      ...this.#choosePlans(pgConnection),
      ...(isKnown
        ? []
        : [...this.#makeRoom(pgConnection), serialize.parse({ name: this.name, text: this.text })]),
      bind,
      EXECUTE_AND_SYNC,
    ];
    if (pgConnection.stream.writable) pgConnection.stream.write(Buffer.concat(messages));
  }

  /** What goes ahead where the statement before was planned otherwise. */
  #choosePlans(pgConnection: ProtocolConnection): readonly Buffer[] {
    const mode = this.sent.isGeneric ? 'force_generic_plan' : 'auto';
    if ((planModes.get(pgConnection) ?? 'auto') === mode) return [];
    planModes.set(pgConnection, mode);
    return [serialize.parse({ text: `set plan_cache_mode = ${mode}` }), serialize.bind(), EXECUTE];
  }

  /** Third parties could otherwise fill the server's memory with statements. */
  #makeRoom({ parsedStatements }: ProtocolConnection): readonly Buffer[] {
    if (!this.name) return [];
    const names = Object.keys(parsedStatements);
    return names.slice(0, Math.max(0, names.length - this.maxStatements + 1)).map((name) => {
      delete parsedStatements[name];
      return serialize.close({ type: 'S', name });
    });
  }

  handleDataRow(message: { fields: readonly (string | null)[] }): void {
    this.value = message.fields[0] ?? null;
  }
  /** pg calls no handleReadyForQuery after an error. */
  handleError(error: Error): void {
    // What was set ahead of a statement that fails is taken back with it
    if (this.#connection) planModes.set(this.#connection, 'unknown');
    // Where it was not kept after all, it is sent whole the next time
    if (this.name && isForgotten(error)) delete this.#connection?.parsedStatements[this.name];
    this.callback(error);
  }
  handleReadyForQuery(): void {
    this.callback();
  }
  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
