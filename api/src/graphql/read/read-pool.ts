import pg from 'pg';
import type { Run } from '../../platform/run.ts';

export interface ReadPoolOptions {
  /** Connections at most; 10 when left out. */
  readonly max?: number;
  /** A statement that runs longer is cancelled, in milliseconds; 10,000 when left out. */
  readonly statementTimeoutMs?: number;
  /** So long after that a statement has to be answered, in milliseconds; 2,000 when left out. */
  readonly silentMs?: number;
  /** Connections are replaced after this time, which frees what their statements hold; 1,800 when left out. */
  readonly maxLifetimeSeconds?: number;
  /** A connection on which so many statements were prepared is replaced; 300 when left out. */
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

/** The one column is text, and is read as it comes. */
const TEXT = { getTypeParser: () => String };

/** What this process knows of a connection. */
interface ConnectionState {
  readonly names: Set<string>;
  isGeneric: boolean;
}

/** A pool for reads only. Nothing connects before the first read. */
export function createReadPool(connectionString: string, options: ReadPoolOptions = {}): ReadPool {
  const { statementTimeoutMs = 10_000, silentMs = 2_000, maxStatements = 300 } = options;
  const config: pg.PoolConfig & { readonly pipeline: true } = {
    connectionString,
    max: options.max ?? 10,
    maxLifetimeSeconds: options.maxLifetimeSeconds ?? 1800,
    statement_timeout: statementTimeoutMs,
    // A server that is gone without a word does not even cancel
    query_timeout: statementTimeoutMs && statementTimeoutMs + silentMs,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'sen-reads',
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
    // How a statement is planned is sent together with it
    pipeline: true,
  };
  const pool = new pg.Pool(config);
  const states = new WeakMap<pg.PoolClient, ConnectionState>();
  // Without listeners a lost connection would end the process: idle ones emit at the pool, busy ones at the client
  pool.on('error', (error) => options.onLost?.(error));
  pool.on('connect', (client) => {
    states.set(client, { names: new Set(), isGeneric: false });
    client.on('error', () => {});
  });
  const read: Run = async (name, text, values, isGeneric = false) => {
    const client = await pool.connect();
    const state = states.get(client)!;
    let lost: Error | undefined;
    try {
      if (name) state.names.add(name);
      if (state.isGeneric !== isGeneric) {
        state.isGeneric = isGeneric;
        // It fails with its connection only
        client.query(`set plan_cache_mode = ${isGeneric ? 'force_generic_plan' : 'auto'}`).catch(() => {});
      }
      const statement = { name, text, values: [...values], rowMode: 'array', types: TEXT } as const;
      const { rows } = await client.query<[string | null]>(statement);
      return rows[0]?.[0] ?? null;
    } catch (error) {
      if (isConnectionLoss(error)) lost = error as Error;
      throw error;
    } finally {
      // Third parties could otherwise fill the server's memory with statements
      client.release(lost ?? state.names.size >= maxStatements);
    }
  };
  const run: Run = async (...statement) => {
    try {
      return await read(...statement);
    } catch (error) {
      // Reads have no effects: what was sent on a connection that died is sent once more
      if (!isConnectionLoss(error) || TIMEOUTS.has((error as Error).message)) throw error;
      return read(...statement);
    }
  };
  return { pool, run, close: () => pool.end() };
}

/** Of the client's own timeouts: no connection of the pool became free, or no answer came. */
const TIMEOUTS: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);

/** The database is not there, or the connection to it broke: no statement was at fault. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    // Connection exceptions, shutdowns, too many connections; and those of the socket
    return /^08|^57P0[1-5]$|^53300$/.test(code) || /^E[A-Z]+$/.test(code);
  }
  return (
    TIMEOUTS.has(error.message) ||
    /^(Connection terminated|Client (has encountered a connection error|was closed))/.test(error.message)
  );
}
