import pg from 'pg';
import type { Run } from '../../platform/run.ts';
import { isForgotten, OneText, type Sent } from './one-text.ts';
import { Pipelines } from './pipelines.ts';

export interface ReadPoolOptions {
  /** Connections at most; 10 when left out. */
  readonly max?: number;
  /** Of these, on how many quick statements follow each other without waiting; 0.4 of them when left out. */
  readonly pipelines?: number;
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
  const { max = 10, maxStatements = 300, maxLifetimeSeconds = 1800 } = options;
  const { pipelines: count = Math.floor(max * 0.4) } = options;
  const connection = {
    connectionString,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    connectionTimeoutMillis: 5_000,
    // Whose other end is gone without a word is found out
    keepAlive: true,
    application_name: 'sen-reads',
    options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
  };
  const pool = new pg.Pool({ ...connection, max: max - count, maxLifetimeSeconds });
  // Without listeners a lost connection would end the process: idle ones speak through the pool, busy ones don't
  pool.on('error', (error) => options.onLost?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  const pipelines = new Pipelines({
    connection: { ...connection, application_name: 'sen-quick-reads' },
    count,
    maxLifetimeSeconds,
    runAlone: (query) => oneText(pool, query),
    onLost: (error) => options.onLost?.(error),
  });
  const make = (sent: Sent) => new OneText(sent, maxStatements);
  const run = runIn(
    (sent) => pipelines.run(() => make(sent), sent.name),
    // A quick one's other connections may be lost as well
    (sent) => oneText(pool, make(sent)),
  );
  const close = async () => void (await Promise.all([pipelines.close(), pool.end()]));
  return { pool, run, close };
}

type Read = (sent: Sent) => Promise<string | null>;

const runIn =
  (read: Read, readAgain: Read): Run =>
  async (name, text, values, isGeneric = false) => {
    try {
      return await read({ name, text, values, isGeneric: isGeneric && name !== undefined });
    } catch (error) {
      // Reads have no effects. A connection that died idle, or a statement that a proxy dropped, gets one more try
      const forgotten = isForgotten(error);
      const lost = isConnectionLoss(error) && (error as Error).message !== POOL_EXHAUSTED;
      if (!forgotten && !lost) throw error;
      const again = forgotten ? undefined : name;
      return readAgain({ name: again, text, values, isGeneric: isGeneric && again !== undefined });
    }
  };

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
