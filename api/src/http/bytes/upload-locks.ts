import { setTimeout as pause } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import pg from 'pg';

/** On which a process asks whoever holds an upload to let it go; the message is the upload's id. */
const CHANNEL = 'upload_wanted';
/** How long a request waits for an upload that another one holds, in milliseconds; those let go within three seconds. */
const MOST_WAITING_MS = 30_000;
/** How often it asks again. */
const AGAIN_MS = 100;
/** A server that has not answered for so long, in milliseconds, is taken for lost. */
const MOST_SILENT_MS = 3000;

/** A request that has an upload to itself, or waits to have it. */
interface Holder {
  readonly letGo: () => Promise<void> | void;
  /** The connection on which PostgreSQL holds the lock; undefined: it waits. */
  client?: pg.Client;
}

/**
 * One request at a time works on an upload, at whichever process it arrives. All locks of a process lie on one connection
 * of its own, outside of any transaction: a slow sender takes no connection from others, and PostgreSQL frees the locks
 * of a process that dies. Whoever wants an upload that is held asks for it (NOTIFY), and the holder ends its request with
 * what has arrived: a line that broke unnoticed does not keep its sender from going on.
 */
export class UploadLocks implements Locker {
  readonly #holders = new Map<string, Holder>();
  #connecting: Promise<pg.Client> | undefined;
  #stopped = false;

  constructor(private readonly databaseUrl: string) {}

  newLock(id: string): Lock {
    return {
      lock: (signal, letGo) => this.#lock(id, signal, letGo),
      unlock: () => this.#unlock(id),
    };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await (await this.#connecting?.catch(() => undefined))?.end().catch(() => {});
  }

  async #lock(id: string, signal: AbortSignal, letGo: Holder['letGo']): Promise<void> {
    const end = performance.now() + MOST_WAITING_MS;
    const mine: Holder = { letGo };
    while (!signal.aborted && !this.#stopped && performance.now() < end) {
      const holder = this.#holders.get(id);
      // PostgreSQL gives one connection the same lock twice: within the process it is decided here
      if (!holder) this.#holders.set(id, mine);
      else if (holder !== mine) await holder.letGo();
      if (this.#holders.get(id) === mine && (await this.#take(id, mine))) {
        if (!signal.aborted) return;
        await this.#unlock(id);
        break;
      }
      await pause(AGAIN_MS);
    }
    if (this.#holders.get(id) === mine) this.#holders.delete(id);
    throw ERRORS.ERR_LOCK_TIMEOUT;
  }

  /** @returns whether the lock is there; if not, its holder has been asked to let go */
  async #take(id: string, mine: Holder): Promise<boolean> {
    let client: pg.Client | undefined;
    try {
      client = await this.#connected();
      const { rows } = await client.query<{ taken: boolean }>({
        name: 'upload.lock',
        text: 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
        values: [nameOf(id)],
      });
      if (rows[0]!.taken) mine.client = client;
      else
        await client.query({ name: 'upload.want', text: `select pg_notify('${CHANNEL}', $1)`, values: [id] });
      return rows[0]!.taken;
    } catch {
      // With the connection go the locks that it held. The next attempt makes another one
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
          values: [nameOf(id)],
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
      connectionTimeoutMillis: MOST_SILENT_MS,
      query_timeout: MOST_SILENT_MS,
    });
    client.on('notification', ({ payload }) => {
      const holder = this.#holders.get(payload ?? '');
      // The process that asks hears it as well
      if (holder?.client) void holder.letGo();
    });
    for (const event of ['error', 'end'] as const) client.on(event, () => this.#lost(client));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    return client;
  }

  /** Others may have the uploads by now: requests that go on with them end. */
  #lost(client: pg.Client): void {
    if (this.#stopped) return;
    this.#connecting = undefined;
    client.removeAllListeners('end');
    client.end().catch(() => {});
    for (const holder of this.#holders.values()) if (holder.client === client) void holder.letGo();
  }
}

const nameOf = (id: string): string => `upload:${id}`;
