import pg from 'pg';

/** Milliseconds until a lost connection is tried again. */
const RETRY_MS = 1000;

export interface ListenerOptions {
  readonly databaseUrl: string;
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, payload: string) => void;
  /** Called whenever listening begins, also again: what was said meanwhile is lost. */
  readonly onListening: () => void;
}

/** Hears what other processes announce through PostgreSQL (LISTEN, NOTIFY), on a connection of its own. */
export class Listener {
  #client: pg.Client | undefined;
  #listening = false;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;
  #asking: Promise<void> | undefined;

  constructor(private readonly options: ListenerOptions) {}

  /** False while announcements may be missed. */
  get isListening(): boolean {
    return this.#listening;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.options.databaseUrl, keepAlive: true });
    this.#client = client;
    client.on('notification', ({ channel, payload }) => this.options.onMessage(channel, payload ?? ''));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      for (const channel of this.options.channels)
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.options.onListening();
      this.#listening = true;
    } catch {
      this.#lost(client);
    }
  }

  /**
   * Whatever was committed before this call has been heard when it ends: the server hands announcements on before it
   * answers. Calls at the same time share one question.
   */
  async catchUp(): Promise<void> {
    const client = this.#client;
    if (!client || !this.#listening) return;
    this.#asking ??= Promise.resolve().then(async () => {
      // From here on another commit may be too late for this question
      this.#asking = undefined;
      await client.query('select 1').catch(() => {});
    });
    await this.#asking;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#listening = false;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#stopped) return;
    this.#listening = false;
    this.#client = undefined;
    client.end().catch(() => {});
    this.#retry = setTimeout(() => void this.start(), RETRY_MS);
    this.#retry.unref();
  }
}
