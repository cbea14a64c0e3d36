import pg from 'pg';
import type { Run } from '../../platform/process/run.ts';

export interface ReadPoolOptions {
  /** Optional. The maximum number of connections. Defaults to 10. */
  readonly max?: number;
  /** Optional. PostgreSQL cancels a statement after so many milliseconds. Defaults to 10,000. */
  readonly statementTimeoutMs?: number;
  /**
   * Optional. Milliseconds after {@link statementTimeoutMs} until a connection without a response is closed. Defaults to
   * 2,000.
   */
  readonly graceMs?: number;
  /** Optional. Connections are replaced after this time, which frees their prepared statements. Defaults to 1,800. */
  readonly maxLifetimeSeconds?: number;
  /** Optional. A connection is replaced once it has prepared so many statements. Defaults to 300. */
  readonly maxStatements?: number;
  /** Optional. Called if an idle connection is lost. The pool replaces it. */
  readonly onLost?: (error: Error) => void;
}

export interface ReadPool {
  readonly run: Run;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** The settings of each connection. Compiling (`jit`) takes longer than it saves for small nested results. */
const SETTINGS = [
  'default_transaction_read_only=on',
  'jit=off',
  'TimeZone=UTC',
  // The similarity at which a word counts as a misspelling: `rect` finds React
  'pg_trgm.word_similarity_threshold=0.45',
];

/** The only column is text and needs no parser. */
const TEXT = { getTypeParser: () => String };

interface ConnectionState {
  readonly names: Set<string>;
  /** True if it plans statements once for all values. */
  isGeneric: boolean;
}

/** It connects at the first read. */
export function createReadPool(connectionString: string, options: ReadPoolOptions = {}): ReadPool {
  const { statementTimeoutMs = 10_000, graceMs = 2_000, maxStatements = 300 } = options;
  const config: pg.PoolConfig & { readonly pipeline: true } = {
    connectionString,
    max: options.max ?? 10,
    maxLifetimeSeconds: options.maxLifetimeSeconds ?? 1800,
    statement_timeout: statementTimeoutMs,
    // A server that is unreachable cancels nothing
    query_timeout: statementTimeoutMs && statementTimeoutMs + graceMs,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'sen-reads',
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
    // Sends a change of plan_cache_mode together with the statement, without waiting for its response
    pipeline: true,
  };
  const pool = new pg.Pool(config);
  const states = new WeakMap<pg.PoolClient, ConnectionState>();
  // Without listeners a lost connection would end the process. Idle ones emit on the pool, busy ones on the client.
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
        // It fails only if the connection is lost, and then the statement fails as well
        client.query(`set plan_cache_mode = ${isGeneric ? 'force_generic_plan' : 'auto'}`).catch(() => {});
      }
      const statement = { name, text, values: [...values], rowMode: 'array', types: TEXT } as const;
      const { rows } = await client.query<[string | null]>(statement);
      return rows[0]?.[0] ?? null;
    } catch (error) {
      if (isConnectionLoss(error)) lost = error as Error;
      throw error;
    } finally {
      // Bounds the prepared statements of each connection: third parties can send any number of documents
      client.release(lost ?? state.names.size >= maxStatements);
    }
  };
  const run: Run = async (...statement) => {
    try {
      return await read(...statement);
    } catch (error) {
      // Reads have no effects, so one whose connection was lost is sent once more
      if (!isConnectionLoss(error) || TIMEOUTS.has((error as Error).message)) throw error;
      return read(...statement);
    }
  };
  return { pool, run, close: () => pool.end() };
}

/** Messages of pg's own timeouts: no connection of the pool became free, or the server did not respond. */
const TIMEOUTS: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'Query read timeout',
]);

/** True if the database is unreachable or the connection was lost, rather than the statement at fault. */
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
