import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds until a lost connection is tried again. */
const RETRY_MS = 1000;
/** A server that has not answered for so long, in milliseconds, is taken for lost: where a line is cut, no error comes. */
const MOST_SILENT_MS = 3000;
/** How long a server may take to end a connection, in milliseconds. */
const MOST_LEAVING_MS = 1000;
/** How often it is asked whether it is still there, in milliseconds, where nothing else is wanted. */
const BEAT_MS = 15_000;

export interface ListenerOptions {
  /** What the connection is called in pg_stat_activity: `sen-…`. */
  readonly name: string;
  readonly databaseUrl: string;
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, payload: string) => void;
  /** Called whenever listening begins, also again: what was said meanwhile is lost. */
  readonly onListening: () => void;
  /**
   * How many milliseconds of announcements may be missing before `isListening` says so: the connection is asked three times as often.
   * Left out: until it is known to be lost, which takes a quarter of a minute where a line is cut in silence.
   */
  readonly mostBehindMs?: number;
}

/** Receives what other processes announce through PostgreSQL (LISTEN, NOTIFY), on a connection of its own. */
export class Listener {
  #client: pg.Client | undefined;
  #socket: Socket | undefined;
  #listening = false;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;
  #beat: NodeJS.Timeout | undefined;
  #asking: Promise<void> | undefined;
  /** By this process's clock: whatever was committed before has been received. */
  #receivedUntil = 0;

  constructor(private readonly options: ListenerOptions) {}

  /** False while announcements may be missed. */
  get isListening(): boolean {
    const { mostBehindMs = Number.POSITIVE_INFINITY } = this.options;
    return this.#listening && performance.now() - this.#receivedUntil <= mostBehindMs;
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
      query_timeout: MOST_SILENT_MS,
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
      // What was committed before is lost, and `onListening` has said so
      this.#receivedUntil = performance.now();
      this.#listening = true;
      this.#keepAsking(client);
    } catch {
      this.#lost(client);
    }
  }

  /**
   * Whatever was committed before this call has been received when it ends: the server hands announcements on before it
   * answers. Calls at the same time share one question. Where it does not answer, the connection counts as lost.
   */
  async catchUp(): Promise<void> {
    const client = this.#client;
    if (!client || !this.#listening) return;
    this.#asking ??= Promise.resolve().then(async () => {
      // From here on another commit may be too late for this question
      this.#asking = undefined;
      await this.#ask(client);
    });
    await this.#asking;
  }

  async #ask(client: pg.Client): Promise<void> {
    // Not when the answer is looked at: it may have waited for this process. A notification does not say when it was sent
    const asked = performance.now();
    try {
      await client.query('');
      this.#receivedUntil = asked;
    } catch {
      this.#lost(client);
    }
  }

  /** One question at a time: where answers are slow, questions would pile up. */
  #keepAsking(client: pg.Client): void {
    const { mostBehindMs } = this.options;
    const pause = mostBehindMs === undefined ? BEAT_MS : mostBehindMs / 3;
    this.#beat = setTimeout(async () => {
      await this.#ask(client);
      if (this.#client === client && !this.#stopped) this.#keepAsking(client);
    }, pause).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#listening = false;
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    const client = this.#client;
    if (!client) return;
    const leaving = new AbortController();
    await Promise.race([
      client.end().catch(() => {}),
      pause(MOST_LEAVING_MS, undefined, { signal: leaving.signal }).catch(() => {}),
    ]);
    leaving.abort();
    // Where the line was cut just before, no answer has come
    this.#socket?.destroy();
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#stopped) return;
    this.#listening = false;
    this.#client = undefined;
    clearTimeout(this.#beat);
    client.end().catch(() => {});
    this.#retry = setTimeout(() => void this.start(), RETRY_MS);
    this.#retry.unref();
  }
}
