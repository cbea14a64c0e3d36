import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Delay before reconnecting, in milliseconds. */
const RETRY_MS = 1000;
/**
 * Timeout of a query, in milliseconds. A cut network connection causes no error, so a server that does not respond
 * counts as lost.
 */
const MAX_SILENT_MS = 3000;
/** Timeout for closing the connection, in milliseconds. */
const MAX_CLOSING_MS = 1000;
/** Interval of the heartbeat query in milliseconds, if `maxBehindMs` does not require a shorter one. */
const BEAT_MS = 15_000;

export interface ListenerOptions {
  /** The application name in pg_stat_activity: `sen-…`. */
  readonly name: string;
  readonly databaseUrl: string;
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, payload: string) => void;
  /** Called each time listening begins, also after a reconnect. Notifications sent before that are lost. */
  readonly onListening: () => void;
  /**
   * Maximum age of the last heartbeat in milliseconds. After that `isListening` is false. The heartbeat runs three
   * times as often. Optional: by default `isListening` is true until the connection is known to be lost, which takes
   * up to 18 seconds if the network drops packets.
   */
  readonly maxBehindMs?: number;
}

/** Receives notifications of other processes (PostgreSQL LISTEN/NOTIFY) on a connection of its own. */
export class Listener {
  #client: pg.Client | undefined;
  #socket: Socket | undefined;
  #listening = false;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #catchingUp: Promise<void> | undefined;
  /** Notifications of all transactions that committed before this time (`performance.now()`) have been received. */
  #receivedUntil = 0;

  constructor(private readonly options: ListenerOptions) {}

  /** False while notifications may be missed. */
  get isListening(): boolean {
    const { maxBehindMs = Number.POSITIVE_INFINITY } = this.options;
    return this.#listening && performance.now() - this.#receivedUntil <= maxBehindMs;
  }

  async start(): Promise<void> {
    const socket = new Socket();
    this.#socket = socket;
    const client = new pg.Client({
      stream: () => socket,
      connectionString: this.options.databaseUrl,
      application_name: this.options.name,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: MAX_SILENT_MS,
    });
    this.#client = client;
    client.on('notification', ({ channel, payload }) => this.options.onMessage(channel, payload ?? ''));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      for (const channel of this.options.channels)
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.options.onListening();
      // Earlier notifications are lost, and `onListening` has reported that
      this.#receivedUntil = performance.now();
      this.#listening = true;
      this.#scheduleHeartbeat(client);
    } catch {
      this.#lost(client);
    }
  }

  /**
   * Resolves when the notifications of all transactions that committed before the call have been received: the server
   * sends them before it responds to a query. Simultaneous calls share one query. If the server does not respond, the
   * connection counts as lost.
   */
  async waitForInvalidation(): Promise<void> {
    const client = this.#client;
    if (!client || !this.#listening) return;
    this.#catchingUp ??= Promise.resolve().then(async () => {
      // A call from now on needs another query: its commit may be too late for this one
      this.#catchingUp = undefined;
      await this.#ping(client);
    });
    await this.#catchingUp;
  }

  async #ping(client: pg.Client): Promise<void> {
    // The time before the query. The response may have waited for this process, and a notification has no timestamp.
    const sent = performance.now();
    try {
      await client.query('');
      this.#receivedUntil = sent;
    } catch {
      this.#lost(client);
    }
  }

  /** Sends one heartbeat at a time, so that they do not pile up if responses are slow. */
  #scheduleHeartbeat(client: pg.Client): void {
    const { maxBehindMs } = this.options;
    const pause = maxBehindMs === undefined ? BEAT_MS : maxBehindMs / 3;
    this.#heartbeat = setTimeout(async () => {
      await this.#ping(client);
      if (this.#client === client && !this.#stopped) this.#scheduleHeartbeat(client);
    }, pause).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#listening = false;
    clearTimeout(this.#retry);
    clearTimeout(this.#heartbeat);
    const client = this.#client;
    if (!client) return;
    const closed = new AbortController();
    await Promise.race([
      client.end().catch(() => {}),
      pause(MAX_CLOSING_MS, undefined, { signal: closed.signal }).catch(() => {}),
    ]);
    closed.abort();
    // If the network was cut before, the server has not responded
    this.#socket?.destroy();
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#stopped) return;
    this.#listening = false;
    this.#client = undefined;
    clearTimeout(this.#heartbeat);
    client.end().catch(() => {});
    this.#retry = setTimeout(() => void this.start(), RETRY_MS);
    this.#retry.unref();
  }
}
