import { setTimeout as pause } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import pg from 'pg';

/**
 * Notification channel on which a process requests that the holder of an upload releases it. The payload is the ID of the
 * upload.
 */
const CHANNEL = 'upload_wanted';
/** Milliseconds for which a request waits for a locked upload. Holders release it within three seconds. */
const MAX_WAITING_MS = 30_000;
const RETRY_MS = 100;
/** Timeout of a query in milliseconds. After it the connection counts as lost. */
const MAX_SILENT_MS = 3000;

interface Holder {
  readonly release: () => Promise<void> | void;
  /** The connection that has the lock in PostgreSQL; undefined while the request waits. */
  client?: pg.Client;
}

/**
 * Locks an upload for one request at a time, across all processes. All locks of a process belong to one separate
 * connection outside of any transaction: a slow client occupies no connection of the pool, and PostgreSQL releases
 * the locks of a process that dies. A request that needs a locked upload notifies the holder (NOTIFY), which ends its
 * request and stores what has arrived. So a broken connection that was not noticed does not prevent its client from
 * resuming.
 */
export class UploadLocks implements Locker {
  readonly #holders = new Map<string, Holder>();
  #connecting: Promise<pg.Client> | undefined;
  #stopped = false;

  constructor(private readonly databaseUrl: string) {}

  newLock(id: string): Lock {
    return {
      lock: (signal, release) => this.#lock(id, signal, release),
      unlock: () => this.#unlock(id),
    };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await (await this.#connecting?.catch(() => undefined))?.end().catch(() => {});
  }

  async #lock(id: string, signal: AbortSignal, release: Holder['release']): Promise<void> {
    const end = performance.now() + MAX_WAITING_MS;
    const ownHolder: Holder = { release };
    while (!signal.aborted && !this.#stopped && performance.now() < end) {
      const holder = this.#holders.get(id);
      // PostgreSQL grants the same lock twice to one connection, so requests of this process are serialised here
      if (!holder) this.#holders.set(id, ownHolder);
      else if (holder !== ownHolder) await holder.release();
      if (this.#holders.get(id) === ownHolder && (await this.#tryLock(id, ownHolder))) {
        if (!signal.aborted) return;
        await this.#unlock(id);
        break;
      }
      await pause(RETRY_MS);
    }
    if (this.#holders.get(id) === ownHolder) this.#holders.delete(id);
    throw ERRORS.ERR_LOCK_TIMEOUT;
  }

  /** @returns true if the lock was acquired; otherwise its holder has been notified */
  async #tryLock(id: string, ownHolder: Holder): Promise<boolean> {
    let client: pg.Client | undefined;
    try {
      client = await this.#connected();
      const { rows } = await client.query<{ taken: boolean }>({
        name: 'upload.lock',
        text: 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
        values: [toLockName(id)],
      });
      if (rows[0]!.taken) ownHolder.client = client;
      else
        await client.query({ name: 'upload.want', text: `select pg_notify('${CHANNEL}', $1)`, values: [id] });
      return rows[0]!.taken;
    } catch {
      // The connection's locks are lost with it. The next attempt creates another connection
      if (client) this.#lost(client);
      return false;
    }
  }

  async #unlock(id: string): Promise<void> {
    const client = this.#holders.get(id)?.client;
    try {
      if (client && client === (await this.#connecting?.catch(() => undefined)))
        await client.query({
          name: 'upload.unlock',
          text: 'select pg_advisory_unlock(hashtextextended($1, 0))',
          values: [toLockName(id)],
        });
    } catch {
      this.#lost(client!);
    } finally {
      this.#holders.delete(id);
    }
  }

  #connected(): Promise<pg.Client> {
    this.#connecting ??= this.#connect().catch((error: unknown) => {
      this.#connecting = undefined;
      throw error;
    });
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'sen-uploads',
      keepAlive: true,
      connectionTimeoutMillis: MAX_SILENT_MS,
      query_timeout: MAX_SILENT_MS,
    });
    client.on('notification', ({ payload }) => {
      const holder = this.#holders.get(payload ?? '');
      // The process that sends the notification receives it as well
      if (holder?.client) void holder.release();
    });
    for (const event of ['error', 'end'] as const) client.on(event, () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  /** Other processes may have locked the uploads since then, so the requests that write to them end. */
  #lost(client: pg.Client): void {
    if (this.#stopped) return;
    this.#connecting = undefined;
    client.removeAllListeners('end');
    client.end().catch(() => {});
    for (const holder of this.#holders.values()) if (holder.client === client) void holder.release();
  }
}

const toLockName = (id: string): string => `upload:${id}`;
